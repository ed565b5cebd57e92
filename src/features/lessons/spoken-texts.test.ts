// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { spokenTexts } from './spoken-texts.ts';

function article(html: string): HTMLElement {
  const element = document.createElement('article');
  const page = new DOMParser().parseFromString(html, 'text/html');
  element.append(...page.body.childNodes);
  return element;
}

describe('what is read aloud', () => {
  it('is each block by itself, with its words together and in its own language', () => {
    const lesson = article(
      '<div data-spoken><h1>Eins</h1><p lang="ar">من <b>أنت</b>؟</p><dl><dt lang="de">Frist</dt><dd>deadline</dd></dl></div><p>no</p>',
    );
    expect(spokenTexts(lesson, 'en').map(({ text, lang }) => [text, lang])).toEqual([
      ['Eins', 'en'],
      ['من أنت؟', 'ar'],
      ['Frist', 'de'],
      ['deadline', 'en'],
    ]);
  });

  it('keeps a word of the glossary in its sentence', () => {
    const lesson = article('<p data-spoken>The <button lang="de">Frist</button> ends.</p>');
    const [sentence] = spokenTexts(lesson, 'en');
    expect([sentence?.text, sentence?.lang]).toEqual(['The Frist ends.', 'en']);
    expect(sentence?.rangeOf(2, 12).toString()).toBe('e Frist en');
  });

  it('leaves out what is folded, code, and what is only seen', () => {
    const lesson = article(
      '<div data-spoken><details><summary>More</summary><p>hidden</p></details><pre>x</pre><i aria-hidden="true">1</i></div>',
    );
    expect(spokenTexts(lesson, 'en').map(({ text }) => text)).toEqual(['More']);
  });
});
