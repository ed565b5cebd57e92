import type { KEPT_AT_LOGOUT, STORAGE_KEYS } from './storage-keys.ts';

/** Storage that may be switched off (private mode, STORAGE-6): then nothing is remembered, and nothing breaks. */
export function guarded(area: () => Storage) {
  return {
    get: (key: string): string | undefined => tried(() => area().getItem(key)) ?? undefined,
    /** Where storage is full too, nothing is: the caller never promised that this stays. */
    set: (key: string, value: string): void => tried(() => area().setItem(key, value)),
    keys: (): string[] => tried(() => Object.keys(area())) ?? [],
    remove: (key: string): void => tried(() => area().removeItem(key)),
    /** Forgets everything but these keys. */
    clear: ({ keep }: { keep: readonly string[] }): void =>
      tried(() => {
        const store = area();
        for (const key of Object.keys(store)) if (!keep.includes(key)) store.removeItem(key);
      }),
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

/** What the device remembers whoever uses it, and the session itself. What is a person's: person-store.ts. */
export const localStore: Holding<OfDevice> = guarded(() => localStorage);
export const sessionStore = guarded(() => sessionStorage);
