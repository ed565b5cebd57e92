import type { FromLauncher, StartH5p, StartScorm } from '#campus/player/messages.ts';

type Unkept = Extract<FromLauncher, { type: 'unkept' | 'unkept-h5p' }>;
/** What is kept of it; whose it is and when it was is added. */
export type UnkeptSaid = OmitFrom<Unkept, 'visit' | 'after'>;
type OmitFrom<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/**
 * What a content of a person has said and the app has not said to have on its disk, in the storage of the package's own host:
 * written before the content's call returns, so that it outlives the page. What is read was written by code of others as
 * likely as by this: the app parses each before it believes it.
 */
export function unkeptOf({
  packageId,
  learnerId,
  visit,
}: Pick<StartScorm | StartH5p, 'packageId' | 'learnerId' | 'visit'>) {
  const mine = `campus-unkept ${packageId} ${learnerId} `;
  const keyOf = (item: string): string => `${mine}${visit?.session} ${item}`;
  const beganAt = performance.now();
  return {
    /** Takes the place of what was there of the same item. */
    put: (item: string, said: UnkeptSaid): void => {
      const after = Math.round(performance.now() - beganAt);
      // A storage that is full, or is not given to frames: what is said by message stays the way.
      attempt(() => localStorage.setItem(keyOf(item), JSON.stringify({ ...said, visit, after })));
    },
    kept: (item: string): void => attempt(() => localStorage.removeItem(keyOf(item))),
    /** Each as it was written, by its key. */
    all: (): ReadonlyMap<string, string> => {
      const found = new Map<string, string>();
      attempt(() => {
        for (const [key, text] of Object.entries(localStorage)) if (key.startsWith(mine)) found.set(key, text);
      });
      return found;
    },
    /** What another tab has written in the meantime stays. */
    drop: (taken: ReadonlyMap<string, string>): void =>
      attempt(() => {
        for (const [key, text] of taken) if (localStorage.getItem(key) === text) localStorage.removeItem(key);
      }),
  };
}
export type UnkeptStore = ReturnType<typeof unkeptOf>;

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing is lost that the app was told.
  }
}
