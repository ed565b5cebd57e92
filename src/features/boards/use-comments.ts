import { useQueryClient } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { readCampus } from '#cache/read-campus.ts';
import { useCampusQueries } from '#cache/use-campus-queries.ts';
import { useIsOnDevice } from '#cache/use-is-on-device.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { boardQueries, type Comment, type Message } from './queries.ts';
import type { Earlier } from './use-board-pages.ts';

/** The comments of a message, the oldest first, further ones by the reader's word; what waits here stands last. */
export function useComments(message: Message): { sent: readonly Comment[]; waiting: readonly Comment[] } & Earlier {
  const client = useQueryClient();
  const { language } = useSession();
  const online = useOnline();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const [loading, startLoading] = useTransition();
  const pageAfter = (after: string) =>
    boardQueries.comments({ boardId: message.boardId, messageId: message.id, after }, language);
  const pages = useCampusQueries(cursors.map(pageAfter));
  const all = once([...message.comments, ...pages.flatMap((page) => page.message?.comments ?? [])]);
  const sent = all.filter((comment) => !isOnlyHere(comment));
  const last = sent.at(-1)?.id;
  const next = pageAfter(last ?? '');
  const isAway = useIsOnDevice(next.key, !online) === false;
  const loadMore = (): void =>
    startLoading(async () => {
      if (last === undefined) return;
      try {
        await readCampus(client, next);
        setFailed(false);
        setCursors([...cursors, last]);
      } catch {
        setFailed(true);
      }
    });
  const hasMore = all.length < message.commentsCount && last !== undefined;
  return { sent, waiting: all.filter(isOnlyHere), hasMore, isAway, failed, loading, loadMore };
}

/** Own, and the campus has not said whose it is. */
function isOnlyHere({ isEditable, author }: Comment): boolean {
  return isEditable && author === null;
}

function once(comments: readonly Comment[]): readonly Comment[] {
  return [...new Map(comments.map((each) => [each.id, each])).values()];
}
