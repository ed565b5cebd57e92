import type { QueryClient } from '@tanstack/react-query';
import { hashOf, type Read } from './campus-query.ts';
import { optionsOf, overlaid } from './read-campus.ts';
import { servicesOf } from './services.ts';

/**
 * Makes sure that a read can be opened without a network: asks for it when there is no row, or when the row is older than
 * `maxAge` (ms). Returns what a screen would show. Rejects only where there is neither a row nor an answer.
 */
export async function warm<A>(client: QueryClient, read: Read<A>, maxAge: number): Promise<A> {
  const { rows, pending } = servicesOf(client);
  const kept = await rows.get(hashOf(read.key));
  const fresh = kept !== undefined && Date.now() - kept.at < maxAge;
  const options = optionsOf(read);
  const row = fresh
    ? await client.ensureQueryData(options)
    : await client.fetchQuery({ ...options, staleTime: 0 }).catch((error: unknown) => {
        if (kept === undefined) throw error;
        return client.ensureQueryData(options);
      });
  return overlaid(read, row, pending.read());
}
