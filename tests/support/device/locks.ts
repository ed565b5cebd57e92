/** `navigator.locks` for the tabs of one device, as much of it as we use: who asks waits until those before are done. */
export function someLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, _: unknown, work: () => Promise<T>): Promise<T> => {
      const done = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        done.catch(() => {}),
      );
      return done;
    },
  };
}
