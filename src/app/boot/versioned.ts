import { buildHere } from './build-here.ts';

/** The catalogue's address carries its version: a page never meets the words of another build than its own, kept or not. */
export function versioned(path: string): string {
  const version = buildHere().catalogues[path];
  return version === undefined ? path : `${path}?v=${version}`;
}
