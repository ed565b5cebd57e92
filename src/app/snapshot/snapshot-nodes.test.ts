// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildNodes } from './build-nodes.ts';
import { snapshotOf } from './take-snapshot.ts';

/** What is painted of a page with this in it. */
function paintedOf(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  const nodes = snapshotOf(page);
  if (nodes === undefined) return 'nothing';
  const painted = document.createElement('div');
  buildNodes(structuredClone(nodes), painted);
  return painted.innerHTML;
}

describe('a snapshot', () => {
  it('is the page as it was, for eyes, keyboard and screen reader alike', () => {
    const page =
      '<a href="#main">Skip to content</a>' +
      '<main class="m" lang="de" id="main" tabindex="-1"><h1 id="t">Hallo</h1>' +
      '<section aria-labelledby="t"><a href="/start">Start</a></section>' +
      '<a href="https://example.org" target="_blank">Elsewhere</a><div inert="">Not now</div></main>';
    expect(paintedOf(page)).toBe(page);
  });

  it('keeps the place of what somebody chose, and not the choice', () => {
    expect(paintedOf('<select class="s"><option selected>de</option></select>')).toMatch(
      /^<div class="s" style="[^"]*visibility: ?hidden;?"><\/div>$/,
    );
  });

  it('shows the choice that the whole page follows', () => {
    expect(
      paintedOf('<select class="s" data-of-page><option>English</option><option selected>Deutsch</option></select>'),
    ).toMatch(/^<div class="s" style="(?!.*hidden;?").*">Deutsch<\/div>$/);
  });

  it('keeps the place of a film as a surface, and nothing of the film', () => {
    expect(paintedOf('<video class="s" src="/film.mp4" controls><track></video>')).toMatch(
      /^<div class="s" style="[^"]*background: ?var\(--lc-color-surface-sunken\);?"><\/div>$/,
    );
  });

  it.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    [
      'what somebody typed',
      '<input type="text" value="secret"><textarea>secret</textarea>',
      '<input type="text"><textarea></textarea>',
    ],
    ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    [
      'another address, but where a link leads',
      '<img src="//evil.example/x.png"><img src="https://evil.example/x.png">',
      '<img loading="lazy"><img loading="lazy">',
    ],
    ['an address that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['what is said at this moment', '<p>Hi</p><p role="status">Saved</p><div aria-live="polite">3</div>', '<p>Hi</p>'],
    ['an open sheet', '<dialog open>Sure?</dialog><p>Hi</p>', '<p>Hi</p>'],
  ])('has nothing of %s', (_, page, painted) => {
    expect(paintedOf(page)).toBe(painted);
  });

  it('keeps the place of what only this moment knows, and does not show it', () => {
    expect(paintedOf('<span data-unkept="">3</span>')).toMatch(
      /^<span data-unkept="" style=";?visibility: ?hidden;?">3<\/span>$/,
    );
  });

  it('is not taken of a page that is larger than it is worth', () => {
    expect(paintedOf('<p>a</p>'.repeat(1600))).toBe('nothing');
  });
});

describe('a row that no page wrote', () => {
  it.each([
    ['no nodes', 'text'],
    ['an element that runs', [['script', {}, 'alert(1)']]],
    ['a frame', [['iframe', { src: '/x' }]]],
    ['a handler', [['p', { onclick: 'alert(1)' }]]],
    ['another address', [['img', { src: 'https://evil.example/x.png' }]]],
    ['an address that runs', [['a', { href: 'javascript:alert(1)' }]]],
    ['no attributes', [['p', null]]],
    ['a node that is a number', [1]],
  ])('paints nothing: %s', (_, nodes) => {
    expect(() => buildNodes(nodes, document.createElement('div'))).toThrow(TypeError);
  });
});
