import type { Post } from '#server/store/boards/posts.ts';

/** Where messages and comments lie; what both have is written in one way. */
export const POST_TABLES = { message: 'board_message', comment: 'board_comment' } as const;

export function commentIdOf({ kind, id }: Post): string | null {
  return kind === 'comment' ? id : null;
}
