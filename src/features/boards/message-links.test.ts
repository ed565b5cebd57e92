import { describe, expect, it } from 'vitest';
import { linkedPieces } from './message-links.ts';

const linksOf = (text: string) => linkedPieces(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe('what is a link in a message', () => {
  it.each([
    ['See https://lantern.example/a?b=1#c.', ['https://lantern.example/a?b=1#c']],
    ['(http://lantern.example)', ['http://lantern.example/']],
    ['Write to amal@lantern.example!', ['mailto:amal@lantern.example']],
    ['انظر https://lantern.example/مرحبا ثم اكتب', [new URL('https://lantern.example/مرحبا').href]],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://lantern.example',
    '//lantern.example',
    'lantern.example',
    'readme.md',
    '<a href="javascript:alert(1)">here</a>',
  ])('%s is none', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it.each(['', 'no link', 'a https://b.example c amal@lantern.example', '<b>https://b.example</b>\n\n x'])(
    'leaves every letter of %j where it was',
    (text) => {
      expect(
        linkedPieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    },
  );
});
