/**
 * Which sources come in one file. A small file costs a round trip on a slow link, compresses worse, and is a write of its own
 * in the worker's cache; a file that holds too much is loaded where half of it is of no use. So files are layers: each names
 * where it begins and takes all that is imported from there and is in no layer above. Hence no layer ever imports one that
 * stands below it, and a page loads its own layers and nothing that is dragged along.
 */
export type Layer = { name: string; test: RegExp; minShareCount?: number };

/** The split parts of these route files, as a pattern for their paths below `src/routes/`. */
export function screens(paths: string): RegExp {
  return new RegExp(String.raw`src/routes/(?:${paths})\.tsx\?tsr-split=component`);
}
