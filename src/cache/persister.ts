import { hashKey, type Query, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import * as v from 'valibot';
import type { AnswerRow } from '#offline/rows/account-db.ts';
import { hashOf, type Read, type Row } from './campus-query.ts';
import { fetchRow, isMissing } from './fetch-row.ts';
import { servicesOf } from './services.ts';

/**
 * A read's query function: the row on disk first, re-checked by schema, and the campus in the background; without a row, the
 * campus. The stock persister cannot re-check a row, so this is our own.
 */
export function readThroughDisk<A>(read: Read<A>) {
  return async (context: QueryFunctionContext): Promise<Row<A>> => {
    // By its hash: `find` would hash every query there is, at each read.
    const query = context.client.getQueryCache().get<Row<A>>(hashKey(read.key));
    const first = query?.state.data === undefined;
    const restored = first ? await restore(context.client, read) : undefined;
    if (restored === undefined) {
      if (!first) await servicesOf(context.client).painted?.();
      const how = { signal: context.signal, isInAdvance: context.meta?.isInAdvance === true };
      return askAndKeep(context.client, read, query?.state.data, how).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        // What the campus shows to this person no more is gone from the screen too, not only from the disk.
        query?.setState({ data: undefined, dataUpdatedAt: 0 });
        if (read.missing?.namedIn !== undefined) void askAgain(context.client, read.missing.namedIn).catch(() => {});
        throw error;
      });
    }
    if (query !== undefined) refreshSoon(query, restored);
    return restored;
  };
}

/** Asks anew for a row that is here, in memory or only on disk; of one that is not, nothing is shown. */
async function askAgain(client: QueryClient, read: Read<unknown>): Promise<void> {
  const known = client.getQueryData<Row<unknown>>(read.key);
  if (known === undefined && (await servicesOf(client).rows.get(hashOf(read.key))) === undefined) return;
  const row = await askAndKeep(client, read, known);
  client.setQueryData<Row<unknown>>(read.key, (shown) => (shown === undefined ? undefined : row));
}

/** What the device has of a read; undefined where it has nothing that this release can show, and for what it never keeps. */
export async function restore<A>(client: QueryClient, read: Read<A>): Promise<Row<A> | undefined> {
  if (read.keep !== 'offline') return undefined;
  const row = await servicesOf(client).rows.get(hashOf(read.key));
  return row === undefined ? undefined : rowFrom(read, row);
}

/** A row on disk as the read's own; undefined where it is of another shape or does not parse. */
function rowFrom<A>(read: Read<A>, row: AnswerRow): Row<A> | undefined {
  if (row.shape !== read.shape) return undefined;
  const parsed = v.safeParse(read.answer, row.data);
  return parsed.success ? { data: parsed.output, asOf: row.asOf, at: row.at } : undefined;
}

/** A row that no screen shows is asked for anew after this long, ms. */
const STALE_UNSEEN = 30_000;

/**
 * A row of the disk counts as stale however young it is: another page or device may have changed the thing since it was kept.
 * Whoever shows it asks.
 */
function refreshSoon<A>(query: Query<Row<A>>, row: Row<A>): void {
  setTimeout(() => {
    if (query.state.data !== row) return;
    query.setState({ dataUpdatedAt: 0 });
    const age = Date.now() - row.at;
    if (query.isActive() || age < 0 || age > STALE_UNSEEN) query.fetch().catch(() => {});
  }, 0);
}

async function askAndKeep<A>(
  client: QueryClient,
  read: Read<A>,
  known: Row<A> | undefined,
  how?: Parameters<typeof fetchRow>[2],
): Promise<Row<A>> {
  const row = await fetchRow(client, read, how);
  if (row.asOf < 0) return row;
  if (known !== undefined && known.asOf > row.asOf) return known;
  const kept = read.keep === 'offline' ? await keep(client, read, row) : row;
  sayIfCaughtUp(client, known, kept);
  return kept;
}

/**
 * Keeps the row and returns what is on disk then: another tab may have had a newer answer. Keeping may fail (storage full or
 * broken); reading goes on without it, nothing was promised.
 */
async function keep<A>(client: QueryClient, read: Read<A>, row: Row<A>): Promise<Row<A>> {
  const { key, shape } = read;
  const stored: AnswerRow = {
    hash: hashOf(key),
    key: [...key],
    data: row.data,
    asOf: row.asOf,
    at: row.at,
    shape,
    saved: false,
  };
  const onDisk = await servicesOf(client)
    .rows.keep(stored)
    .catch(() => stored);
  return onDisk.asOf > row.asOf ? (rowFrom(read, onDisk) ?? row) : row;
}

/** A screen, a prefetch or a download brought a newer row: accepted entries between old and new have one row less to lie over. */
function sayIfCaughtUp(client: QueryClient, known: Row<unknown> | undefined, row: Row<unknown>): void {
  const { pending, onCaughtUp } = servicesOf(client);
  const before = known?.asOf ?? -1;
  const isNewlyIn = (revision: number | undefined) =>
    revision !== undefined && revision > before && revision <= row.asOf;
  if (pending.read().some(({ entry }) => entry.state === 'accepted' && isNewlyIn(entry.revision))) onCaughtUp?.();
}
