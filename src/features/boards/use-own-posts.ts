import { v7 as uuid } from 'uuid';
import { useSend } from '#cache/use-send.ts';
import { useSession } from '#features/session/session.ts';
import { createComment } from './create-comment.ts';
import { createMessage } from './create-message.ts';
import { deleteComment } from './delete-comment.ts';
import { deleteMessage } from './delete-message.ts';
import type { Comment, Message } from './queries.ts';
import { updateComment } from './update-comment.ts';
import { updateMessage } from './update-message.ts';

/** A message or a comment: most of what can be done is the same. */
export type Entry = Message | Comment;

/** The board in which something is written, as the sheet of changes names it. */
export type BoardOf = { boardId: string; title: string };

/** Writes, changes and deletes; each says whether the device has it. */
export function useOwnPosts({ boardId, title }: BoardOf) {
  const { serverNow } = useSession();
  const send = {
    createMessage: useSend(createMessage),
    updateMessage: useSend(updateMessage),
    deleteMessage: useSend(deleteMessage),
    createComment: useSend(createComment),
    updateComment: useSend(updateComment),
    deleteComment: useSend(deleteComment),
  };
  const now = (): string => new Date(serverNow()).toISOString();
  const board = { boardId, title };
  return {
    newId: uuid,
    write: (id: string, content: string) => send.createMessage({ ...board, id, content, createdAt: now() }),
    comment: (id: string, messageId: string, content: string) =>
      send.createComment({ ...board, id, messageId, content, createdAt: now() }),
    change: (entry: Entry, content: string) => {
      const { id, createdAt } = entry;
      const changed = { ...board, id, content, createdAt, changedAt: now() };
      return entry.__typename === 'Message'
        ? send.updateMessage(changed)
        : send.updateComment({ ...changed, messageId: entry.messageId });
    },
    remove: ({ __typename, id }: Entry) =>
      __typename === 'Message' ? send.deleteMessage({ ...board, id }) : send.deleteComment({ ...board, id }),
  };
}
