// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, 'h5p-types', path), 'utf8');

/** As much of H5P as a content needs: it hands over what was answered, and takes the place to be shown in. */
const CORE = `globalThis.said = [];
globalThis.H5P = { EventDispatcher: function () {} };
H5P.EventDispatcher.prototype.trigger = () => {};
H5P.EventDispatcher.prototype.triggerXAPIScored = (score, max, verb) => said.push([verb, score, max]);
globalThis.place = { addClass: () => place, append: (root) => document.body.replaceChildren(root) };
globalThis.start = (kind, params, previousState) => {
  globalThis.content = new H5P[kind](params, 'content', { previousState });
  content.attach(place);
};`;

function open(kind: string, params: object, language = 'en') {
  document.documentElement.lang = language;
  const files = ['Exercise-1.0/words', 'Exercise-1.0/exercise', `${kind}-1.0/${kind.toLowerCase()}`];
  for (const code of [CORE, ...files.map((file) => read(`H5P.Campus${file}.js`))]) runInThisContext(code);
  const run = (code: string): unknown => JSON.parse(runInThisContext(`JSON.stringify(${code}) ?? 'null'`));
  const start = (state?: unknown): void => {
    runInThisContext(`start('Campus${kind}', ${JSON.stringify(params)}, ${JSON.stringify(state)})`);
  };
  const button = (name: string): HTMLButtonElement => {
    const all = [...document.querySelectorAll('button')];
    const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (found === undefined) throw new Error(`There is no "${name}" among ${all.map((one) => one.textContent)}.`);
    return found;
  };
  start();
  return {
    press: (...names: string[]) => {
      for (const name of names) button(name).click();
    },
    state: () => run('content.getCurrentState()'),
    statements: () => run('said'),
    text: () => document.body.textContent,
    again: start,
    inputs: () => [...document.querySelectorAll('input')].map(({ value }) => value),
  };
}

const GROUPS = {
  task: { en: 'Where?', ar: 'أين؟' },
  groups: [{ name: 'Work' }, { name: { en: 'Home' } }],
  items: [
    { text: 'Monday', group: 1 },
    { text: 'Sunday', group: 2 },
  ],
};

describe('a kind of exercise', () => {
  it('of groups: what is chosen goes where it belongs, and comes out again', () => {
    const sorting = open('Groups', GROUPS);
    expect(sorting.state()).toBeNull();
    sorting.press('Monday', 'Home: put “Monday” here', 'Home: put “Sunday” here', 'Check');
    expect(sorting.statements()).toEqual([['answered', 1, 2]]);
    expect(sorting.text()).toContain('1 of 2 right');
    const left = sorting.state();
    sorting.again(left);
    expect(sorting.state()).toEqual(left);
    sorting.press('Try again', 'Work: put “Monday” here', 'Check');
    expect(sorting.text()).toContain('All right!');
  });

  it('of steps: each goes up or down', () => {
    const order = open('Order', { steps: ['one', 'two', 'three'] });
    order.press('Move up: one');
    const left = order.state();
    order.again(left);
    expect(order.state()).toEqual(left);
    order.press('Check');
    expect(order.statements()).toEqual([['answered', expect.any(Number), 3]]);
  });

  it('of gaps: words are tapped, or written in one of several ways', () => {
    const gaps = open('Gaps', { lines: ['Der Tag *hat/hatte* 24 *Stunden*.'], lang: 'de' });
    gaps.press('Stunden', 'hat', 'Check');
    expect(gaps.statements()).toEqual([['answered', 0, 2]]);
    gaps.press('Show answers', 'Try again');
    expect(gaps.inputs()).toEqual(['', '']);
    gaps.again({ answers: ['HATTE ', 'Stunden'], isChecked: true });
    expect(gaps.text()).toContain('All right!');
  });

  it('of cards: those that were not known come again', () => {
    const cards = open('Cards', {
      cards: [
        { front: 'eins', back: 'one' },
        { front: 'zwei', back: { en: 'two' } },
      ],
    });
    cards.press('Turn over', 'I knew it', 'Turn over');
    expect(cards.text()).toContain('two');
    cards.again(cards.state());
    cards.press('Not yet');
    expect(cards.statements()).toEqual([['completed', 1, 2]]);
    cards.press('Practise the others', 'Turn over', 'I knew it');
    expect(cards.statements()).toEqual([
      ['completed', 1, 2],
      ['completed', 2, 2],
    ]);
  });

  it('speaks the language of the page', () => {
    expect(open('Groups', GROUPS, 'ar').text()).toContain('أين؟');
    expect(open('Groups', GROUPS, 'ar').text()).toContain('تحقّق');
    expect(open('Groups', GROUPS, 'fr').text()).toContain('Check');
  });
});
