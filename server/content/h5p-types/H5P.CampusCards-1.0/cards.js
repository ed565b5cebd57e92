/** Cards to turn over: one says of each whether one knew it, and may practise the others again. */
H5P.CampusCards = H5P.CampusExercise.kind(
  class {
    constructor(exercise) {
      const { params, state, element } = exercise;
      this.exercise = exercise;
      this.isSelfChecked = true;
      this.cards = params.cards;
      this.all = params.cards.map((_, n) => n);
      this.max = this.all.length;
      /** What was said of each card. */
      this.known = this.all.map((n) => (state.known || [])[n] ?? undefined);
      this.round = (state.round || this.all).filter((n) => this.all.includes(n));
      this.place = Math.min(state.place || 0, this.round.length);
      this.isTurned = state.isTurned === true;
      this.isTouched = state.known !== undefined;
      this.body = element('div', { class: 'ce-cards' });
      this.draw();
    }

    begin(cards) {
      this.round = cards;
      this.place = 0;
      this.isTurned = false;
      this.draw();
      this.focusOn('button');
    }

    turn() {
      this.isTurned = true;
      this.isTouched = true;
      this.draw();
      this.exercise.announce(this.exercise.textOf(this.cards[this.round[this.place]].back));
      this.focusOn('.ce-judge button:last-child');
    }

    judge(isKnown) {
      this.known[this.round[this.place]] = isKnown;
      this.isTurned = false;
      this.place += 1;
      const isEnd = this.place === this.round.length;
      this.draw();
      this.focusOn(isEnd ? '.ce-end' : 'button');
      if (isEnd) this.exercise.finish('completed');
    }

    focusOn(what) {
      this.body.querySelector(what).focus();
    }

    cardPart() {
      const { element, button, say, textOf, params } = this.exercise;
      const { front, back } = this.cards[this.round[this.place]];
      const look = this.isTurned ? 'ce-card ce-turned' : 'ce-card';
      const card = element('div', { class: look });
      card.append(element('p', { class: 'ce-front', lang: params.lang, dir: 'auto' }, front));
      if (this.isTurned) card.append(element('p', { class: 'ce-back', dir: 'auto' }, textOf(back)));
      const ways = this.isTurned
        ? [
            button('outline', say('unknown'), () => this.judge(false)),
            button('primary', say('known'), () => this.judge(true)),
          ]
        : [button('primary', say('turn'), () => this.turn())];
      const count = say('card', { n: this.place + 1, max: this.round.length });
      return [
        element('p', { class: 'ce-count' }, count),
        card,
        element('div', { class: 'ce-buttons ce-judge' }, ...ways),
      ];
    }

    endPart() {
      const { element, button, say } = this.exercise;
      const others = this.all.filter((n) => this.known[n] !== true);
      const line = say('knew', { raw: this.points(), max: this.max });
      const ways = element('div', { class: 'ce-buttons ce-judge' });
      if (others.length > 0) ways.append(button('primary', say('others'), () => this.begin(others)));
      ways.append(button(others.length > 0 ? 'outline' : 'primary', say('start'), () => this.clear()));
      return [element('p', { class: 'ce-end', tabindex: '-1' }, line), ways];
    }

    draw() {
      const { element, live, resized } = this.exercise;
      const marks = this.all.map((n) => element('span', { class: this.known[n] === true ? 'ce-known' : '' }));
      const bar = element('div', { class: 'ce-bar', 'aria-hidden': 'true' }, ...marks);
      const part = this.place < this.round.length ? this.cardPart() : this.endPart();
      this.body.replaceChildren(bar, ...part, live);
      resized();
    }

    points() {
      return this.known.filter((one) => one === true).length;
    }

    state() {
      if (!this.isTouched) return undefined;
      const { round, place, isTurned } = this;
      return { known: this.known.map((one) => one ?? null), round, place, isTurned };
    }

    mark() {}

    clear() {
      this.known.fill(undefined);
      this.begin(this.all);
    }
  },
);
