/** Storage that may be switched off (private mode, RELIABILITY 2 row 22): then nothing is remembered, and nothing breaks. */
function guarded(area: () => Storage) {
  return {
    get: (key: string): string | undefined => {
      try {
        return area().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (key: string, value: string): void => {
      try {
        area().setItem(key, value);
      } catch {
        // Full or switched off: the caller never promised that this stays.
      }
    },
    remove: (key: string): void => {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
    /** Forgets everything but these keys. */
    clear: ({ keep }: { keep: readonly string[] }): void => {
      try {
        const store = area();
        for (const key of Object.keys(store)) if (!keep.includes(key)) store.removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

export const localStore = guarded(() => localStorage);
export const sessionStore = guarded(() => sessionStorage);
