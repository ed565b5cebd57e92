import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>“<bdi>قهوة</bdi>” was moved.</p><p>See you.</p>', '“\u2068قهوة\u2069” was moved. See you.'],
  ['Tea &amp; talk &lt;3', 'Tea & talk <3'],
  ['<b>one</b><br>two', 'one two'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
])('%s reads as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
