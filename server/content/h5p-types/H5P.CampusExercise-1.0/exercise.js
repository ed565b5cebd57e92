/**
 * What every exercise of the campus does the same way. A kind is made by `H5P.CampusExercise.kind(make)`; `make` gets the
 * exercise and answers what is its own:
 *
 * - body: element with what there is to do
 * - max: points at most
 * - points(): points of the answers as they stand
 * - state(): what to go on from, or undefined where nothing was done yet
 * - mark(isShown): says what is right and what is not; with isShown the answers too
 * - clear(): takes the marks away and what was wrong back
 * - isSelfChecked: it ends by itself (exercise.finish), nobody presses Check
 */
H5P.CampusExercise = (() => {
  const FALLBACK = 'en';
  const language = () => document.documentElement.lang.slice(0, 2);

  /** A text in the language of the page; where it has none in it, in English, or in whichever it has. */
  function textOf(localized) {
    if (typeof localized !== 'object' || localized === null) return localized || '';
    return localized[language()] || localized[FALLBACK] || Object.values(localized)[0] || '';
  }

  function say(name, values = {}) {
    const words = H5P.CampusExerciseWords[language()] || H5P.CampusExerciseWords[FALLBACK];
    return Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), words[name]);
  }

  /** An element with attributes (a function: what it does when clicked) and what is in it. */
  function element(name, attributes = {}, ...content) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === 'click') made.addEventListener('click', value);
      else if (value === true) made.setAttribute(key, '');
      else if (value !== false && value !== undefined) made.setAttribute(key, value);
    }
    made.append(...content);
    return made;
  }

  function button(look, text, click) {
    return element('button', { type: 'button', class: `ce-button ce-${look}`, click }, text);
  }

  /** The same order on each device and at each opening: else a state would not fit any more. */
  function shuffled(list) {
    const all = list.map((one, n) => ({ one, key: (n * 7 + 3) % 11, n }));
    const mixed = all.sort((a, b) => a.key - b.key || b.n - a.n).map(({ one }) => one);
    const isSame = mixed.every((one, n) => one === list[n]);
    return isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  }

  function kind(make) {
    function Exercise(params, contentId, extras = {}) {
      H5P.EventDispatcher.call(this);
      this.contentId = contentId;
      this.own = make(toolsOf(this, params, extras.previousState || {}));
      this.foot = footOf(this);
      this.isChecked = (extras.previousState || {}).isChecked === true;
      this.task = textOf(params.task);
    }
    Exercise.prototype = Object.create(H5P.EventDispatcher.prototype);
    Object.assign(Exercise.prototype, { constructor: Exercise }, methods);
    return Exercise;
  }

  const methods = {
    attach($container) {
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
      this.foot.tell(this.getScore(), this.getMaxScore());
      this.trigger('resize');
    },
    check() {
      this.isChecked = true;
      this.showResult();
      this.finish('answered');
    },
    finish(verb) {
      const [score, max] = [this.getScore(), this.getMaxScore()];
      this.triggerXAPIScored(score, max, verb, true, score === max);
    },
    showSolutions() {
      this.own.mark(true);
      this.foot.tell(this.getScore(), this.getMaxScore(), true);
      this.trigger('resize');
    },
    resetTask() {
      this.isChecked = false;
      this.own.clear();
      this.foot.ask();
      this.trigger('resize');
    },
  };

  function toolsOf(exercise, params, state) {
    const live = element('p', { class: 'ce-unseen', role: 'status' });
    return {
      ...{ params, state, textOf, say, element, button, shuffled, live },
      /** For ears only. */
      announce: (text) => {
        live.textContent = text;
      },
      finish: (verb) => exercise.finish(verb),
      resized: () => exercise.trigger('resize'),
      /** Whoever changes an answer after the check has not checked that one. */
      changed: () => {
        if (exercise.isChecked) {
          exercise.isChecked = false;
          exercise.own.mark(undefined);
          exercise.foot.ask();
        }
        exercise.trigger('resize');
      },
    };
  }

  /** The line under the exercise: Check, or what it came to and the ways on. */
  function footOf(exercise) {
    const said = element('p', { class: 'ce-said', role: 'status', tabindex: '-1' });
    const buttons = element('div', { class: 'ce-buttons' });
    const check = button('primary', say('check'), () => {
      exercise.check();
      said.focus();
    });
    const again = button('primary', say('again'), () => {
      exercise.resetTask();
      check.focus();
    });
    const show = button('quiet', say('show'), () => {
      exercise.showSolutions();
      said.focus();
    });
    const isSelf = exercise.own.isSelfChecked === true;
    return {
      root: element('div', { class: 'ce-foot', hidden: isSelf }, said, buttons),
      ask() {
        said.textContent = '';
        said.className = 'ce-said';
        buttons.replaceChildren(...(isSelf ? [] : [check]));
      },
      tell(raw, max, isShown = false) {
        const isAll = raw === max;
        said.textContent = isAll ? say('all') : say('score', { raw, max });
        said.className = `ce-said ce-${isAll ? 'right' : 'partly'}`;
        buttons.replaceChildren(...(isAll ? [again] : [again, ...(isShown ? [] : [show])]));
      },
    };
  }

  return { kind };
})();
