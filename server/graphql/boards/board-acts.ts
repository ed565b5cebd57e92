import type { BoardAct, ReadableBoard } from '#server/commands/boards/board-act.ts';
import { createComment } from '#server/commands/boards/create-comment.ts';
import { createMessage } from '#server/commands/boards/create-message.ts';
import { deletePost } from '#server/commands/boards/delete-post.ts';
import { setBoardMuted } from '#server/commands/boards/set-board-muted.ts';
import { updatePost } from '#server/commands/boards/update-post.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { graphqlErrorUntil } from '#server/graphql/core/graphql-errors.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import type { Post, PostKey } from '#server/store/boards/posts.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { postOnBoard, readableBoard } from './board-source.ts';

export const boardMutations = {
  createMessage: async (_, args, context) => {
    const { id, boardId, content } = args.draft;
    await takeTurn(context);
    const board = await readableBoard(context, boardId);
    const outcome = await onBoard(context, { field: 'createMessage', args }, board, (trx, who) =>
      createMessage(trx, { ...who, id, content }),
    );
    return messageAnswer(context, id, outcome);
  },

  createComment: async (_, args, context) => {
    const { id, messageId, content } = args.draft;
    await takeTurn(context);
    const found = await postOnBoard(context, { kind: 'message', id: messageId });
    const outcome = await onBoard(context, { field: 'createComment', args }, found?.board, (trx, who) =>
      createComment(trx, { ...who, id, messageId, content }),
    );
    return commentAnswer(context, id, outcome);
  },

  updateMessage: async (_, args, context) => {
    const key: PostKey = { kind: 'message', id: args.id };
    const outcome = await onPost(context, { field: 'updateMessage', args }, key, (trx, who) =>
      updatePost(trx, { ...who, content: args.content }),
    );
    return messageAnswer(context, args.id, outcome);
  },

  updateComment: async (_, args, context) => {
    const key: PostKey = { kind: 'comment', id: args.id };
    const outcome = await onPost(context, { field: 'updateComment', args }, key, (trx, who) =>
      updatePost(trx, { ...who, content: args.content }),
    );
    return commentAnswer(context, args.id, outcome);
  },

  deleteMessage: async (_, args, context) =>
    payloadOf(await onPost(context, { field: 'deleteMessage', args }, { kind: 'message', id: args.id }, deletePost)),

  deleteComment: async (_, args, context) =>
    payloadOf(await onPost(context, { field: 'deleteComment', args }, { kind: 'comment', id: args.id }, deletePost)),

  setMessageBoardMuted: async (_, args, context) => {
    const board = await readableBoard(context, args.boardId);
    return payloadOf(
      await onBoard(context, { field: 'setMessageBoardMuted', args }, board, (trx, who) =>
        setBoardMuted(trx, { ...who, muted: args.muted }),
      ),
    );
  },
} satisfies Fields<'Mutation'>;

type Request = { field: string; args: unknown };

/** Acts on a board that the asker may read; for everybody else it does not exist (BOARD-2). */
async function onBoard(
  context: CampusContext,
  request: Request,
  board: ReadableBoard | undefined,
  work: (trx: Trx, who: BoardAct) => Promise<CommandResult>,
): Promise<CommandResult> {
  const { organisation, now } = context;
  return act(context, request, async (trx, person) =>
    board === undefined
      ? refused('NOT_FOUND')
      : work(trx, { organisationId: organisation.id, personId: person.id, board, now }),
  );
}

/** The same on a message or comment there, which may be deleted. */
export async function onPost(
  context: CampusContext,
  request: Request,
  key: PostKey,
  work: (trx: Trx, who: BoardAct & { post: Post }) => Promise<CommandResult>,
): Promise<CommandResult> {
  const found = await postOnBoard(context, key);
  return onBoard(context, request, found?.board, async (trx, who) =>
    found === undefined ? refused('NOT_FOUND') : work(trx, { ...who, post: found.post }),
  );
}

/** Too much in a minute is no refusal: who queued it comes again when it is time (BOARD-11). */
async function takeTurn({ parts, organisation, person, address }: CampusContext): Promise<void> {
  if (person === undefined) return;
  const seconds = await parts.attemptLimits.take('boardPost', `${organisation.id} ${person.id}`, address);
  if (seconds !== undefined) throw graphqlErrorUntil('RATE_LIMITED', seconds);
}

async function messageAnswer(context: CampusContext, id: string, outcome: CommandResult) {
  const message = outcome.is === 'done' ? await context.learner?.boardMessage(id) : undefined;
  return { ...payloadOf(outcome), message: message ?? null };
}

async function commentAnswer(context: CampusContext, id: string, outcome: CommandResult) {
  const comment = outcome.is === 'done' ? await context.learner?.boardComment(id) : undefined;
  return { ...payloadOf(outcome), comment: comment ?? null };
}
