import { describe, expect, it } from 'vitest';
import { heldBack, newestOf } from './board-news.ts';
import type { Comment, Message } from './queries.ts';

const at = (minute: number): string => `2026-11-21T20:${String(minute).padStart(2, '0')}:00.000Z`;
const written = (id: string, minute: number, isEditable = false) => ({
  id,
  content: id,
  isEditable,
  canDelete: isEditable,
  createdAt: at(minute),
  updatedAt: null,
  author: null,
});
const comment = (id: string, minute: number, isOwn?: boolean): Comment => ({
  __typename: 'Comment',
  messageId: 'm',
  ...written(id, minute, isOwn),
});
const message = (id: string, minute: number, comments: Comment[] = [], isOwn?: boolean): Message => ({
  __typename: 'Message',
  boardId: 'b',
  ...written(id, minute, isOwn),
  commentsCount: comments.length,
  comments,
});

describe('what others write while somebody reads', () => {
  const before = [message('tea', 5, [comment('yes', 7)]), message('bread', 2)];

  it('is nothing new where nobody has written since', () => {
    expect(heldBack(before, newestOf(before))).toEqual({ shown: before, news: [] });
  });

  it('waits for a tap, a comment as well, and changes nothing that is shown', () => {
    const after = [message('rice', 9), message('tea', 5, [comment('yes', 7), comment('no', 8)]), message('bread', 2)];
    expect(heldBack(after, newestOf(before))).toEqual({ shown: before, news: ['rice', 'no'] });
    expect(heldBack(after, newestOf(after)).shown).toEqual(after);
  });

  it('does not hold up what one writes oneself, here or on another device', () => {
    const after = [message('mine', 9, [], true), message('tea', 5, [comment('yes', 7), comment('my own', 8, true)])];
    expect(heldBack(after, newestOf(before))).toEqual({ shown: after, news: [] });
  });

  it('is all new on a board on which nobody had written', () => {
    expect(heldBack([message('first', 1)], newestOf([]))).toEqual({ shown: [], news: ['first'] });
  });
});
