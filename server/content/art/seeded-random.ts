export type Random = {
  /** A number from `low` up to, not including, `high`. */
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
};

/** FNV-1a of the text, the start of the sequence. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** mulberry32: the same seed gives the same picture on every machine. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
