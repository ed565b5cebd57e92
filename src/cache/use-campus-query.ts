import { onlineManager, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Read } from './campus-query.ts';
import { optionsOf, overlaid } from './read-campus.ts';
import { servicesOf } from './services.ts';

export type Fresh<A> = {
  data: A;
  /** When the campus said it, ms since 1970. */
  at: number;
  /** The last try to refresh it failed, or there was no network to try: what is shown is what was saved. */
  isStale: boolean;
};

/** A screen's subscription to a read: redraws when the campus answers and when the learner's own entries change. */
export function useCampusQuery<A>(read: Read<A>): Fresh<A> {
  const client = useQueryClient();
  const { pending } = servicesOf(client);
  const entries = useSyncExternalStore(pending.subscribe, pending.read);
  const { data: row, isRefetchError } = useSuspenseQuery(optionsOf(read));
  // The value is made anew at each render; another key always brings another row, so row and entries say it all.
  const latest = useRef(read);
  latest.current = read;
  // Known from the first frame on, so that what says it moves nothing when the try has failed.
  const [openedOffline] = useState(() => (onlineManager.isOnline() ? undefined : Date.now()));
  const isFromBefore = openedOffline !== undefined && row.at < openedOffline;
  const data = useMemo(() => overlaid(latest.current, row, entries), [row, entries]);
  return { data, at: row.at, isStale: isRefetchError || isFromBefore };
}
