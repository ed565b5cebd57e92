import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { boardAnchor } from '#campus/learning/board-anchor.ts';
import { useOnline } from '#features/calls/online.ts';
import { newestOf } from './board-news.ts';
import type { Message } from './queries.ts';

/**
 * Until when what others wrote is shown, ISO; what is later waits for a tap (BOARD-9). Who followed a link to the board
 * asked for what is new there: the first answer of the campus is shown to them as it comes.
 * @param at When the campus gave these messages, ms since 1970.
 */
export function useShownUntil(boardId: string, messages: readonly Message[], at: number) {
  const isLinked = useLocation({ select: ({ hash }) => hash === boardAnchor(boardId) });
  const online = useOnline();
  const [openedAt] = useState(Date.now);
  const [awaitsAnswer, setAwaitsAnswer] = useState(isLinked && online && at < openedAt);
  const [until, setUntil] = useState(() => newestOf(messages));
  if (awaitsAnswer && at >= openedAt) {
    setAwaitsAnswer(false);
    setUntil(newestOf(messages));
  }
  return [until, setUntil] as const;
}
