/** Cards to turn over: one says of each whether one knew it, and may practise the others again. */
H5P.CampusCards = H5P.CampusExercise.kind((exercise) => {
  const { params, state, textOf, say, element, button, announce, finish, resized, live } = exercise;
  const all = params.cards.map((_, n) => n);
  /** What was said of each card. */
  const known = all.map((n) => (state.known || [])[n] ?? undefined);
  let round = (state.round || all).filter((n) => all.includes(n));
  let place = Math.min(state.place || 0, round.length);
  let isTurned = state.isTurned === true;
  let isTouched = state.known !== undefined;
  const body = element('div', { class: 'ce-cards' });
  const knew = () => known.filter((one) => one === true).length;

  function begin(cards) {
    [round, place, isTurned] = [cards, 0, false];
    draw();
    body.querySelector('button').focus();
  }

  function judge(isKnown) {
    known[round[place]] = isKnown;
    isTouched = true;
    isTurned = false;
    place += 1;
    if (place === round.length) finish('completed');
    draw();
    body.querySelector('.ce-end, button').focus();
  }

  function turn() {
    isTurned = true;
    isTouched = true;
    draw();
    announce(textOf(params.cards[round[place]].back));
    body.querySelector('.ce-judge button').focus();
  }

  function cardPart() {
    const { front, back } = params.cards[round[place]];
    const face = element('p', { class: 'ce-front', lang: params.lang, dir: 'auto' }, front);
    const behind = element('p', { class: 'ce-back', dir: 'auto' }, textOf(back));
    const card = element(
      'div',
      { class: `ce-card ${isTurned ? 'ce-turned' : ''}` },
      face,
      ...(isTurned ? [behind] : []),
    );
    const ways = isTurned
      ? [button('outline', say('unknown'), () => judge(false)), button('primary', say('known'), () => judge(true))]
      : [button('primary', say('turn'), turn)];
    const count = element('p', { class: 'ce-count' }, say('card', { n: place + 1, max: round.length }));
    return [count, card, element('div', { class: 'ce-buttons ce-judge' }, ...ways)];
  }

  function endPart() {
    const others = all.filter((n) => known[n] !== true);
    const line = element('p', { class: 'ce-end', tabindex: '-1' }, say('knew', { raw: knew(), max: all.length }));
    const ways = [
      ...(others.length > 0 ? [button('primary', say('others'), () => begin(others))] : []),
      button(others.length > 0 ? 'outline' : 'primary', say('start'), () => begin(all)),
    ];
    return [line, element('div', { class: 'ce-buttons ce-judge' }, ...ways)];
  }

  function draw() {
    const bar = element(
      'div',
      { class: 'ce-bar', 'aria-hidden': 'true' },
      ...all.map((n) => element('span', { class: known[n] === true ? 'ce-known' : '' })),
    );
    body.replaceChildren(bar, ...(place < round.length ? cardPart() : endPart()), live);
    resized();
  }

  draw();
  return {
    body,
    isSelfChecked: true,
    max: all.length,
    points: knew,
    state: () => (isTouched ? { known: known.map((one) => one ?? null), round, place, isTurned } : undefined),
    mark: () => undefined,
    clear: () => {
      known.fill(undefined);
      begin(all);
    },
  };
});
