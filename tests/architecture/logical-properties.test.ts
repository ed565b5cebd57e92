import { expect, it } from 'vitest';
import { sourcesOf } from '#tests/support/sources/sources.ts';

/** A physical side as a property. A variant may be called `top`: then its value begins with `{` or `[`. */
const PHYSICAL = [
  /^\s*(left|right|top|bottom|width|height|(min|max)(Width|Height))\s*:(?!\s*[{[])/,
  /^\s*(margin|padding|border|scrollMargin|scrollPadding|inset)(Left|Right|Top|Bottom)\w*\s*:/,
  /^\s*border(Top|Bottom)(Left|Right)Radius\s*:/,
  /\b(textAlign|float|clear)\s*:\s*'(left|right)'/,
  /\b(translateX)\(/,
];

it('styles name inline and block sides, so that each screen mirrors itself for Arabic, Persian and Pashto', () => {
  const sheets = sourcesOf('src/**/*.css.ts');
  expect(sheets.length).toBeGreaterThan(10);
  const broken = sheets.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, at) => ({ where: `${path}:${at + 1}`, line }))
      .filter(({ line }) => PHYSICAL.some((pattern) => pattern.test(line)))
      .map(({ where, line }) => `${where} ${line.trim()}`),
  );
  expect(broken, 'Write insetInlineStart, marginInline…, inlineSize, blockSize, textAlign: start …').toEqual([]);
});
