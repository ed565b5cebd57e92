import { PRINTABLE_LETTERS } from '#campus/text/printable-letters.gen.ts';

const BASE = 36;
/** Spaces, joiners and other characters without a glyph. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u;

let printable: readonly (readonly [from: number, to: number])[] | undefined;

/** Letters of a name that no font of the certificates has, each once (EARN-3). */
export function unprintableLetters(name: string): readonly string[] {
  printable ??= printableRuns();
  const runs = printable;
  const isPrinted = (letter: number): boolean => runs.some(([from, to]) => from <= letter && letter <= to);
  return [...new Set(name.normalize('NFC'))].filter(
    (sign) => !UNSEEN.test(sign) && !isPrinted(sign.codePointAt(0) ?? 0),
  );
}

function printableRuns() {
  let end = 0;
  return PRINTABLE_LETTERS.split(' ').map((run) => {
    const [gap = '', length = '0'] = run.split(',');
    const from = end + Number.parseInt(gap, BASE);
    end = from + Number.parseInt(length, BASE);
    return [from, end] as const;
  });
}
