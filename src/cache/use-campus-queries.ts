import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Read } from './campus-query.ts';
import { optionsOf, overlaid } from './read-campus.ts';
import { servicesOf } from './services.ts';

/** Several reads of one kind as one screen shows them, in their order: the pages of a list that grows. */
export function useCampusQueries<A>(reads: readonly Read<A>[]): A[] {
  const client = useQueryClient();
  const { pending } = servicesOf(client);
  const entries = useSyncExternalStore(pending.subscribe, pending.read);
  const rows = useSuspenseQueries({ queries: reads.map(optionsOf) });
  return reads.flatMap((read, at) => {
    const row = rows[at]?.data;
    return row === undefined ? [] : [overlaid(read, row, entries)];
  });
}
