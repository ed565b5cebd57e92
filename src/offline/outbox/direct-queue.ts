import { createStore } from '#campus/create-store.ts';
import type { Wire } from '#wire/graphql.ts';
import type { NewEntry, OutboxEntry, Settled } from './entry.ts';
import { isUnsent } from './entry.ts';
import { NotKept } from './not-kept.ts';
import { postEntry } from './post-entry.ts';

/** A lost answer is the normal case (SYNC-4): the same key once more finds out what became of the first try. */
const TRIES = 2;

type Parts = {
  wire: Wire;
  isOnline: () => boolean;
  /** Entries that a newer release left on the device: shown, never touched, and nothing overtakes them. */
  held: readonly OutboxEntry[];
};

/**
 * The outbox of a device that keeps nothing (STORAGE-3, STORAGE-6): what the learner does goes to the campus at once, and
 * counts as done only with the campus's answer. Nothing of it is ever shown as waiting or saved.
 */
export function createDirectQueue({ wire, isOnline, held }: Parts) {
  const done = createStore<readonly OutboxEntry[]>([]);
  let unannounced: readonly OutboxEntry[] = [];
  let last = held.reduce((most, { seq }) => Math.max(most, seq ?? 0), 0);

  return {
    entries: async (): Promise<OutboxEntry[]> => [...held, ...done.read()],
    onChange: done.subscribe,
    /** Resolves with the campus's acknowledgement; rejects with `NotKept`. */
    enqueue: async (entry: NewEntry): Promise<void> => {
      if (held.some((each) => isUnsent(each) && each.subject === entry.subject)) throw new NotKept('reload');
      if (!isOnline()) throw new NotKept('offline');
      const { dependsOnSubjects: _, afterSubjects: __, keepsEach: ___, overCreation: ____, ...rest } = entry;
      last += 1;
      const row: OutboxEntry = { ...rest, seq: last, dependsOn: [], state: 'sent-maybe', attempts: 1, notBefore: 0 };
      const accepted: OutboxEntry = { ...row, state: 'accepted', revision: await post(wire, row) };
      unannounced = [...unannounced, accepted];
      done.set([...done.read(), accepted]);
    },
    forget: async (ids: readonly string[]): Promise<void> =>
      done.set(done.read().filter(({ id }) => !ids.includes(id))),
    /** What was acknowledged since this was asked last. */
    settled: (): Settled[] => {
      const announced = unannounced.map(({ id, kind, revision }) => ({
        id,
        kind,
        ...(revision === undefined ? {} : { revision }),
      }));
      unannounced = [];
      return announced;
    },
  };
}

async function post(wire: Wire, row: OutboxEntry): Promise<number> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcome = await postEntry(wire, row);
    switch (outcome.is) {
      case 'accepted':
        return outcome.revision;
      case 'refused':
        throw new NotKept('refused', { code: outcome.code });
      case 'signed-out':
        throw new NotKept('failed');
      case 'later':
        break;
      default:
        outcome satisfies never;
    }
  }
  throw new NotKept('offline');
}
