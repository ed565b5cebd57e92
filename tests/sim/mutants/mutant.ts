/** A small fault in real code. Each `search` must stand exactly once in its file: a mutant that misses is a failure. */
export type Mutant = {
  name: string;
  patches: { file: string; search: string; replace: string }[];
};
