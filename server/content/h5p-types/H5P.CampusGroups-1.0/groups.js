/** Things to put where they belong, one at a time: what is chosen goes into the group that is tapped. No drag is needed. */
H5P.CampusGroups = H5P.CampusExercise.kind(
  class {
    constructor(exercise) {
      const { params, state, textOf, say, element, shuffled, live } = exercise;
      this.exercise = exercise;
      this.items = params.items;
      this.names = params.groups.map(({ name }) => textOf(name));
      this.order = shuffled(params.items.map((_, n) => n));
      /** The group of each thing, from 0. Undefined: it lies in the pool. */
      this.places = params.items.map((_, n) => (state.places || [])[n] ?? undefined);
      this.chosen = this.next();
      this.pool = element('div', { class: 'ce-pool', role: 'group', 'aria-label': say('pool') });
      this.hint = element('p', { class: 'ce-hint' }, say('pool'));
      this.groups = element('div', { class: 'ce-groups' });
      this.body = element('div', { class: 'ce-sorting' }, this.hint, this.pool, this.groups, live);
      this.max = params.items.length;
      this.draw();
    }

    next() {
      return this.order.find((n) => this.places[n] === undefined);
    }

    isRight(n) {
      return this.places[n] === this.items[n].group - 1;
    }

    put(n, group) {
      const { announce, say, changed } = this.exercise;
      this.places[n] = group;
      announce(group === undefined ? '' : say('isIn', { item: this.items[n].text, group: this.names[group] }));
      this.chosen = group === undefined ? n : this.next();
      this.shown = undefined;
      changed();
      this.draw();
    }

    thing(n, attributes, ...content) {
      const { element, params } = this.exercise;
      const word = element('span', { lang: params.lang, dir: 'auto' }, this.items[n].text);
      return element('button', { type: 'button', 'data-item': n, ...attributes }, word, ...content);
    }

    focusInPool(n) {
      this.pool.querySelector(`[data-item="${n}"]`).focus();
    }

    inPool(n) {
      const click = () => {
        this.chosen = n;
        this.draw();
        this.focusInPool(n);
      };
      return this.thing(n, { class: 'ce-thing', 'aria-pressed': String(n === this.chosen), click });
    }

    inGroup(n) {
      const { element, say } = this.exercise;
      const { text, group } = this.items[n];
      const marked = this.shown === undefined ? '' : this.isRight(n) ? 'right' : 'wrong';
      const sign = { right: '✓', wrong: '✗' }[marked] || '×';
      const label = marked === '' ? say('takeOut', { item: text }) : `${text}: ${say(marked)}`;
      const click = () => {
        this.put(n, undefined);
        this.focusInPool(n);
      };
      const look = marked === '' ? 'ce-thing ce-put' : `ce-thing ce-put ce-is-${marked}`;
      const mark = element('span', { class: 'ce-mark', 'aria-hidden': 'true' }, sign);
      const made = element('li', {}, this.thing(n, { class: look, 'aria-label': label, click }, mark));
      if (this.shown === true && marked === 'wrong') {
        const answer = this.names[group - 1];
        made.append(element('p', { class: 'ce-answer', dir: 'auto' }, say('answer', { answer })));
      }
      return made;
    }

    groupOf(name, group) {
      const { element, say } = this.exercise;
      const isNone = this.chosen === undefined;
      const label = isNone ? name : say('put', { group: name, item: this.items[this.chosen].text });
      const click = () => {
        if (this.chosen === undefined) return;
        this.put(this.chosen, group);
        this.groups.querySelectorAll('.ce-group-name')[group].focus();
      };
      const head = element(
        'button',
        { type: 'button', class: 'ce-group-name', 'aria-label': label, 'aria-disabled': String(isNone), click },
        element('span', { dir: 'auto' }, name),
        element('span', { class: 'ce-plus', 'aria-hidden': 'true' }, isNone ? '' : '+'),
      );
      const members = this.order.filter((n) => this.places[n] === group).map((n) => this.inGroup(n));
      return element('div', { class: 'ce-group' }, head, element('ul', { 'aria-label': name }, ...members));
    }

    draw() {
      const waiting = this.order.filter((n) => this.places[n] === undefined);
      this.pool.replaceChildren(...waiting.map((n) => this.inPool(n)));
      this.pool.hidden = waiting.length === 0;
      this.hint.hidden = waiting.length === 0;
      this.groups.replaceChildren(...this.names.map((name, group) => this.groupOf(name, group)));
    }

    points() {
      return this.items.filter((_, n) => this.isRight(n)).length;
    }

    state() {
      if (this.places.every((place) => place === undefined)) return undefined;
      return { places: this.places.map((place) => place ?? null) };
    }

    mark(isShown) {
      this.shown = isShown;
      this.draw();
    }

    clear() {
      this.shown = undefined;
      const isAll = this.points() === this.max;
      this.places = this.places.map((place, n) => (isAll || !this.isRight(n) ? undefined : place));
      this.chosen = this.next();
      this.draw();
    }
  },
);
