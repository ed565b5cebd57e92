/** Lines with gaps: `*answer*`, or `*answer/another*`. They are written, or tapped from the words below. */
H5P.CampusGaps = H5P.CampusExercise.kind((exercise) => {
  const { params, state, say, element, shuffled, changed, resized } = exercise;
  const gaps = [];
  const total = params.lines.join('').split(/\*[^*]+\*/).length - 1;
  const tidy = (text) => text.trim().replace(/\s+/g, ' ');
  const same = (text) => (params.isCode ? tidy(text) : tidy(text).toLocaleLowerCase(params.lang));
  const isRight = ({ input, answers }) => answers.some((answer) => same(answer) === same(input.value));
  let current;

  function gapOf(written) {
    const answers = written.split('/').map(tidy);
    const n = gaps.length;
    const longest = Math.max(...answers.map((answer) => answer.length));
    const input = element('input', {
      ...{ type: 'text', class: 'ce-gap', 'aria-label': say('gap', { n: n + 1, max: total }), lang: params.lang },
      ...{
        autocomplete: 'off',
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
        dir: params.isCode ? 'ltr' : 'auto',
      },
      style: `inline-size: ${longest + 3}ch`,
    });
    const note = element('span', { class: 'ce-mark' });
    const gap = { input, answers, note };
    input.value = (state.answers || [])[n] || '';
    input.addEventListener('input', () => {
      gap.isMarked = false;
      changed();
      drawBank();
    });
    input.addEventListener('focus', () => {
      current = gap;
    });
    gaps.push(gap);
    return element('span', { class: 'ce-gap-place' }, input, note);
  }

  function lineOf(line) {
    const parts = line.split(/\*([^*]+)\*/).map((part, n) => (n % 2 === 1 ? gapOf(part) : part));
    return element('p', { class: 'ce-line', lang: params.lang, dir: params.isCode ? 'ltr' : 'auto' }, ...parts);
  }

  const lines = element('div', { class: params.isCode ? 'ce-lines ce-code' : 'ce-lines' }, ...params.lines.map(lineOf));
  const words = shuffled(gaps.map(({ answers }) => answers[0]));
  const bank = element('div', { class: 'ce-pool', role: 'group', 'aria-label': say('words') });

  /** Into the gap that was touched last, or the first that is empty. */
  function fill(word) {
    const free = gaps.find(({ input }) => input.value === '');
    const gap = current !== undefined && current.input.value === '' ? current : free;
    if (gap === undefined) return;
    gap.input.value = word;
    current = gaps.find(({ input }) => input.value === '');
    changed();
    drawBank();
    const next = bank.querySelector('button:not(:disabled)');
    if (next !== null) next.focus();
  }

  function drawBank() {
    const used = gaps.map(({ input }) => tidy(input.value));
    const chips = words.map((word) => {
      const at = used.indexOf(word);
      if (at !== -1) used.splice(at, 1);
      const attributes = {
        type: 'button',
        class: 'ce-word',
        lang: params.lang,
        disabled: at !== -1,
        click: () => fill(word),
      };
      return element('button', attributes, element('bdi', {}, word));
    });
    bank.replaceChildren(...chips);
  }

  function mark(gap, isShown) {
    const isMarked = isShown !== undefined;
    const right = isRight(gap);
    gap.input.classList.toggle('ce-is-right', isMarked && right);
    gap.input.classList.toggle('ce-is-wrong', isMarked && !right);
    gap.note.className = `ce-mark ${right ? 'ce-note-right' : 'ce-note-wrong'}`;
    const answer =
      isShown === true && !right
        ? [
            element(
              'bdi',
              { lang: params.lang, 'aria-label': say('answer', { answer: gap.answers[0] }) },
              ` ${gap.answers[0]}`,
            ),
          ]
        : [];
    const sign = element('span', { role: 'img', 'aria-label': say(right ? 'right' : 'wrong') }, right ? '✓' : '✗');
    gap.note.replaceChildren(...(isMarked ? [sign, ...answer] : []));
    if (isMarked) gap.input.setAttribute('aria-invalid', String(!right));
    else gap.input.removeAttribute('aria-invalid');
    resized();
  }

  drawBank();
  const bankPart = [element('p', { class: 'ce-hint' }, say('words')), bank];
  return {
    body: element('div', { class: 'ce-gaps' }, lines, ...(params.hasBank === false ? [] : bankPart)),
    max: gaps.length,
    points: () => gaps.filter(isRight).length,
    state: () =>
      gaps.some(({ input }) => input.value !== '') ? { answers: gaps.map(({ input }) => input.value) } : undefined,
    mark: (isShown) => {
      for (const gap of gaps) mark(gap, isShown);
    },
    clear: () => {
      const isAll = gaps.every(isRight);
      for (const gap of gaps) {
        if (isAll || !isRight(gap)) gap.input.value = '';
        mark(gap, undefined);
      }
      drawBank();
    },
  };
});
