/** A record with one value for each key: what `Object.fromEntries` makes, with its keys known to the compiler. */
export function recordOf<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  const made: Record<string, T> = Object.fromEntries(keys.map((key) => [key, make(key)]));
  if (!isWhole(made, keys)) throw new Error('A record lacks one of its own keys.');
  return made;
}

function isWhole<K extends string, T>(made: Record<string, T>, keys: readonly K[]): made is Record<K, T> {
  return keys.every((key) => Object.hasOwn(made, key));
}
