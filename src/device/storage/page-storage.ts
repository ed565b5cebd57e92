import type { KEPT_AT_LOGOUT, STORAGE_KEYS } from './storage-keys.ts';

/**
 * Storage that the browser may refuse, empty or not have (private mode, blocked site data, STORAGE-6). What it does not take
 * lasts as long as the page: a session too, so that a login works. A storage that is merely full keeps what it has.
 */
export function guarded(area: () => Storage) {
  const memory = new Map<string, string>();
  const stored = (key: string): string | undefined => tried(() => area().getItem(key)) ?? undefined;
  const keys = (): string[] => [...(tried(() => Object.keys(area())) ?? []), ...memory.keys()];
  const remove = (key: string): void => {
    memory.delete(key);
    tried(() => area().removeItem(key));
  };
  return {
    get: (key: string): string | undefined => stored(key) ?? memory.get(key),
    /** Keeps nothing where storage is full; callers do not rely on it. */
    set: (key: string, value: string): void => {
      tried(() => area().setItem(key, value));
      if (stored(key) === undefined) memory.set(key, value);
    },
    keys,
    remove,
    /** Forgets everything but these keys. */
    clear: ({ keep }: { keep: readonly string[] }): void => {
      for (const key of keys()) if (!keep.includes(key)) remove(key);
    },
  };
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The same, for these names only. */
export type Holding<Key extends string> = Omit<ReturnType<typeof guarded>, 'set'> & {
  set: (key: Key, value: string) => void;
};
export type OfDevice = (typeof KEPT_AT_LOGOUT)[number] | (typeof STORAGE_KEYS)['jwt' | 'refreshToken' | 'visitorId'];

/** Local storage for any key. `localStore` and `personStore` restrict it to their own. */
export const wholeLocal = guarded(() => localStorage);
/** What the device remembers whoever uses it, and the session itself. What is a person's: person-store.ts. */
export const localStore: Holding<OfDevice> = wholeLocal;
export const sessionStore = guarded(() => sessionStorage);
