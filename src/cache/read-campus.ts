import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Read, Row } from './campus-query.ts';
import { type PendingEntry, withPending } from './overlay.ts';
import { readThroughDisk } from './persister.ts';
import { servicesOf } from './services.ts';

/** A read as options of TanStack Query. The cache holds what the server said; overlays are laid on outside of it. */
export function optionsOf<A>(read: Read<A>) {
  return queryOptions({ queryKey: read.key, queryFn: readThroughDisk(read) });
}

/** The read's answer with the pending mutations laid over it: for loaders, guards, redirects and badges. */
export async function readCampus<A>(client: QueryClient, read: Read<A>): Promise<A> {
  const { pending } = servicesOf(client);
  await pending.ready;
  const row = await client.ensureQueryData({ ...optionsOf(read), revalidateIfStale: true });
  return overlaid(read, row, pending.read());
}

/**
 * The row's answer with its entries. What patches made goes through the schema like everything else: a patch can never
 * show what the server could not have said; if it tried, the row is shown as it is.
 */
export function overlaid<A>(read: Read<A>, row: Row<A>, pending: readonly PendingEntry[]): A {
  const { shown } = row;
  if (shown !== undefined && shown.of === row.data && shown.pending === pending) return shown.data;
  const data = laidOver(read, row, pending);
  row.shown = { of: row.data, pending, data };
  return data;
}

function laidOver<A>(read: Read<A>, row: Row<A>, pending: readonly PendingEntry[]): A {
  const patched = withPending(read.key, row, pending);
  if (patched === row.data) return row.data;
  const parsed = v.safeParse(read.answer, patched);
  return parsed.success ? parsed.output : row.data;
}
