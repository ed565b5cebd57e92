import { useQueryClient } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import type { Read } from '#cache/campus-query.ts';
import { readCampus } from '#cache/read-campus.ts';
import { useCampusQueries } from '#cache/use-campus-queries.ts';
import { useIsOnDevice } from '#cache/use-is-on-device.ts';
import { useOnline } from '#features/calls/online.ts';

/** How it stands with what is on the next page. */
export type NextPage = {
  hasMore: boolean;
  /** There is no network, and it is not on the device. */
  isAway: boolean;
  failed: boolean;
  loading: boolean;
  loadMore: () => void;
};

type Options<Entry, A> = {
  /** What stands there before anything more is asked for. */
  first: readonly Entry[];
  /** The page that begins behind an entry, by its id. */
  pageBehind: (id: string) => Read<A>;
  entriesIn: (page: A) => readonly Entry[];
  /** Left out: every entry is one that the campus knows. */
  isKnown?: (entry: Entry) => boolean;
};

/** What comes in pages, further ones when the reader asks (BOARD-4), each entry once. `cursors`: where the pages begin. */
export function usePages<Entry extends { id: string }, A>({
  first,
  pageBehind,
  entriesIn,
  isKnown = () => true,
}: Options<Entry, A>) {
  const client = useQueryClient();
  const online = useOnline();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const [loading, startLoading] = useTransition();
  const pages = useCampusQueries(cursors.map(pageBehind));
  // One may stand on two pages, as another was written meanwhile.
  const entries = [...new Map([...first, ...pages.flatMap(entriesIn)].map((entry) => [entry.id, entry])).values()];
  const last = entries.findLast(isKnown)?.id;
  const page = pageBehind(last ?? '');
  const isAway = useIsOnDevice(page.key, !online) === false;
  const loadMore = (): void =>
    startLoading(async () => {
      if (last === undefined) return;
      try {
        await readCampus(client, page);
        setFailed(false);
        setCursors([...cursors, last]);
      } catch {
        setFailed(true);
      }
    });
  return { entries, last, cursors, setCursors, next: { isAway, failed, loading, loadMore } };
}
