/** Where a piece of a bundle came from; all counted from 0. */
export type Segment = { line: number; column: number; source: number; sourceLine: number };

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MORE = 32;

/** The segments of a source map's `mappings` that name a source. */
export function segmentsOf(mappings: string): Segment[] {
  const segments: Segment[] = [];
  let source = 0;
  let sourceLine = 0;
  mappings.split(';').forEach((group, line) => {
    let column = 0;
    for (const text of group === '' ? [] : group.split(',')) {
      const [across = 0, toSource, toLine] = numbersOf(text);
      column += across;
      if (toSource === undefined || toLine === undefined) continue;
      source += toSource;
      sourceLine += toLine;
      segments.push({ line, column, source, sourceLine });
    }
  });
  return segments;
}

/** Base64 VLQ: five bits a digit, the lowest bit of a number is its sign. */
function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of text) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & (MORE - 1)) << shift;
    shift += 5;
    if (bits >= MORE) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
