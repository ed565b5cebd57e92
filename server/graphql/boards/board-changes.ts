import { Repeater } from 'graphql-yoga';
import type { PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { CampusContext } from '#server/http/context.ts';
import { createContentReads } from '#server/store/content/read-content.ts';
import type { BoardChange } from '#server/store/database/announcements.ts';
import { createLearner, type Learner } from '#server/store/people/learner.ts';
import { readableBoard } from './board-source.ts';

export const boardSubscriptions = {
  Subscription: {
    messageBoardChanged: {
      subscribe: (_, { boardId }, context) => {
        if (context.person === undefined) throw unauthenticated();
        return readableChanges(context, context.person.id, boardId);
      },
      resolve: (change: BoardChange) => change,
    },
  },
} satisfies PartialResolvers;

export const boardChangeResolvers = {
  MessageBoardChange: { isOwn: ({ personId }, _, { person }) => personId === person?.id },
} satisfies PartialResolvers;

/**
 * What happens on a board, as long as the person may read it: asked at the beginning and again before each change is sent, so
 * that nobody hears of a board that they have left.
 */
function readableChanges(context: CampusContext, personId: string, boardId: string): Repeater<BoardChange> {
  return new Repeater<BoardChange>(async (push, stop) => {
    const { announcer } = context.parts;
    const changes = announcer.boardChangesOf(context.organisation.id, boardId);
    void stop.then(() => changes.return());
    // First heard, then asked: what happens meanwhile is not missed. It is heard from the first `next` on.
    let next = changes.next();
    if ((await readerOf(context, personId, boardId)) === undefined) {
      stop();
      return;
    }
    for (let result = await next; result.done !== true; result = await next) {
      next = changes.next();
      const change = result.value;
      if (change.isPrivate && change.personId !== personId) continue;
      const reader = await readerOf(context, personId, boardId);
      if (reader === undefined) {
        stop();
        return;
      }
      if (await isSeen(reader, change)) await push(change);
    }
  });
}

/** Undefined: they may not read it (any more). */
async function readerOf(context: CampusContext, personId: string, boardId: string): Promise<Learner | undefined> {
  const { read } = context.parts.store;
  const learner = createLearner(read, context.organisation.id, personId);
  const content = createContentReads(read, context.organisation.id);
  return (await readableBoard({ ...context, learner, content }, boardId)) && learner;
}

/** What somebody reported is gone for them; a deletion is sent all the same, and changes nothing there. */
async function isSeen(reader: Learner, { kind, messageId, commentId }: BoardChange): Promise<boolean> {
  if (kind === 'DELETED') return true;
  if ((await reader.boardMessage(messageId)) === undefined) return false;
  return commentId === null || (await reader.boardComment(commentId)) !== undefined;
}
