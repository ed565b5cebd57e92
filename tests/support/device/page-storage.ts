/** Local or session storage, as much of it as we use; its keys are its own properties, as in a browser. */
export function aStorage(kept: Record<string, string> = {}): Record<string, unknown> {
  const store: Record<string, unknown> = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => delete store[key],
  });
  return Object.assign(store, kept);
}
