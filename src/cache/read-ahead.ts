import type { QueryClient } from '@tanstack/react-query';
import type { Read, Row } from './campus-query.ts';
import { restore } from './persister.ts';
import { overlaid } from './read-campus.ts';
import { servicesOf } from './services.ts';

/**
 * Brings what the device has of a read into memory, so that its screen waits for nothing when it is opened. Nobody is asked
 * for it: whoever opens the screen asks, as for every row of the disk. Undefined where the device does not have it.
 */
export async function readAhead<A>(client: QueryClient, read: Read<A>): Promise<A | undefined> {
  const here = client.getQueryData<Row<A>>(read.key);
  const row = here ?? (await restore(client, read));
  if (row === undefined) return undefined;
  // It may have been opened meanwhile: what a screen has is newer.
  const known = client.getQueryData<Row<A>>(read.key);
  if (known === undefined) client.setQueryData<Row<A>>(read.key, row, { updatedAt: 0 });
  return overlaid(read, known ?? row, servicesOf(client).pending.read());
}
