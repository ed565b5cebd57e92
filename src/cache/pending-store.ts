import { createStore } from '#campus/create-store.ts';
import type { LanguageCode } from '#campus/languages.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import type { BoundMutation, KnownMutation } from './known-mutation.ts';
import { bindAll, type PendingEntry } from './overlay.ts';

/** An entry as the sync sheet lists it; without `bound`, its kind or input is of a version that this code does not know. */
export type OutboxRow = { entry: OutboxEntry; bound: BoundMutation | undefined };

/** The account's entries as the screens see them. A new array whenever something changed. */
export type PendingStore = {
  read: () => readonly PendingEntry[];
  /** Every entry on disk, also those that this code does not know; changes together with `read`. */
  all: () => readonly OutboxRow[];
  subscribe: (onChange: () => void) => () => void;
  /**
   * An accepted entry that another tab took off the disk stays in `read` until this tab says that no row of its memory
   * needs it: the other tab cannot know these (SYNC-16).
   */
  release: (ids: readonly string[]) => void;
  /** Resolves when the entries on disk have been read for the first time: before that no screen may speak. */
  ready: Promise<void>;
  /** Resolves when what is on disk now is what `read` gives: a screen that opens next shows it. */
  catchUp: () => Promise<void>;
};

/** The outbox on disk: its entries, and a signal that they may have changed, whoever did it. */
export type EntrySource = {
  entries: () => Promise<OutboxEntry[]>;
  onChange: (signal: () => void) => () => void;
};

type Shown = { pending: readonly PendingEntry[]; rows: readonly OutboxRow[] };

/**
 * Follows the outbox on disk, whoever writes it: this tab, another one, or the worker. `kinds` are asked for those of the
 * entries: with an empty outbox no screen needs a mutation, and what changes one thing needs no other.
 */
export function followOutbox(
  source: EntrySource,
  kinds: (entries: readonly OutboxEntry[]) => Promise<readonly KnownMutation[]>,
  language: LanguageCode,
): PendingStore & { stop: () => void } {
  const bound = async (entries: readonly OutboxEntry[]): Promise<PendingEntry[]> => {
    if (entries.length === 0) return [];
    const byKind = new Map((await kinds(entries)).map((mutation) => [mutation.kind, mutation]));
    return bindAll(entries, byKind, language);
  };
  const shown = createStore<Shown>({ pending: NONE, rows: NONE });
  let released = new Set<string>();
  let reading = Promise.resolve();
  // One read after the other: an older one can never arrive last and hide what was done since.
  const catchUp = (): Promise<void> => {
    const next = reading.then(async () => {
      const entries = await source.entries();
      const onDisk = new Set(entries.map(({ id }) => id));
      const lingering = shown
        .read()
        .pending.flatMap(({ entry }) =>
          entry.state === 'accepted' && !onDisk.has(entry.id) && !released.has(entry.id) ? [entry] : [],
        );
      released = new Set([...released].filter((id) => onDisk.has(id)));
      const pending = await bound(inOrder([...entries, ...lingering]));
      const byId = new Map(pending.map((each) => [each.entry.id, each.bound]));
      shown.set({ pending, rows: entries.map((entry) => ({ entry, bound: byId.get(entry.id) })) });
    });
    reading = next.catch(() => {});
    return next;
  };
  const stop = source.onChange(() => void catchUp().catch(() => {}));
  return {
    read: () => shown.read().pending,
    all: () => shown.read().rows,
    subscribe: shown.subscribe,
    release: (ids) => {
      for (const id of ids) released.add(id);
    },
    ready: catchUp(),
    catchUp,
    stop,
  };
}

/** By the taps. */
function inOrder(entries: OutboxEntry[]): OutboxEntry[] {
  return entries.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
}

/** A visitor has no outbox. */
export const NOTHING_PENDING: PendingStore = {
  read: () => NONE,
  all: () => NONE,
  subscribe: () => () => {},
  release: () => {},
  ready: Promise.resolve(),
  catchUp: () => Promise.resolve(),
};
const NONE: readonly never[] = [];
