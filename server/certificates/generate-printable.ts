import { writeFileSync } from 'node:fs';
import { printableLetters } from './faces.ts';

const FILE = new URL('../../src/campus/text/printable-letters.gen.ts', import.meta.url);
const BASE = 36;

/** The letters that certificates can show, as runs of code points in ascending order. The form for names reads this list. */
export async function generatePrintable(): Promise<string> {
  const runs: [from: number, to: number][] = [];
  for (const letter of [...(await printableLetters())].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === letter - 1) last[1] = letter;
    else runs.push([letter, letter]);
  }
  const steps = runs.map(([from, to], n) => {
    const gap = from - (runs[n - 1]?.[1] ?? 0);
    return to === from ? gap.toString(BASE) : `${gap.toString(BASE)},${(to - from).toString(BASE)}`;
  });
  return [
    '// Written by server/certificates/generate-printable.ts from the fonts of certificates; do not edit.',
    `export const PRINTABLE_LETTERS =\n  '${steps.join(' ')}';`,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(FILE, await generatePrintable());
