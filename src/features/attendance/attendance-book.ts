import { createStore } from '#campus/create-store.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';

/** What became of the last word on one person: on its way, with the campus, or not taken; then `didAttend` is what was wanted. */
export type Mark =
  | { is: 'saving' | 'saved'; didAttend: boolean | null }
  | { is: 'failed'; didAttend: boolean | null; failure: CampusFailure };

export type Marks = ReadonlyMap<string, Mark>;

export type AttendanceBook = {
  /** The same map until something changes, for `useSyncExternalStore`. */
  read: () => Marks;
  subscribe: (onChange: () => void) => () => void;
  /** Says it of one person; resolves when the campus has answered. A later word on the same person is the one that counts. */
  set: (personId: string, didAttend: boolean | null) => Promise<void>;
  /** The same of many, a few at once. */
  setAll: (personIds: readonly string[], didAttend: boolean | null) => Promise<void>;
};

type Parts = {
  /** Tells the campus. Rejects where it was not taken. */
  send: (personId: string, didAttend: boolean | null) => Promise<void>;
  /** Called with each word that the campus has taken. */
  onSaved: (personId: string, didAttend: boolean | null) => void;
  /** How many are on their way at once. */
  atOnce: number;
};

/**
 * What a tutor recorded of who was there, with the state of each record (LIVE-13). Nothing waits here: a record is saved or it
 * is not.
 */
export function createAttendanceBook({ send, onSaved, atOnce }: Parts): AttendanceBook {
  const marks = createStore<Marks>(new Map());
  const underWay = new Map<string, Promise<void>>();

  const mark = (personId: string, next: Mark): void => marks.set(new Map(marks.read()).set(personId, next));

  /** Until what was recorded last is what the campus has: records of one person go one after the other. */
  const sayLast = async (personId: string): Promise<void> => {
    for (let last = marks.read().get(personId); last?.is === 'saving'; last = marks.read().get(personId)) {
      const { didAttend } = last;
      const failure = await send(personId, didAttend).then(() => undefined, failureOf);
      if (failure === undefined) onSaved(personId, didAttend);
      if (marks.read().get(personId) !== last) continue;
      mark(personId, failure === undefined ? { is: 'saved', didAttend } : { is: 'failed', didAttend, failure });
    }
    underWay.delete(personId);
  };

  const set = (personId: string, didAttend: boolean | null): Promise<void> => {
    mark(personId, { is: 'saving', didAttend });
    const going = underWay.get(personId) ?? sayLast(personId);
    underWay.set(personId, going);
    return going;
  };

  const setAll = async (personIds: readonly string[], didAttend: boolean | null): Promise<void> => {
    const rest = [...personIds];
    const next = async (): Promise<void> => {
      for (let id = rest.shift(); id !== undefined; id = rest.shift()) await set(id, didAttend);
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  };

  return {
    read: marks.read,
    subscribe: marks.subscribe,
    set,
    setAll,
  };
}
