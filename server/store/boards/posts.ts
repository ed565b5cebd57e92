import type { Reader } from '#server/store/database/open-store.ts';
import type { PostKind } from '#server/store/schema/board-tables.ts';

/** A message or a comment by its id. */
export interface PostKey {
  readonly kind: PostKind;
  readonly id: string;
}

/** What the rights to a message or comment depend on. */
export interface Post extends PostKey {
  readonly boardId: string;
  readonly courseId: string;
  /** The message itself, or the one that is commented on. */
  readonly messageId: string;
  /** Null: the account was deleted. */
  readonly authorId: string | null;
  /** Itself, or the message that it is a comment on. */
  readonly isDeleted: boolean;
  /** Empty where it is deleted. */
  readonly content: string;
}

/** Also where it is deleted; undefined: nothing ever had this id. */
export async function findPost(read: Reader, organisationId: string, { kind, id }: PostKey): Promise<Post | undefined> {
  if (kind === 'message') {
    const row = await read
      .selectFrom('board_message')
      .select(['board_id', 'course_id', 'author_id', 'deleted_at', 'content'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && postOf({ kind, id }, { ...row, message_id: id });
  }
  const row = await read
    .selectFrom('board_comment')
    .select(['board_id', 'course_id', 'author_id', 'deleted_at', 'message_id', 'content'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && postOf({ kind, id }, row);
}

interface PostColumns {
  readonly board_id: string;
  readonly course_id: string;
  readonly author_id: string | null;
  readonly deleted_at: string | null;
  readonly message_id: string;
  readonly content: string;
}

function postOf(key: PostKey, row: PostColumns): Post {
  return {
    ...key,
    boardId: row.board_id,
    courseId: row.course_id,
    messageId: row.message_id,
    authorId: row.author_id,
    isDeleted: row.deleted_at !== null,
    content: row.content,
  };
}
