import type { LanguageCode } from '#campus/languages.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import type { Row } from './campus-query.ts';
import { hashOf } from './campus-query.ts';
import type { BoundMutation, KnownMutation } from './known-mutation.ts';
import type { Created } from './offline-mutation.ts';

/** An entry together with what its kind does. */
export type PendingEntry = { entry: OutboxEntry; bound: BoundMutation };

/** Entries in the order of the taps, each bound to its kind; an unknown kind or input changes nothing here. */
export function bindAll(
  entries: readonly OutboxEntry[],
  kinds: ReadonlyMap<string, KnownMutation>,
  language: LanguageCode,
): PendingEntry[] {
  return entries.flatMap((entry) => {
    const bound = kinds.get(entry.kind)?.bind(entry, language);
    return bound === undefined ? [] : [{ entry, bound }];
  });
}

/** Whether the entry lies over a row: pending, or accepted with an effect that the row does not hold yet (SYNC-15). */
function liesOver(entry: OutboxEntry, asOf: number): boolean {
  switch (entry.state) {
    case 'waiting':
    case 'sent-maybe':
      return true;
    case 'accepted':
      return entry.revision === undefined || entry.revision > asOf;
    case 'needs-you':
      return false;
    default:
      return entry.state satisfies never;
  }
}

/** The row's data with all its matching entries laid over it: the rebase, pure. Same value where nothing matches. */
export function withPending(key: readonly unknown[], row: Row<unknown>, pending: readonly PendingEntry[]): unknown {
  return pending.reduce(
    (data, { entry, bound }) => (liesOver(entry, row.asOf) ? bound.change(key, data) : data),
    row.data,
  );
}

/** Ids of the entries that change what a row shows: as long as there is such a row, an accepted entry stays. */
export function neededBy(key: readonly unknown[], row: Row<unknown>, pending: readonly PendingEntry[]): Set<string> {
  const needed = new Set<string>();
  let data = row.data;
  for (const { entry, bound } of pending) {
    if (!liesOver(entry, row.asOf)) continue;
    const changed = bound.change(key, data);
    if (changed !== data) needed.add(entry.id);
    data = changed;
  }
  return needed;
}

/** What the device itself answers to a read: the newest creation that the server's truth does not contain yet. */
export function createdFor(
  hash: string,
  pending: readonly PendingEntry[],
): { created: Created; state: OutboxEntry['state'] } | undefined {
  for (const { entry, bound } of pending) {
    if (entry.state === 'needs-you') continue;
    const created = bound.creates.find(({ read }) => hashOf(read.key) === hash);
    if (created !== undefined) return { created, state: entry.state };
  }
  return undefined;
}
