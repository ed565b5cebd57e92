/** Things to put where they belong, one at a time: what is chosen goes into the group that is tapped. No drag is needed. */
H5P.CampusGroups = H5P.CampusExercise.kind((exercise) => {
  const { params, state, textOf, say, element, shuffled, announce, changed, live } = exercise;
  const names = params.groups.map(({ name }) => textOf(name));
  const order = shuffled(params.items.map((_, n) => n));
  /** The group of each thing, from 0. Undefined: it lies in the pool. */
  const places = params.items.map((_, n) => (state.places || [])[n] ?? undefined);
  let chosen = order.find((n) => places[n] === undefined);
  let shown;

  const pool = element('div', { class: 'ce-pool', role: 'group', 'aria-label': say('pool') });
  const hint = element('p', { class: 'ce-hint' }, say('pool'));
  const groups = element('div', { class: 'ce-groups' });
  const isRight = (n) => places[n] === params.items[n].group - 1;

  function put(n, group) {
    places[n] = group;
    announce(group === undefined ? '' : say('isIn', { item: params.items[n].text, group: names[group] }));
    chosen = group === undefined ? n : order.find((one) => places[one] === undefined);
    shown = undefined;
    changed();
    draw();
  }

  function thing(n, attributes, ...content) {
    const { text } = params.items[n];
    const word = element('span', { lang: params.lang, dir: 'auto' }, text);
    return element('button', { type: 'button', 'data-item': n, ...attributes }, word, ...content);
  }

  function inPool(n) {
    const isChosen = n === chosen;
    const choose = () => {
      chosen = n;
      draw();
      pool.querySelector(`[data-item="${n}"]`).focus();
    };
    return thing(n, { class: 'ce-thing', 'aria-pressed': String(isChosen), click: choose });
  }

  function inGroup(n) {
    const { text, group } = params.items[n];
    const marked = shown === undefined ? '' : isRight(n) ? 'right' : 'wrong';
    const sign = marked === 'right' ? '✓' : marked === 'wrong' ? '✗' : '×';
    const label = marked === '' ? say('takeOut', { item: text }) : `${text}: ${say(marked)}`;
    const out = () => {
      put(n, undefined);
      pool.querySelector(`[data-item="${n}"]`).focus();
    };
    const look = `ce-thing ce-put ${marked && `ce-is-${marked}`}`;
    const made = thing(
      n,
      { class: look, 'aria-label': label, click: out },
      element('span', { class: 'ce-mark' }, sign),
    );
    const answer = shown === true && marked === 'wrong' ? names[group - 1] : undefined;
    return element(
      'li',
      {},
      made,
      ...(answer === undefined ? [] : [element('p', { class: 'ce-answer', dir: 'auto' }, `→ ${answer}`)]),
    );
  }

  function groupOf(name, group) {
    const item = chosen === undefined ? '' : params.items[chosen].text;
    const into = () => {
      if (chosen === undefined) return;
      put(chosen, group);
      groups.querySelectorAll('.ce-group-name')[group].focus();
    };
    const label = chosen === undefined ? name : say('put', { group: name, item });
    const head = element(
      'button',
      {
        type: 'button',
        class: 'ce-group-name',
        'aria-label': label,
        'aria-disabled': String(chosen === undefined),
        click: into,
      },
      element('span', { dir: 'auto' }, name),
      element('span', { class: 'ce-plus', 'aria-hidden': 'true' }, chosen === undefined ? '' : '+'),
    );
    const members = order.filter((n) => places[n] === group).map(inGroup);
    return element('div', { class: 'ce-group' }, head, element('ul', { 'aria-label': name }, ...members));
  }

  function draw() {
    const waiting = order.filter((n) => places[n] === undefined);
    pool.replaceChildren(...waiting.map(inPool));
    pool.hidden = waiting.length === 0;
    hint.hidden = waiting.length === 0;
    groups.replaceChildren(...names.map(groupOf));
  }

  draw();
  return {
    body: element('div', { class: 'ce-sorting' }, hint, pool, groups, live),
    max: params.items.length,
    points: () => params.items.filter((_, n) => isRight(n)).length,
    state: () =>
      places.some((place) => place !== undefined) ? { places: places.map((place) => place ?? null) } : undefined,
    mark: (isShown) => {
      shown = isShown;
      draw();
    },
    clear: () => {
      shown = undefined;
      for (const [n] of places.entries()) if (!isRight(n)) places[n] = undefined;
      chosen = order.find((n) => places[n] === undefined);
      if (chosen === undefined) {
        places.fill(undefined);
        [chosen] = order;
      }
      draw();
    },
  };
});
