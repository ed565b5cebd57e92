import * as v from 'valibot';

/** Characters of a text by code points, as counters show them: an emoji of one code point is one, not two (LIMIT-7). */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** For a text that is `most` code points long at most; `v.maxLength` counts an emoji twice. */
export function atMost(most: number) {
  return v.check((text: string) => lengthOf(text) <= most, `must have at most ${most} characters`);
}
