/** Characters of a text by code points, as counters show them: an emoji of one code point is one, not two. */
export function lengthOf(text: string): number {
  return [...text].length;
}
