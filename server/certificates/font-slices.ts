import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { FALLBACK_FAMILIES } from './fallback-families.ts';

/** A file with some letters of a family. */
export interface FontSlice {
  readonly path: string;
  readonly isVariable: boolean;
  /** Letters that the package promises; the file may lack some. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const VARIABLE = '@fontsource-variable/';
const { resolve } = createRequire(import.meta.url);
const rangesByName = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

let known: readonly FontSlice[] | undefined;

/** All files of the fallback families. */
export function fontSlices(): readonly FontSlice[] {
  known ??= FALLBACK_FAMILIES.flatMap(slicesOf);
  return known;
}

function slicesOf(family: string): FontSlice[] {
  const listed = v.parse(rangesByName, readFileSync(resolve(`${family}/unicode.json`), 'utf8'));
  const isVariable = family.startsWith(VARIABLE);
  const name = family.slice(family.indexOf('/') + 1);
  return Object.entries(listed).map(([part, ranges]) => ({
    path: resolve(`${family}/files/${name}-${part.replace(/[[\]]/g, '')}-${isVariable ? 'wght' : '400'}-normal.woff2`),
    isVariable,
    ranges: ranges.split(',').map(rangeOf),
  }));
}

/** `U+0900-097F`, or one letter. */
function rangeOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
