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
};

export type EntrySource = (onEntries: (entries: OutboxEntry[]) => void) => () => void;

/** Follows the outbox on disk, whoever writes it: this tab, another one, or the worker. */
export function followOutbox(
  source: EntrySource,
  kinds: readonly KnownMutation[],
  language: LanguageCode,
): PendingStore & { stop: () => void } {
  const byKind = new Map(kinds.map((mutation) => [mutation.kind, mutation]));
  const listeners = new Set<() => void>();
  let pending: readonly PendingEntry[] = [];
  let stop = (): void => {};
  const ready = new Promise<void>((resolve) => {
    stop = source((entries) => {
      pending = bindAll(entries, byKind, language);
      for (const listener of listeners) listener();
      resolve();
    });
  });
  return {
    read: () => pending,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ready,
    stop: () => stop(),
  };
}

/** A visitor has no outbox. */
export const NOTHING_PENDING: PendingStore = { read: () => NONE, subscribe: () => () => {}, ready: Promise.resolve() };
const NONE: readonly PendingEntry[] = [];
