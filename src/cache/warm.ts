import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { hashOf, type Read, type Row } from './campus-query.ts';
import { optionsOf, overlaid } from './read-campus.ts';
import { servicesOf } from './services.ts';

/**
 * Makes sure that a read can be opened without a network: asks for it when there is no row, or when the row is older than
 * `maxAge` (ms). Returns what a screen would show. Rejects only where there is neither a row nor an answer.
 */
export async function warm<A>(client: QueryClient, read: Read<A>, maxAge: number): Promise<A> {
  const { rows, pending } = servicesOf(client);
  const options = optionsOf(read);
  const kept = await rows.get(hashOf(read.key));
  if (kept === undefined) return overlaid(read, await ask(client, read), pending.read());
  // The row first: a query without one in memory would answer with the row on disk and ask nobody.
  const row = await client.ensureQueryData(options);
  const age = Date.now() - kept.at;
  // Answered in the future: the device's clock was set back since, so nobody knows how old it is (STORAGE-7).
  if (age >= 0 && age < maxAge) return overlaid(read, row, pending.read());
  const newer = await ask(client, read).catch(() => row);
  return overlaid(read, newer, pending.read());
}

/** A screen that goes takes its question along, unless somebody else looks at the answer too. */
async function ask<A>(client: QueryClient, read: Read<A>): Promise<Row<A>> {
  const options = optionsOf(read);
  const letGo = new QueryObserver(client, { ...options, enabled: false }).subscribe(() => {});
  try {
    return await client.fetchQuery({ ...options, staleTime: 0 });
  } finally {
    letGo();
  }
}
