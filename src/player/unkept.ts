import * as v from 'valibot';
import type { FromLauncher, StartH5p, StartScorm } from '#campus/player/messages.ts';
import type { HostDisk } from './host-disk.ts';

type Unkept = Extract<FromLauncher, { type: 'unkept' | 'unkept-h5p' }>;
type OmitFrom<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What is kept of it; whose it is and when it was is added. */
export type UnkeptReport = OmitFrom<Unkept, 'visit' | 'after'>;

type Whose = Pick<StartScorm | StartH5p, 'packageId' | 'learnerId' | 'visit'>;

/**
 * What a content of a person has reported and the app has not acknowledged, in the storage of the package's own host:
 * written before the content's call returns, so that it outlives the page. It is written twice. What is in the local storage
 * outlives the page's process from then on, but the browser writes it to the disk only seconds later; what is on the `disk`
 * outlives the browser too, from a few milliseconds later on. What is read was written by code of others as likely as by
 * this: the app parses each before it believes it.
 */
export function unkeptOf({ packageId, learnerId, visit }: Whose, disk: HostDisk | undefined) {
  const mine = `campus-unkept ${packageId} ${learnerId} `;
  const keyOf = (item: string): string => `${mine}${visit?.session} ${item}`;
  const beganAt = performance.now();
  const remove = (key: string): void => {
    attempt(() => localStorage.removeItem(key));
    attempt(() => disk?.remove(key));
  };
  const all = async (): Promise<ReadonlyMap<string, string>> => {
    const found = new Map((await disk?.all(mine)) ?? []);
    attempt(() => {
      for (const [key, text] of Object.entries(localStorage)) {
        if (key.startsWith(mine) && sequenceIn(text) >= sequenceIn(found.get(key))) found.set(key, text);
      }
    });
    return found;
  };
  return {
    /** Takes the place of what was there of the same item. */
    put: (item: string, report: UnkeptReport): void => {
      const after = Math.round(performance.now() - beganAt);
      const text = JSON.stringify({ ...report, visit, after });
      // A storage that is full, or is not given to frames: messages stay the way.
      attempt(() => localStorage.setItem(keyOf(item), text));
      attempt(() => disk?.put(keyOf(item), text));
    },
    kept: (item: string): void => remove(keyOf(item)),
    /** Each as it was written, by its key. */
    all,
    /** What another tab has written in the meantime stays. */
    drop: async (taken: ReadonlyMap<string, string>): Promise<void> => {
      const now = await all();
      for (const [key, text] of taken) if (now.get(key) === text) remove(key);
    },
  };
}
export type UnkeptStore = ReturnType<typeof unkeptOf>;

const counted = v.pipe(v.string(), v.parseJson(), v.object({ sequence: v.number() }));

/** Of two texts of one item the later counts. */
function sequenceIn(text: string | undefined): number {
  const read = v.safeParse(counted, text);
  return read.success ? read.output.sequence : 0;
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing is lost that the app was sent.
  }
}
