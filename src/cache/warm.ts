import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Read, Row } from './campus-query.ts';
import { restore } from './persister.ts';
import { optionsOf, overlaid } from './read-campus.ts';
import { servicesOf } from './services.ts';

/**
 * Makes sure that a read can be opened without a network: asks for it when there is no row, or when the row is older than
 * `maxAge` (ms) and there is a network. Returns what a screen would show. Rejects only where there is neither a row nor an
 * answer. A row that is young enough is left on the disk: whoever opens its screen reads it then, and asks whether it is new.
 * `isInAdvance`: nobody waits for it, so that it may be asked with others.
 */
export async function warm<A>(client: QueryClient, read: Read<A>, maxAge: number, isInAdvance = false): Promise<A> {
  const { pending } = servicesOf(client);
  const kept = await restore(client, read);
  if (kept === undefined) return overlaid(read, await ask(client, read, isInAdvance), pending.read());
  const known = client.getQueryData<Row<A>>(read.key);
  const row = known ?? kept;
  const age = Date.now() - kept.at;
  // Answered in the future: the device's clock was set back since, so nobody knows how old it is (STORAGE-7).
  const isYoung = age >= 0 && age < maxAge;
  if (isYoung || !onlineManager.isOnline()) return overlaid(read, row, pending.read());
  // A query without a row in memory would answer with the row on disk.
  if (known === undefined) client.setQueryData<Row<A>>(read.key, kept, { updatedAt: 0 });
  const newer = await ask(client, read, isInAdvance).catch(() => row);
  return overlaid(read, newer, pending.read());
}

/** A screen that goes takes its question along, unless somebody else looks at the answer too. */
async function ask<A>(client: QueryClient, read: Read<A>, isInAdvance: boolean): Promise<Row<A>> {
  const options = optionsOf(read);
  const letGo = new QueryObserver(client, { ...options, enabled: false }).subscribe(() => {});
  try {
    return await client.fetchQuery({ ...options, staleTime: 0, meta: { isInAdvance } });
  } finally {
    letGo();
  }
}
