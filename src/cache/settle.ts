import type { Query, QueryClient } from '@tanstack/react-query';
import { fault } from '#offline/fault.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { hashOf, type Read } from './campus-query.ts';
import { isMissing } from './fetch-row.ts';
import { neededBy, type PendingEntry } from './overlay.ts';
import { optionsOf } from './read-campus.ts';
import { rowOf } from './row-of.ts';
import { raiseFloor, servicesOf } from './services.ts';

/**
 * After an entry was answered: ask again for what it changed, and drop accepted entries that no row on the device needs.
 * Idempotent; also run at start, for what the worker settled while no page was open. There is no rollback: without the
 * entry, the cache is the truth.
 */
export async function settle(client: QueryClient): Promise<void> {
  const { pending } = servicesOf(client);
  await pending.ready;
  // Entries that the campus accepts during this run are left to the next one, because no row was checked for them.
  const accepted = acceptedOf(client);
  const unknown = pending
    .all()
    .filter(({ entry, bound }) => bound === undefined && entry.state === 'accepted')
    .map(({ entry }) => entry);
  const gone = await refreshChanged(client, accepted);
  await dropUnneeded(client, { accepted, unknown, gone });
}

/**
 * Rows in memory that lack an accepted effect are asked for; those on screen at once, the rest when they are opened.
 * Returns the reads (by hash) of things made here that the campus does not have any more: deleted elsewhere since.
 */
async function refreshChanged(client: QueryClient, accepted: readonly PendingEntry[]): Promise<Set<string>> {
  const gone = new Set<string>();
  if (accepted.length === 0) return gone;
  const changed = (query: Query): boolean => {
    const row = rowOf(query.state.data);
    return row !== undefined && neededBy(query.queryKey, row, accepted).size > 0;
  };
  await client.invalidateQueries({ predicate: changed });
  for (const { entry, bound } of accepted) {
    for (const { read } of bound.creates) {
      if (await holds(client, read, entry)) continue;
      const isGone = await client.fetchQuery({ ...optionsOf(read), staleTime: 0 }).then(() => false, isMissing);
      if (isGone) gone.add(hashOf(read.key));
    }
  }
  return gone;
}

/** Whether the row on disk holds the entry's effect: what was made here opens without a network. */
async function holds(client: QueryClient, read: Read<unknown>, entry: OutboxEntry): Promise<boolean> {
  const row = await servicesOf(client).rows.get(hashOf(read.key));
  return row !== undefined && row.asOf >= (entry.revision ?? 0);
}

type Looked = {
  accepted: readonly PendingEntry[];
  /** What this code does not know changes nothing here: without a row that could need it, it has done its work. */
  unknown: readonly OutboxEntry[];
  gone: ReadonlySet<string>;
};

async function dropUnneeded(client: QueryClient, { accepted, unknown, gone }: Looked): Promise<void> {
  const { pending, queue } = servicesOf(client);
  if (queue === undefined) return;
  const needed = await neededOf(client, accepted, gone);
  const done = [...accepted.map(({ entry }) => entry), ...unknown].filter(({ id }) => !needed.has(id));
  if (done.length === 0) return;
  for (const { revision } of done) raiseFloor(client, revision ?? 0);
  const ids = done.map(({ id }) => id);
  pending.release(ids);
  await fault('drain.forgetting');
  await queue.forget(ids);
}

/** Ids of the accepted entries that a row on disk or in this tab's memory does not hold yet. */
async function neededOf(
  client: QueryClient,
  accepted: readonly PendingEntry[],
  gone: ReadonlySet<string>,
): Promise<Set<string>> {
  const { pending, rows } = servicesOf(client);
  const needed = new Set<string>();
  if (accepted.length === 0) return needed;
  const latest = Math.max(...accepted.map(({ entry }) => entry.revision ?? 0));
  for (const row of await rows.olderThan(latest)) {
    for (const id of neededBy(row.key, row, pending.read())) needed.add(id);
  }
  for (const query of client.getQueryCache().getAll()) {
    const row = rowOf(query.state.data);
    // What the campus has no more is shown as gone, whatever it was.
    if (row === undefined || isMissing(query.state.error)) continue;
    for (const id of neededBy(query.queryKey, row, pending.read())) needed.add(id);
  }
  for (const { entry, bound } of accepted) {
    for (const { read } of bound.creates) {
      if (!gone.has(hashOf(read.key)) && !(await holds(client, read, entry))) needed.add(entry.id);
    }
  }
  return needed;
}

function acceptedOf(client: QueryClient): PendingEntry[] {
  return servicesOf(client)
    .pending.read()
    .filter(({ entry }) => entry.state === 'accepted');
}
