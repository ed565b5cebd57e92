/**
 * Answers what is asked one by one with one statement for all that is asked in the same turn, each key once: a list of people
 * is never a statement for each of them.
 */
export function batched<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  const known = new Map<string, Promise<V | undefined>>();
  let waiting: { keys: string[]; answer: Promise<ReadonlyMap<string, V>> } | undefined;
  const ask = (key: string): Promise<ReadonlyMap<string, V>> => {
    if (waiting === undefined) {
      const keys: string[] = [];
      // The resolvers of one list run in one turn of the event loop.
      const turn = new Promise<void>((resolve) => setImmediate(resolve));
      waiting = { keys, answer: turn.then(() => loadNow()) };
      const loadNow = () => {
        waiting = undefined;
        return load(keys);
      };
    }
    waiting.keys.push(key);
    return waiting.answer;
  };
  return (key) => {
    const answer = known.get(key) ?? ask(key).then((found) => found.get(key));
    known.set(key, answer);
    return answer;
  };
}
