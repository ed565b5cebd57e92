/** Steps to put in order, each with a button up and a button down. */
H5P.CampusOrder = H5P.CampusExercise.kind((exercise) => {
  const { params, state, say, element, shuffled, announce, changed, live } = exercise;
  const all = params.steps.map((_, n) => n);
  const known = state.order || [];
  const isWhole = known.length === all.length && all.every((n) => known.includes(n));
  let order = isWhole ? known : shuffled(all);
  let isTouched = isWhole;
  let shown;
  const list = element('ol', { class: 'ce-steps' });

  function move(place, by) {
    const [step] = order.splice(place, 1);
    order.splice(place + by, 0, step);
    isTouched = true;
    shown = undefined;
    changed();
    draw();
    announce(say('place', { item: params.steps[step], n: place + by + 1, max: order.length }));
    const moved = list.children[place + by];
    const same = moved.querySelector(by < 0 ? '.ce-up' : '.ce-down');
    // At the end there is no further way: the focus stays with the step.
    (same.disabled ? moved.querySelector('button:not(:disabled)') : same).focus();
  }

  function arrow(look, item, place, by) {
    const isEnd = order[place + by] === undefined;
    const attributes = {
      type: 'button',
      class: `ce-arrow ce-${look}`,
      disabled: isEnd,
      'aria-label': say(look, { item }),
    };
    const sign = element('span', { 'aria-hidden': 'true' }, look === 'up' ? '↑' : '↓');
    return element('button', { ...attributes, click: () => move(place, by) }, sign);
  }

  function rowOf(step, place) {
    const item = params.steps[step];
    const marked = shown === undefined ? '' : step === place ? 'right' : 'wrong';
    const sign = marked === 'right' ? '✓' : '✗';
    const mark =
      marked === '' ? [] : [element('span', { class: 'ce-mark', role: 'img', 'aria-label': say(marked) }, sign)];
    const text = element('span', { class: 'ce-step-text', lang: params.lang, dir: 'auto' }, item);
    // Where it belongs is said beside it: what was answered stays as it was.
    if (shown === true && marked === 'wrong')
      mark.push(
        element('span', { class: 'ce-belongs' }, element('span', { 'aria-hidden': 'true' }, '→ '), String(step + 1)),
      );
    const arrows = element('span', { class: 'ce-arrows' }, arrow('up', item, place, -1), arrow('down', item, place, 1));
    return element('li', { class: `ce-step ${marked && `ce-is-${marked}`}` }, text, ...mark, arrows);
  }

  function draw() {
    list.replaceChildren(...order.map(rowOf));
  }

  draw();
  return {
    body: element('div', {}, list, live),
    max: all.length,
    points: () => order.filter((step, place) => step === place).length,
    state: () => (isTouched ? { order } : undefined),
    mark: (isShown) => {
      shown = isShown;
      draw();
    },
    clear: () => {
      shown = undefined;
      if (order.every((step, place) => step === place)) order = shuffled(all);
      draw();
    },
  };
});
