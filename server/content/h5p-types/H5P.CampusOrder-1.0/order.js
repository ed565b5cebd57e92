/** Steps to put in order, each with a button up and a button down. */
H5P.CampusOrder = H5P.CampusExercise.kind(
  class {
    constructor(exercise) {
      const { params, state, element, shuffled, live } = exercise;
      this.exercise = exercise;
      this.steps = params.steps;
      this.right = params.steps.map((_, n) => n);
      const known = state.order || [];
      this.isTouched = known.length === this.right.length && this.right.every((n) => known.includes(n));
      this.order = this.isTouched ? [...known] : shuffled(this.right);
      this.list = element('ol', { class: 'ce-steps' });
      this.body = element('div', {}, this.list, live);
      this.max = this.right.length;
      this.draw();
    }

    move(place, by) {
      const { announce, say, changed } = this.exercise;
      const to = place + by;
      const [step] = this.order.splice(place, 1);
      this.order.splice(to, 0, step);
      this.isTouched = true;
      this.shown = undefined;
      changed();
      this.draw();
      announce(say('place', { item: this.steps[step], n: to + 1, max: this.max }));
      const moved = this.list.children[to];
      const same = moved.querySelector(by < 0 ? '.ce-up' : '.ce-down');
      // At the end there is no further way: the focus stays with the step.
      (same.disabled ? moved.querySelector('button:not(:disabled)') : same).focus();
    }

    arrow(look, place, by) {
      const { element, say } = this.exercise;
      const item = this.steps[this.order[place]];
      const attributes = { type: 'button', class: `ce-arrow ce-${look}`, 'aria-label': say(look, { item }) };
      const disabled = this.order[place + by] === undefined;
      const sign = element('span', { 'aria-hidden': 'true' }, look === 'up' ? '↑' : '↓');
      return element('button', { ...attributes, disabled, click: () => this.move(place, by) }, sign);
    }

    rowOf(step, place) {
      const { element, say, params } = this.exercise;
      const marked = this.shown === undefined ? '' : step === place ? 'right' : 'wrong';
      const row = element('li', { class: marked === '' ? 'ce-step' : `ce-step ce-is-${marked}` });
      row.append(element('span', { class: 'ce-step-text', lang: params.lang, dir: 'auto' }, this.steps[step]));
      // Where it belongs is said beside it: what was answered stays as it was.
      if (this.shown === true && marked === 'wrong')
        row.append(element('span', { class: 'ce-belongs' }, say('answer', { answer: step + 1 })));
      if (marked !== '') {
        const sign = marked === 'right' ? '✓' : '✗';
        row.append(element('span', { class: 'ce-mark', role: 'img', 'aria-label': say(marked) }, sign));
      }
      row.append(element('span', { class: 'ce-arrows' }, this.arrow('up', place, -1), this.arrow('down', place, 1)));
      return row;
    }

    draw() {
      this.list.replaceChildren(...this.order.map((step, place) => this.rowOf(step, place)));
    }

    points() {
      return this.order.filter((step, place) => step === place).length;
    }

    state() {
      return this.isTouched ? { order: this.order } : undefined;
    }

    mark(isShown) {
      this.shown = isShown;
      // As it stands may be the answer: it was looked at.
      if (isShown !== undefined) this.isTouched = true;
      this.draw();
    }

    clear() {
      this.shown = undefined;
      if (this.points() === this.max) this.order = this.exercise.shuffled(this.right);
      this.draw();
    }
  },
);
