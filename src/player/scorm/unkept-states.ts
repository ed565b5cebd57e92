import type { FromLauncher, StartScorm } from '#campus/player/messages.ts';

type State = Extract<FromLauncher, { type: 'state' }>;
type Unkept = Extract<FromLauncher, { type: 'unkept' }>;

/**
 * The states of a person in this package that the app has not said to have on its disk, in the storage of the package's own
 * host: written before the package's call returns, so that they outlive the page. What is read was written by code of others
 * as likely as by this: the app parses each before it believes it.
 */
export function unkeptStates({ packageId, learnerId, visit }: StartScorm) {
  const mine = `campus-unkept ${packageId} ${learnerId} `;
  const keyOf = (session: string, item: string): string => `${mine}${session} ${item}`;
  const beganAt = performance.now();
  return {
    put: ({ item, sequence, cmi, sequencing }: State): void => {
      const after = Math.round(performance.now() - beganAt);
      const unkept: Unkept = { type: 'unkept', visit, after, item, sequence, cmi, sequencing };
      // A storage that is full, or is not given to frames: what is said by message stays the way.
      attempt(() => localStorage.setItem(keyOf(visit.session, item), JSON.stringify(unkept)));
    },
    kept: (item: string): void => attempt(() => localStorage.removeItem(keyOf(visit.session, item))),
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
export type UnkeptStates = ReturnType<typeof unkeptStates>;

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing is lost that the app was told.
  }
}
