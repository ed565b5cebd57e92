import { v7 as uuid } from 'uuid';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { createComment } from '#features/boards/create-comment.ts';
import { deleteComment } from '#features/boards/delete-comment.ts';
import { messageSubject } from '#features/boards/subjects.ts';
import { updateComment } from '#features/boards/update-comment.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { Model, Sight, Tap } from './kinds.ts';
import { BOARD } from './written-state.ts';

export const of = { boardId: BOARD, title: 'Hello' };
export const at = (now: number): string => new Date(now).toISOString();

/** Who takes the course, or has finished it (BOARD-2). */
export function isOutside({ learning }: Model): boolean {
  return learning.status === 'AVAILABLE';
}

export const COMMENT_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'comment.create': commentTap,
  'comment.update': changeCommentTap,
  'comment.delete': deleteCommentTap,
};

/** Below a message that is not shown there is nothing to show. */
const commentShown = (id: string): Tap['shown'] => {
  return ({ written }) => (written === null ? undefined : written.comments.find(([each]) => each === id)?.[1]);
};

function makeComment(model: Model, id: string, to: { messageId: string; content: string }): RefusalCode | undefined {
  const { messages, comments, gone, refused } = model.written;
  if (isOutside(model) || !messages.has(to.messageId)) {
    refused.add(id);
    return 'NOT_FOUND';
  }
  refused.delete(id);
  if (gone.has(id)) return 'NOT_FOUND';
  const known = comments.get(id);
  if (known !== undefined) return known.content === to.content ? undefined : 'CHANGED_MEANWHILE';
  comments.set(id, to);
  return undefined;
}

function commentTap(random: Random, { organisation, messages, now }: Sight): Tap | undefined {
  const messageId = random.any(messages);
  if (organisation !== '1' || messageId === undefined) return undefined;
  const input = { ...of, id: uuid(), messageId, content: `Comment ${random.below(1000)}`, createdAt: at(now) };
  return {
    kind: createComment.kind,
    subject: createComment.subject(input),
    parents: [messageSubject(messageId)],
    words: `comment ${input.id.slice(-4)} on ${messageId.slice(-4)}`,
    value: input.content,
    shown: commentShown(input.id),
    merge: (model) => makeComment(model, input.id, { messageId, content: input.content }),
    by: (send) => send(createComment, input),
  };
}

function changeCommentTap(random: Random, { organisation, comments, now }: Sight): Tap | undefined {
  const known = random.any(comments);
  if (organisation !== '1' || known === undefined) return undefined;
  const { id, messageId } = known;
  const content = `Changed ${random.below(1000)}`;
  const input = { ...of, id, messageId, content, createdAt: at(now), changedAt: at(now) };
  return {
    kind: updateComment.kind,
    subject: updateComment.subject(input),
    parents: [messageSubject(messageId)],
    words: `change comment ${id.slice(-4)}`,
    value: content,
    shown: commentShown(id),
    merge: (model) => {
      const { comments: all, gone, refused } = model.written;
      const comment = all.get(id);
      if (comment === undefined && !gone.has(id) && !refused.has(id))
        return makeComment(model, id, { messageId, content });
      if (isOutside(model) || comment === undefined) return 'NOT_FOUND';
      all.set(id, { messageId, content });
      return undefined;
    },
    by: (send) => send(updateComment, input),
  };
}

function deleteCommentTap(random: Random, { organisation, comments }: Sight): Tap | undefined {
  const known = random.any(comments);
  if (organisation !== '1' || known === undefined) return undefined;
  const { id, messageId } = known;
  const input = { ...of, id };
  return {
    kind: deleteComment.kind,
    subject: deleteComment.subject(input),
    parents: [messageSubject(messageId)],
    words: `delete comment ${id.slice(-4)}`,
    // Not among what is shown: that it is there no more is checked in the end.
    value: undefined,
    takesBack: true,
    shown: () => undefined,
    merge: (model) => {
      const { comments: all, gone } = model.written;
      if (isOutside(model)) return 'NOT_FOUND';
      if (gone.has(id)) return undefined;
      if (!all.delete(id)) return 'NOT_FOUND';
      gone.add(id);
      return undefined;
    },
    by: (send) => send(deleteComment, input),
  };
}
