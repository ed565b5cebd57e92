import type { LanguageCode } from '#campus/languages.ts';
import type { OutboxEntry } from '#offline/entry.ts';
import type { KnownMutation } from './known-mutation.ts';
import { bindAll, type PendingEntry } from './overlay.ts';

/** The owner's entries as the screens see them. A new array whenever something changed. */
export type PendingStore = {
  read: () => readonly PendingEntry[];
  subscribe: (onChange: () => void) => () => void;
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

/** Follows the outbox on disk, whoever writes it: this tab, another one, or the worker. */
export function followOutbox(
  source: EntrySource,
  kinds: readonly KnownMutation[],
  language: LanguageCode,
): PendingStore & { stop: () => void } {
  const byKind = new Map(kinds.map((mutation) => [mutation.kind, mutation]));
  const listeners = new Set<() => void>();
  let pending: readonly PendingEntry[] = [];
  let reading = Promise.resolve();
  // One read after the other: an older one can never arrive last and hide what was done since.
  const catchUp = (): Promise<void> => {
    const next = reading.then(async () => {
      pending = bindAll(await source.entries(), byKind, language);
      for (const listener of listeners) listener();
    });
    reading = next.catch(() => {});
    return next;
  };
  const stop = source.onChange(() => void catchUp().catch(() => {}));
  return {
    read: () => pending,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ready: catchUp(),
    catchUp,
    stop,
  };
}

/** A visitor has no outbox. */
export const NOTHING_PENDING: PendingStore = {
  read: () => NONE,
  subscribe: () => () => {},
  ready: Promise.resolve(),
  catchUp: () => Promise.resolve(),
};
const NONE: readonly PendingEntry[] = [];
