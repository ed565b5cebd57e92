/** Lines with gaps: `*answer*`, or `*answer/another*`. They are written, or tapped from the words below. */
H5P.CampusGaps = H5P.CampusExercise.kind(
  class {
    constructor(exercise) {
      const { params, say, element, shuffled } = exercise;
      this.exercise = exercise;
      this.gaps = [];
      this.max = params.lines.join('').split(/\*[^*]+\*/).length - 1;
      const look = params.isCode ? 'ce-lines ce-code' : 'ce-lines';
      const lines = element('div', { class: look }, ...params.lines.map((line) => this.lineOf(line)));
      this.words = shuffled(this.gaps.map(({ answers }) => answers[0]));
      this.bank = element('div', { class: 'ce-pool', role: 'group', 'aria-label': say('words') });
      this.body = element('div', { class: 'ce-gaps' }, lines);
      if (params.hasBank !== false) this.body.append(element('p', { class: 'ce-hint' }, say('words')), this.bank);
      this.drawBank();
    }

    lineOf(line) {
      const { element, params } = this.exercise;
      const parts = line.split(/\*([^*]+)\*/).map((part, n) => (n % 2 === 1 ? this.gapOf(part) : part));
      return element('p', { class: 'ce-line', lang: params.lang, dir: params.isCode ? 'ltr' : 'auto' }, ...parts);
    }

    gapOf(written) {
      const { element, params, say, state } = this.exercise;
      const answers = written.split('/').map((answer) => answer.trim());
      const n = this.gaps.length;
      const input = element('input', {
        ...{ type: 'text', class: 'ce-gap', 'aria-label': say('gap', { n: n + 1, max: this.max }), lang: params.lang },
        ...{ autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' },
        dir: params.isCode ? 'ltr' : 'auto',
        style: `inline-size: ${Math.max(...answers.map(({ length }) => length)) + 4}ch`,
      });
      input.value = (state.answers || [])[n] || '';
      const gap = { input, answers, note: element('span', { class: 'ce-mark' }) };
      input.addEventListener('focus', () => {
        this.current = gap;
      });
      input.addEventListener('input', () => this.changed());
      this.gaps.push(gap);
      return element('span', { class: 'ce-gap-place' }, input, gap.note);
    }

    changed() {
      this.exercise.changed();
      this.drawBank();
    }

    /** Spaces do not count, and letters' size only where it is code. */
    same(text) {
      const tidy = text.trim().replace(/\s+/g, ' ');
      return this.exercise.params.isCode ? tidy : tidy.toLowerCase();
    }

    isRight({ input, answers }) {
      return answers.some((answer) => this.same(answer) === this.same(input.value));
    }

    /** Into the gap that was touched last, or the first that is empty. */
    fill(word) {
      const isFree = ({ input }) => input.value === '';
      const gap = this.current && isFree(this.current) ? this.current : this.gaps.find(isFree);
      if (gap === undefined) return;
      gap.input.value = word;
      this.current = undefined;
      this.changed();
      const next = this.bank.querySelector('button:not(:disabled)');
      if (next !== null) next.focus();
    }

    drawBank() {
      const { element, params } = this.exercise;
      const used = this.gaps.map(({ input }) => this.same(input.value));
      const chips = this.words.map((word) => {
        const at = used.indexOf(this.same(word));
        if (at !== -1) used.splice(at, 1);
        const attributes = { type: 'button', class: 'ce-word', lang: params.lang, disabled: at !== -1 };
        return element('button', { ...attributes, click: () => this.fill(word) }, element('bdi', {}, word));
      });
      this.bank.replaceChildren(...chips);
    }

    markGap(gap, isShown) {
      const { element, params, say } = this.exercise;
      const isRight = this.isRight(gap);
      const look = isShown === undefined ? '' : isRight ? 'right' : 'wrong';
      gap.input.classList.toggle('ce-is-right', look === 'right');
      gap.input.classList.toggle('ce-is-wrong', look === 'wrong');
      gap.note.className = `ce-mark ce-note-${look}`;
      gap.note.replaceChildren();
      gap.input.removeAttribute('aria-invalid');
      if (look === '') return;
      gap.input.setAttribute('aria-invalid', String(!isRight));
      gap.note.append(element('span', { role: 'img', 'aria-label': say(look) }, isRight ? '✓' : '✗'));
      if (isShown && !isRight) gap.note.append(' ', element('bdi', { lang: params.lang }, gap.answers[0]));
    }

    points() {
      return this.gaps.filter((gap) => this.isRight(gap)).length;
    }

    state() {
      const answers = this.gaps.map(({ input }) => input.value);
      return answers.some((answer) => answer !== '') ? { answers } : undefined;
    }

    mark(isShown) {
      for (const gap of this.gaps) this.markGap(gap, isShown);
    }

    clear() {
      const isAll = this.points() === this.max;
      for (const gap of this.gaps) {
        if (isAll || !this.isRight(gap)) gap.input.value = '';
        this.markGap(gap, undefined);
      }
      this.drawBank();
    }
  },
);
