/** Numbers that one seed decides, for ever the same. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(of: readonly [T, ...T[]]) => T;
  /** One of them; undefined where there is none. */
  any: <T>(of: readonly T[]) => T | undefined;
  /** A name by its weight. */
  weighted: <N extends string>(weights: Readonly<Record<N, number>>) => N;
  /** Another stream of the same seed, so that one part asking more often does not change the others. */
  fork: () => Random;
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const weighted = <N extends string>(weights: Readonly<Record<N, number>>): N => {
    const names = keysOf(weights);
    let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    throw new Error('Nothing to choose from.');
  };
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (of) => of[below(of.length)] ?? of[0],
    any: (of) => of[below(of.length)],
    weighted,
    fork: () => seededRandom(Math.floor(next() * 2 ** 32)),
  };
}

function keysOf<N extends string>(record: Readonly<Record<N, number>>): N[] {
  const names: N[] = [];
  for (const name in record) names.push(name);
  return names;
}
