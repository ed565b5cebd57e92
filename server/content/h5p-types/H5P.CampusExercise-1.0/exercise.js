/**
 * What every exercise of the campus does the same way. A kind is made by `H5P.CampusExercise.kind(Own)`; `new Own(exercise)`
 * has what is its own:
 *
 * - body: element with what there is to do
 * - max: points at most
 * - points(): points of the answers as they stand
 * - state(): what to go on from, or undefined where nothing was done yet
 * - mark(isShown): says what is right and what is not, with isShown the answers too; undefined: no marks
 * - clear(): takes the marks away and what was wrong back
 * - isSelfChecked: it ends by itself (exercise.finish), nobody presses Check
 */
H5P.CampusExercise = {
  fallback: 'en',

  language() {
    return document.documentElement.lang.slice(0, 2);
  },

  /** A text in the language of the page; where it has none in it, in English, or in whichever it has. */
  textOf(localized) {
    if (typeof localized !== 'object' || localized === null) return localized || '';
    const { fallback, language } = H5P.CampusExercise;
    return localized[language()] || localized[fallback] || Object.values(localized)[0] || '';
  },

  say(name, values = {}) {
    const { fallback, language } = H5P.CampusExercise;
    const words = H5P.CampusExerciseWords[language()] || H5P.CampusExerciseWords[fallback];
    return Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, () => value), words[name]);
  },

  /** An element with attributes (`click`: what it does then) and what is in it. */
  element(name, attributes = {}, ...content) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === 'click') made.addEventListener('click', value);
      else if (value === true) made.setAttribute(key, '');
      else if (value !== false && value !== undefined) made.setAttribute(key, value);
    }
    made.append(...content);
    return made;
  },

  button(look, text, click) {
    return H5P.CampusExercise.element('button', { type: 'button', class: `ce-button ce-${look}`, click }, text);
  },

  /** The same order on each device and at each opening: else a state would not fit any more. */
  shuffled(list) {
    const all = list.map((one, n) => ({ one, n, key: (n * 7 + 3) % 11 }));
    const mixed = all.sort((a, b) => a.key - b.key || b.n - a.n).map(({ one }) => one);
    const isSame = mixed.every((one, n) => one === list[n]);
    return isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  },

  kind(Own) {
    function Exercise(params, contentId, extras = {}) {
      H5P.EventDispatcher.call(this);
      const state = extras.previousState || {};
      this.contentId = contentId;
      this.isChecked = state.isChecked === true;
      this.task = H5P.CampusExercise.textOf(params.task);
      this.own = new Own(H5P.CampusExercise.toolsOf(this, params, state));
      this.foot = new H5P.CampusExercise.Foot(this);
    }
    Exercise.prototype = Object.assign(Object.create(H5P.EventDispatcher.prototype), H5P.CampusExercise.methods);
    return Exercise;
  },

  /** What a kind is made with. */
  toolsOf(exercise, params, state) {
    const { textOf, say, element, button, shuffled } = H5P.CampusExercise;
    const live = element('p', { class: 'ce-unseen', role: 'status' });
    return {
      ...{ params, state, textOf, say, element, button, shuffled, live },
      /** For ears only. */
      announce: (text) => {
        live.textContent = text;
      },
      finish: (verb) => exercise.finish(verb),
      resized: () => exercise.trigger('resize'),
      changed: () => exercise.changed(),
    };
  },

  /** H5P's own contract for questions. */
  methods: {
    attach($container) {
      const { element } = H5P.CampusExercise;
      const root = element('section', { class: 'ce-exercise' });
      if (this.task !== '') root.append(element('p', { class: 'ce-task', dir: 'auto' }, this.task));
      root.append(this.own.body, this.foot.root);
      $container.addClass('ce-place').append(root);
      if (this.isChecked) this.showResult();
      else this.foot.ask();
      this.trigger('resize');
    },
    getScore() {
      return this.own.points();
    },
    getMaxScore() {
      return this.own.max;
    },
    getAnswerGiven() {
      return this.own.state() !== undefined;
    },
    getCurrentState() {
      const state = this.own.state();
      return state && { ...state, isChecked: this.isChecked };
    },
    showResult() {
      this.own.mark(false);
      this.foot.tell(false);
      this.trigger('resize');
    },
    check() {
      this.isChecked = true;
      this.showResult();
      this.finish('answered');
    },
    /** Whoever changes an answer after the check has not checked that one. */
    changed() {
      if (this.isChecked) {
        this.isChecked = false;
        this.own.mark(undefined);
        this.foot.ask();
      }
      this.trigger('resize');
    },
    finish(verb) {
      const [score, max] = [this.getScore(), this.getMaxScore()];
      this.triggerXAPIScored(score, max, verb, true, score === max);
    },
    showSolutions() {
      this.own.mark(true);
      this.foot.tell(true);
      this.trigger('resize');
    },
    resetTask() {
      this.isChecked = false;
      this.own.clear();
      this.foot.ask();
      this.trigger('resize');
    },
  },

  /** The line under an exercise: Check, or what it came to and the ways on. */
  Foot: class {
    constructor(exercise) {
      const { element, button, say } = H5P.CampusExercise;
      this.exercise = exercise;
      this.isSelf = exercise.own.isSelfChecked === true;
      this.said = element('p', { class: 'ce-said', role: 'status', tabindex: '-1' });
      this.buttons = element('div', { class: 'ce-buttons' });
      this.check = button('primary', say('check'), () => this.press('check', this.said));
      this.again = button('primary', say('again'), () => this.press('resetTask', this.check));
      this.show = button('quiet', say('show'), () => this.press('showSolutions', this.said));
      this.root = element('div', { class: 'ce-foot', hidden: this.isSelf }, this.said, this.buttons);
    }

    /** What was pressed is gone then: the focus goes on to what follows. */
    press(act, next) {
      this.exercise[act]();
      next.focus();
    }

    ask() {
      this.said.textContent = '';
      this.said.className = 'ce-said';
      this.buttons.replaceChildren(...(this.isSelf ? [] : [this.check]));
    }

    tell(isShown) {
      const [raw, max] = [this.exercise.getScore(), this.exercise.getMaxScore()];
      const { say } = H5P.CampusExercise;
      const isAll = raw === max;
      this.said.textContent = isAll ? say('all') : say('score', { raw, max });
      this.said.className = `ce-said ce-${isAll ? 'all' : 'partly'}`;
      this.buttons.replaceChildren(this.again, ...(isAll || isShown ? [] : [this.show]));
    }
  },
};
