import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import * as v from 'valibot';
import type { AnswerRow } from '#offline/owner-db.ts';
import { hashOf, type Read, type Row } from './campus-query.ts';
import { fetchRow } from './fetch-row.ts';
import { servicesOf } from './services.ts';

/**
 * A read's query function: the row on disk first, re-checked by schema, and the campus in the background when it is stale;
 * without a row, the campus. The stock persister cannot re-check a row, so this is our own.
 */
export function readThroughDisk<A>(read: Read<A>) {
  return async (context: QueryFunctionContext): Promise<Row<A>> => {
    const query = context.client.getQueryCache().find<Row<A>>({ queryKey: read.key, exact: true });
    const first = query?.state.data === undefined;
    const restored = first && read.keep === 'offline' ? await restore(context.client, read) : undefined;
    if (restored === undefined) return askAndKeep(context.client, read, query?.state.data, context.signal);
    if (query !== undefined) refreshSoon(query, restored);
    return restored;
  };
}

async function restore<A>(client: QueryClient, read: Read<A>): Promise<Row<A> | undefined> {
  const row = await servicesOf(client).rows.get(hashOf(read.key));
  if (row === undefined || row.shape !== read.shape) return undefined;
  const parsed = v.safeParse(read.answer, row.data);
  return parsed.success ? { data: parsed.output, asOf: row.asOf, at: row.at } : undefined;
}

/** A restored row carries the time of its answer, so that Query knows that it is stale, and asks. */
function refreshSoon<A>(query: Query<Row<A>>, row: Row<A>): void {
  setTimeout(() => {
    if (query.state.data !== row) return;
    query.setState({ dataUpdatedAt: row.at });
    if (query.isStale()) query.fetch().catch(() => {});
  }, 0);
}

async function askAndKeep<A>(
  client: QueryClient,
  read: Read<A>,
  known: Row<A> | undefined,
  signal: AbortSignal,
): Promise<Row<A>> {
  const row = await fetchRow(client, read, signal);
  if (known !== undefined && known.asOf > row.asOf && row.asOf >= 0) return known;
  if (read.keep === 'offline' && row.asOf >= 0) await keep(client, read, row);
  return row;
}

/** Keeping may fail (storage full or broken); reading goes on without it, nothing was promised. */
async function keep<A>(client: QueryClient, read: Read<A>, row: Row<A>): Promise<void> {
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
  await servicesOf(client)
    .rows.keep(stored)
    .catch(() => {});
}
