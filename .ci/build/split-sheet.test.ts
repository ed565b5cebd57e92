import { describe, expect, it } from 'vitest';
import { listOfRules, splitSheet } from './split-sheet.ts';

const FONT = '@font-face{font-family:a;src:url(a.woff2)}';
const ANIMATION = '@keyframes bbb9{0%{opacity:0}to{opacity:1}}';

/** `aaa0`, `aaa1`, … are of one file; those of `aaa` and `ddd0` are named by daily scripts. */
function split(...rules: readonly string[]) {
  return splitSheet(rules.join(''), {
    isDaily: (name) => name.startsWith('aaa') || name === 'ddd0',
    fileOf: (name) => name.slice(0, 3),
  });
}

describe('the sheet in two', () => {
  it('has in the second what only other scripts than the daily ones name, each in its order', () => {
    expect(
      split('.bbb0{color:red}', 'h1{margin:0}', '.aaa0{color:red}', '.bbb1>.aaa0,[dir=rtl] .bbb1{margin:0}'),
    ).toEqual({
      style: 'h1{margin:0}.aaa0{color:red}',
      more: '.bbb0{color:red}.bbb1>.aaa0,[dir=rtl] .bbb1{margin:0}',
    });
  });

  it('has in the first what may match without them: another selector, what must not be, what may be one of several', () => {
    const first = [
      '.bbb0,.aaa0{margin:0}',
      '.aaa0:not(.bbb0,:is(.bbb1)){margin:1px}',
      ':where(.bbb0,p){margin:2px}',
      '[x=".bbb0"]{margin:3px}',
    ];
    expect(split(...first)).toEqual({ style: first.join(''), more: '' });
  });

  it('has letters, animations and tokens in the first, and no place without a rule', () => {
    const { style, more } = split(
      FONT,
      ANIMATION,
      ':root{--b:red}',
      '@media print{.bbb0{color:red}}',
      '@media (width>=990px){.bbb0{margin:0}.aaa0{margin:0}@container (width<=9px){.bbb1{margin:0}}}',
    );
    expect(style).toBe(`${FONT}${ANIMATION}:root{--b:red}@media (width>=990px){.aaa0{margin:0}}`);
    expect(more).toBe(
      '@media print{.bbb0{color:red}}@media (width>=990px){.bbb0{margin:0}@container (width<=9px){.bbb1{margin:0}}}',
    );
  });

  it('changes the order of no two rules of one file', () => {
    expect(split('.ddd1{gap:0}', '.ddd0{gap:1px}', '.ddd2{gap:0}')).toEqual({
      style: '.ddd1{gap:0}.ddd0{gap:1px}',
      more: '.ddd2{gap:0}',
    });
  });
});

describe('the list of the rules', () => {
  const whole = `${ANIMATION}.aaa0{margin:0}@media print{.bbb0,.bbb1{margin:0}}`;

  it('is the same of a sheet and of the two that are made of it', () => {
    const { style, more } = split(whole);
    expect(listOfRules(whole)).toEqual(['.aaa0{margin:0}', 'print|.bbb0,.bbb1{margin:0}']);
    expect(listOfRules(style, more)).toEqual(listOfRules(whole));
  });

  it('is another one where a rule is lost, doubled or stands elsewhere', () => {
    const others = ['.aaa0{margin:0}', `${whole}.aaa0{margin:0}`, '.aaa0{margin:0}.bbb0,.bbb1{margin:0}'];
    for (const other of others) expect(listOfRules(other), other).not.toEqual(listOfRules(whole));
  });
});
