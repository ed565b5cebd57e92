import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { hashOf, type Read, type Row } from '#cache/campus-query.ts';
import { fetchRow } from '#cache/fetch-row.ts';
import { servicesOf } from '#cache/services.ts';
import { digestOf } from '#offline/saved/digest-of.ts';

/**
 * Asks the campus for a read, keeps the answer for as long as it is saved, and returns it. Unlike a screen's read it rejects
 * where the answer could not be kept: something is promised here.
 */
export async function keepRead<A>(client: QueryClient, read: Read<A>, signal: AbortSignal): Promise<A> {
  const row = await fetchRow(client, read, { signal });
  const { key, shape } = read;
  await servicesOf(client).rows.keep({ hash: hashOf(key), key: [...key], ...row, shape, saved: true });
  if (client.getQueryData(key) !== undefined) client.setQueryData<Row<A>>(key, row);
  return row.data;
}

/** Whether the read opens without a network: its row is there, unchanged, and this release can read it. */
export async function isKept<A>(client: QueryClient, read: Read<A>): Promise<boolean> {
  const row = await servicesOf(client).rows.get(hashOf(read.key));
  if (row === undefined || row.shape !== read.shape) return false;
  if (row.digest !== undefined && row.digest !== digestOf(row.data)) return false;
  return v.is(read.answer, row.data);
}
