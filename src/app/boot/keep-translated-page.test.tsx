// @vitest-environment jsdom
import { act, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTranslatedPage } from './keep-translated-page.ts';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  keepTranslatedPage(document.body);
});
beforeEach(() => document.body.replaceChildren());

/** Ways in which browsers' translators replace a text. */
const TRANSLATORS = {
  'wraps it': (text: Text, font: Element) => {
    text.replaceWith(font);
    font.firstElementChild?.append(text);
  },
  'inserts the wrapper, then moves it': (text: Text, font: Element) => {
    text.before(font);
    font.firstElementChild?.append(text);
  },
  'replaces it': (text: Text, font: Element) => {
    font.firstElementChild?.append(text.data.toUpperCase());
    text.replaceWith(font);
  },
  'inserts the translation, then removes it': (text: Text, font: Element) => {
    font.firstElementChild?.append(text.data.toUpperCase());
    text.before(font);
    text.remove();
  },
};

function translate(by: (text: Text, font: Element) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    by(text, font);
  }
}

/** Text of the page in lower case, since the translators here write capitals. */
const textShown = (): string => document.body.textContent?.toLowerCase() ?? '';

interface Change {
  before: ReactNode;
  after: ReactNode;
  /** What the page says after the change. */
  shows: string;
}

/** A text that may be absent, in braces so that each is a text of its own. */
const Texts = ({ a, b }: { a?: string | undefined; b?: string | undefined }): ReactNode => (
  <p>
    {a}
    {b}
    <i>!</i>
  </p>
);
const Row = ({ of }: { of: string }): ReactNode => (
  <p>
    {[...of].map((letter) => (
      <Fragment key={letter}>{letter}</Fragment>
    ))}
  </p>
);
const Marked = ({ first, middle, last }: { first?: boolean; middle?: boolean; last?: boolean }): ReactNode => (
  <p>
    {first && <b>1</b>}a{middle && <b>2</b>}b{last && <b>3</b>}
  </p>
);

const CHANGES: Readonly<Record<string, Change>> = {
  'an element before a text': { before: <Marked />, after: <Marked first />, shows: '1ab' },
  'an element between texts': { before: <Marked />, after: <Marked middle />, shows: 'a2b' },
  'an element after a text': { before: <Marked />, after: <Marked last />, shows: 'ab3' },
  'a text that goes': { before: <Texts a="a" b="b" />, after: <Texts b="b" />, shows: 'b!' },
  'a text that comes before a text': { before: <Texts b="b" />, after: <Texts a="a" b="b" />, shows: 'ab!' },
  'a text that changes': { before: <Texts a="1" b=" of 3" />, after: <Texts a="2" b=" of 3" />, shows: '2 of 3!' },
  'a text that becomes empty': { before: <Texts a="a" />, after: <Texts a="" />, shows: '!' },
  'the only text of an element': { before: <p>one</p>, after: <p>two</p>, shows: 'two' },
  'texts that change places': { before: <Row of="abc" />, after: <Row of="cab" />, shows: 'cab' },
  'a screen that goes': { before: <Marked middle />, after: null, shows: '' },
};

for (const [name, by] of Object.entries(TRANSLATORS))
  describe(`a translator that ${name}`, () => {
    for (const [change, { before, after, shows }] of Object.entries(CHANGES))
      it(`leaves React able to change ${change}`, async () => {
        const root = createRoot(document.body.appendChild(document.createElement('div')));
        await act(async () => root.render(before));
        const first = textShown();
        translate(by);
        // Observers of the page hear of it in a microtask.
        await Promise.resolve();
        await act(async () => root.render(after));
        await Promise.resolve();
        expect(textShown()).toBe(shows);
        await act(async () => root.render(before));
        await Promise.resolve();
        expect(textShown()).toBe(first);
        await act(async () => root.unmount());
        expect(textShown()).toBe('');
      });
  });

it('throws where what is missing is no text', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => parent.removeChild(other)).toThrow('not a child');
});
