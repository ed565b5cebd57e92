// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { payloads } from '#tests/xss/payloads.ts';
import { isParagraphs, paragraphs } from './paragraphs.ts';
import { sanitise } from './sanitise.ts';

function inBox(text: DocumentFragment): string {
  const box = document.createElement('div');
  box.append(text);
  return box.innerHTML.replaceAll(/\s+</g, '<').trim();
}

describe('a text of paragraphs alone', () => {
  it.each([
    '<p>Thursday, 18:00: the speaking café is open for everybody.</p>',
    '<p>الخميس الساعة 18:00</p>\n<p>Second — “quoted” > 1\u00a0%</p>\n',
    '<p></p>',
  ])('is what the sanitiser makes of it: %s', (html) => {
    expect(isParagraphs(html)).toBe(true);
    expect(inBox(paragraphs(html))).toBe(inBox(sanitise(html)));
  });

  it.each([
    'words alone',
    '',
    '<p>one <b>bold</b></p>',
    '<p>Tea &amp; bread</p>',
    '<p dir="rtl">one</p>',
    '<p>one</p><h2>two</h2>',
    '<p>one</p> and more',
    '<P>one</P>',
    '<p>one',
    '<p>nul\0</p>',
    '<p>a<!-- b --></p>',
    ...nonEmpty(payloads(), 'payload').flatMap(({ html }) => (/[<&]/.test(html) ? `<p>${html}</p>` : [])),
  ])('is none that has anything else in it: %s', (html) => {
    expect(isParagraphs(html)).toBe(false);
  });
});
