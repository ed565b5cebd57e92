type Loader<T> = (keys: string[]) => Promise<(T | undefined)[]>;

/**
 * One value for each key, but what is asked in the same turn is loaded together, at most `most` at once: a screen that
 * opens with twenty reads costs the disk two transactions instead of twenty, and more would hold up the page when they arrive.
 */
export function together<T>(load: Loader<T>, most: number): (key: string) => Promise<T | undefined> {
  let open: { keys: string[]; values: Promise<(T | undefined)[]> } | undefined;
  return async (key) => {
    if (open === undefined || open.keys.length === most) {
      const keys: string[] = [];
      const mine = { keys, values: Promise.resolve().then(() => leave()) };
      const leave = (): Promise<(T | undefined)[]> => {
        if (open === mine) open = undefined;
        return load(keys);
      };
      open = mine;
    }
    const { keys, values } = open;
    const at = keys.push(key) - 1;
    return (await values)[at];
  };
}
