import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useTransition } from 'react';
import { readCampus } from '#cache/read-campus.ts';
import { useCampusQueries } from '#cache/use-campus-queries.ts';
import { useIsOnDevice } from '#cache/use-is-on-device.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { boardQueries, type Message, type MessageBoard } from './queries.ts';

/** How it stands with what was written before. */
export type Earlier = {
  hasMore: boolean;
  /** There is no network, and they are not on the device. */
  isAway: boolean;
  failed: boolean;
  loading: boolean;
  loadMore: () => void;
};

/** The messages of a board, the newest first: its newest page, and older ones by the reader's word (BOARD-4). */
export function useBoardPages(board: MessageBoard): { messages: readonly Message[] } & Earlier {
  const client = useQueryClient();
  const { language } = useSession();
  const online = useOnline();
  /** Each page begins below one of these, the newest first. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const [loading, startLoading] = useTransition();
  const older = useCampusQueries(cursors.map((before) => boardQueries.older(board.id, before, language)));
  const messages = once([...board.messages, ...older.flatMap(({ messageBoard }) => messageBoard?.messages ?? [])]);
  const next = boardQueries.older(board.id, messages.at(-1)?.id ?? '', language);
  const isAway = useIsOnDevice(next.key, !online) === false;

  // The newest page has moved on, and what fell out of it is on no page: the one between is asked for.
  const [newest] = cursors;
  const last = board.messages.at(-1)?.id;
  const missing = newest === undefined || board.messages.some(({ id }) => id === newest) ? undefined : last;
  useEffect(() => {
    if (missing === undefined || !online) return;
    readCampus(client, boardQueries.older(board.id, missing, language)).then(
      () => setCursors((known) => (known.includes(missing) ? known : [missing, ...known])),
      () => {},
    );
  }, [client, board.id, language, missing, online]);

  const loadMore = (): void =>
    startLoading(async () => {
      const before = messages.at(-1)?.id;
      if (before === undefined) return;
      try {
        await readCampus(client, next);
        setFailed(false);
        setCursors([...cursors, before]);
      } catch {
        setFailed(true);
      }
    });
  return { messages, hasMore: messages.length < board.messagesCount, isAway, failed, loading, loadMore };
}

/** A message may stand on two pages, as one was written meanwhile. */
function once(messages: readonly Message[]): readonly Message[] {
  return [...new Map(messages.map((each) => [each.id, each])).values()];
}
