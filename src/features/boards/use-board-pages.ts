import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readCampus } from '#cache/read-campus.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { boardQueries, type Message, type MessageBoard } from './queries.ts';
import { type NextPage, usePages } from './use-pages.ts';

/** The messages of a board, the newest first: its newest page, and older ones when the reader asks (BOARD-4). */
export function useBoardPages(board: MessageBoard): { messages: readonly Message[] } & NextPage {
  const client = useQueryClient();
  const { language } = useSession();
  const online = useOnline();
  const {
    entries: messages,
    cursors,
    setCursors,
    next,
  } = usePages({
    first: board.messages,
    pageBehind: (before) => boardQueries.older(board.id, before, language),
    entriesIn: ({ messageBoard }) => messageBoard?.messages ?? [],
  });

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
  }, [client, board.id, language, missing, online, setCursors]);

  return { messages, hasMore: messages.length < board.messagesCount, ...next };
}
