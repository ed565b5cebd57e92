import { useSession } from '#features/session/session.ts';
import { boardQueries, type Comment, type Message } from './queries.ts';
import { type NextPage, usePages } from './use-pages.ts';

/** The comments of a message, the oldest first, further ones when the reader asks; what waits here stands last. */
export function useComments(message: Message): { sent: readonly Comment[]; waiting: readonly Comment[] } & NextPage {
  const { language } = useSession();
  const { entries, last, next } = usePages({
    first: message.comments,
    pageBehind: (after) => boardQueries.comments({ boardId: message.boardId, messageId: message.id, after }, language),
    entriesIn: (page) => page.message?.comments ?? [],
    isKnown: (comment) => !isOnlyHere(comment),
  });
  const hasMore = entries.length < message.commentsCount && last !== undefined;
  return {
    sent: entries.filter((comment) => !isOnlyHere(comment)),
    waiting: entries.filter(isOnlyHere),
    hasMore,
    ...next,
  };
}

/** Own, and the campus has not answered whose it is. */
function isOnlyHere({ isEditable, author }: Comment): boolean {
  return isEditable && author === null;
}
