import { isNode, mapNodes, type Node } from '#cache/map-nodes.ts';
import { patch } from '#cache/offline-mutation.ts';
import { boardKey } from './board-key.ts';
import { boardAnswer, type Comment, type Message } from './queries.ts';

/** All that is read of one board. */
const ofBoard = ({ boardId }: { boardId: string }) => boardKey(boardId);

/** Somebody's own, as it is shown until the campus has it. */
type Draft = { id: string; boardId: string; content: string; createdAt: string };

const OWN = { isEditable: true, canDelete: true, updatedAt: null, author: null } as const;

/** On top of the newest page; whoever wrote it has written here (BOARD-15). */
export const addMessage = {
  keys: (draft: Draft) => [...boardKey(draft.boardId), 'latest'],
  change: (data: unknown, draft: Draft): unknown => putOnTop.change(data, draft),
};

const putOnTop = patch([], boardAnswer, (answer, { id, boardId, content, createdAt }: Draft) => {
  const board = answer.messageBoard;
  if (board === null || board.messages.some((message) => message.id === id)) return answer;
  const none = { commentsCount: 0, comments: [] };
  const message: Message = { __typename: 'Message', id, boardId, content, createdAt, ...OWN, ...none };
  const messages = [message, ...board.messages];
  return {
    messageBoard: { ...board, messages, messagesCount: board.messagesCount + 1, hasViewerPosted: true },
  };
});

/** Last below its message, wherever that is shown. */
export const addComment = {
  keys: ofBoard,
  change: (data: unknown, { messageId, boardId: _, ...draft }: Draft & { messageId: string }): unknown => {
    const comment: Comment = { __typename: 'Comment', ...draft, messageId, ...OWN };
    const added = mapNodes(data, (node) =>
      node.__typename === 'Message' && node.id === messageId ? withComment(node, comment) : node,
    );
    return added === data ? data : mapNodes(added, withPosted);
  },
};

/** A page of further comments has no count: what is written now stands with the message alone. */
function withComment(node: Node, comment: Comment): Node {
  if (!Array.isArray(node.comments) || typeof node.commentsCount !== 'number') return node;
  if (node.comments.some((each: unknown) => isNode(each) && each.id === comment.id)) return node;
  return { ...node, comments: [...node.comments, comment], commentsCount: node.commentsCount + 1 };
}

function withPosted(node: Node): Node {
  return node.__typename === 'MessageBoard' && node.hasViewerPosted === false
    ? { ...node, hasViewerPosted: true }
    : node;
}

type Change = { id: string; boardId: string; content: string; changedAt: string };

/** One's own words anew, of a message or of a comment. */
export const changeText = {
  keys: ofBoard,
  change: (data: unknown, { id, content, changedAt }: Change): unknown =>
    mapNodes(data, (node) =>
      isWritten(node, id) && node.content !== content ? { ...node, content, updatedAt: changedAt } : node,
    ),
};

/** Out of sight wherever it stands, a message with its comments; and out of what is counted. */
export const takeAway = {
  keys: ofBoard,
  change: (data: unknown, { id }: { id: string; boardId: string }): unknown =>
    mapNodes(data, (node) => without(without(node, 'messages', id), 'comments', id)),
};

function without(node: Node, field: 'messages' | 'comments', id: string): Node {
  const list = node[field];
  if (!Array.isArray(list) || !list.some((each: unknown) => isNode(each) && isWritten(each, id))) return node;
  const count = node[`${field}Count`];
  const counted = typeof count === 'number' ? { [`${field}Count`]: count - 1 } : {};
  return { ...node, [field]: list.filter((each: unknown) => !isNode(each) || each.id !== id), ...counted };
}

function isWritten(node: Node, id: string): boolean {
  return (node.__typename === 'Message' || node.__typename === 'Comment') && node.id === id;
}

export const setMuted = {
  keys: ofBoard,
  change: (data: unknown, { boardId, muted }: { boardId: string; muted: boolean }): unknown =>
    mapNodes(data, (node) =>
      node.__typename === 'MessageBoard' && node.id === boardId && 'isMuted' in node && node.isMuted !== muted
        ? { ...node, isMuted: muted }
        : node,
    ),
};
