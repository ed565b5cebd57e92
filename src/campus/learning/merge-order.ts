/**
 * The order of what is there, as somebody wants it who may not know all of it (LIST-5): what they name comes in their
 * order, what they do not know keeps the neighbour before it, and what is gone stays gone. Device and campus both go by it.
 */
export function mergeOrder<T>(present: readonly T[], wanted: readonly string[], keyOf: (item: T) => string): T[] {
  const named = new Set(wanted);
  const known = new Map(present.filter((item) => named.has(keyOf(item))).map((item) => [keyOf(item), item]));
  const first: T[] = [];
  const following = new Map<string, T[]>();
  let neighbours = first;
  for (const item of present) {
    const key = keyOf(item);
    if (known.has(key)) {
      neighbours = [];
      following.set(key, neighbours);
    } else neighbours.push(item);
  }
  const ordered = [...named].flatMap((key) => {
    const item = known.get(key);
    return item === undefined ? [] : [item, ...(following.get(key) ?? [])];
  });
  return [...first, ...ordered];
}
