import { typedLine } from '#campus/text/typed-text.ts';
import { westernDigits } from '#campus/text/western-digits.ts';

/** A number as people type it, with the digits and the signs of their keyboard; undefined for an empty field, NaN for what is none. */
export function parseAmount(typed: string): number | undefined {
  const plain = westernDigits(typedLine(typed)).replace('\u2212', '-').replace(/[,٫]/u, '.');
  return plain === '' ? undefined : Number(plain);
}
