import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unprintableLetters } from '#campus/account/unprintable-letters.ts';
import { NAMES_IN_OTHER_SCRIPTS, NAMES_IN_SCRIPTS } from '#tests/support/certificates/names-in-scripts.ts';
import { generatePrintable } from './generate-printable.ts';

const FILE = new URL('../../src/campus/text/printable-letters.gen.ts', import.meta.url);

it('the letters that a form takes for printable are those of the fonts: run node server/certificates/generate-printable.ts', async () => {
  expect(readFileSync(FILE, 'utf8')).toBe(await generatePrintable());
});

it.each([...NAMES_IN_SCRIPTS, ...NAMES_IN_OTHER_SCRIPTS].map(([script, name]) => [script, name] as const))(
  'a name in %s is printable',
  (_, name) => {
    expect(unprintableLetters(name)).toEqual([]);
  },
);

it.each([
  ['a script without a font', 'Ꮳ ᮃ', ['ᮃ']],
  ['a rare sign of a name in Chinese', '王𰻞𰻞', ['𰻞']],
])('a form says what cannot be printed: %s', (_, name, letters) => {
  expect(unprintableLetters(name)).toEqual(letters);
});
