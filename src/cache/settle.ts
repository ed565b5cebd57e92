import type { Query, QueryClient } from '@tanstack/react-query';
import { hashOf, type Row } from './campus-query.ts';
import { neededBy, type PendingEntry } from './overlay.ts';
import { optionsOf } from './read-campus.ts';
import { raiseFloor, servicesOf } from './services.ts';

/**
 * After an entry was answered: ask again for what it changed, and drop accepted entries that no row on the device needs.
 * Idempotent; also run at start, for what the worker settled while no page was open. There is no rollback: without the
 * entry, the cache is the truth.
 */
export async function settle(client: QueryClient): Promise<void> {
  await servicesOf(client).pending.ready;
  await refreshChanged(client);
  await dropUnneeded(client);
}

/** Rows in memory that lack an accepted effect are asked for; those on screen at once, the rest when they are opened. */
async function refreshChanged(client: QueryClient): Promise<void> {
  const accepted = acceptedOf(client);
  if (accepted.length === 0) return;
  const changed = (query: Query): boolean => {
    const row = rowOf(query.state.data);
    return row !== undefined && neededBy(query.queryKey, row, accepted).size > 0;
  };
  await client.invalidateQueries({ predicate: changed });
  for (const { read } of accepted.flatMap(({ bound }) => bound.creates)) {
    await client.fetchQuery({ ...optionsOf(read), staleTime: 0 }).catch(() => {});
  }
}

async function dropUnneeded(client: QueryClient): Promise<void> {
  const { pending, queue, rows } = servicesOf(client);
  const accepted = acceptedOf(client);
  if (queue === undefined || accepted.length === 0) return;
  const needed = new Set<string>();
  const latest = Math.max(...accepted.map(({ entry }) => entry.revision ?? 0));
  for (const row of await rows.olderThan(latest)) {
    for (const id of neededBy(row.key, row, pending.read())) needed.add(id);
  }
  for (const query of client.getQueryCache().getAll()) {
    const row = rowOf(query.state.data);
    if (row === undefined) continue;
    for (const id of neededBy(query.queryKey, row, pending.read())) needed.add(id);
  }
  for (const { entry, bound } of accepted) {
    for (const { read } of bound.creates) {
      const row = await rows.get(hashOf(read.key));
      if (row === undefined || row.asOf < (entry.revision ?? 0)) needed.add(entry.id);
    }
  }
  const done = accepted.filter(({ entry }) => !needed.has(entry.id));
  for (const { entry } of done) raiseFloor(client, entry.revision ?? 0);
  await queue.forget(done.map(({ entry }) => entry.id));
}

function acceptedOf(client: QueryClient): PendingEntry[] {
  return servicesOf(client)
    .pending.read()
    .filter(({ entry }) => entry.state === 'accepted');
}

function rowOf(data: unknown): Row<unknown> | undefined {
  return typeof data === 'object' && data !== null && 'data' in data && 'asOf' in data && 'at' in data
    ? { data: data.data, asOf: Number(data.asOf), at: Number(data.at) }
    : undefined;
}
