import { describe, expect, it } from 'vitest';
import { payloads } from '#tests/xss/payloads.ts';
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

  it('makes of none of the hostile texts a link that runs something', () => {
    const links = payloads().flatMap(({ html }) => linksOf(html));
    expect(links.filter((href) => !/^(?:https?:\/\/|mailto:)/.test(href))).toEqual([]);
    expect(
      payloads().filter(
        ({ html }) =>
          linkedPieces(html)
            .map(({ text }) => text)
            .join('') !== html,
      ),
    ).toEqual([]);
  });
});
