import { describe, expect, it } from 'vitest';
import { outlineStyle } from './outline-style.ts';

const SHEET = [
  '@charset "utf-8";',
  '.a1{color:var(--c)}',
  '@keyframes other{to{rotate:1turn}}',
  '@keyframes appear{0%{opacity:0}}',
  ':root{--a:var(--b);--b:1px;--c:red;--d:url("data:image/svg+xml;,}")}',
  '[dir=rtl]{--c:blue}',
  '@media (width>=990px){.a1{margin:0}:root{--b:2px;--c:green}}',
  '@media (width>=768px){:root{--c:green}}',
  'h1,p{margin:0}',
  'html:has(dialog[open]){overflow:hidden}',
  'body{margin:0}',
  '[dir=rtl] .a1{transform:none}',
  ':root:not([lang=ru]) .a1,:root{color:red}',
  ':is([data-outline=page],[data-outline=reader])>i{padding:var(--a);animation:appear .2s .3s backwards}',
  '\n/*$vite$:1*/',
].join('');

describe('what an outline is drawn with', () => {
  it('is the rules for it and for the page as a whole, in the order of the sheet, with the tokens that they use', () => {
    expect(outlineStyle(SHEET)).toBe(
      [
        '@keyframes appear{0%{opacity:0}}',
        ':root{--a:var(--b);--b:1px}',
        '@media (width>=990px){:root{--b:2px}}',
        'body{margin:0}',
        ':is([data-outline=page],[data-outline=reader])>i{padding:var(--a);animation:appear .2s .3s backwards}',
      ].join(''),
    );
  });

  it('is nothing where the sheet has none of it', () => {
    expect(outlineStyle('.a1{color:red}')).toBe('');
  });
});
