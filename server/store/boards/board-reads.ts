import { groupedBy } from '#campus/grouped-by.ts';
import { BOARD_PAGE } from '#campus/limits.ts';
import { batched } from '#server/store/database/batched.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { CommentRow, MessageRow, PostKind } from '#server/store/schema/board-tables.ts';

/**
 * What one person reads on boards: what is deleted, and what they reported themselves, is not there (BOARD-6, BOARD-12).
 * Whether they may read the board at all is asked before. What is asked of several at once is one statement.
 */
export interface BoardReads {
  boardMessage(id: string): Promise<MessageRow | undefined>;
  boardComment(id: string): Promise<CommentRow | undefined>;
  /** The newest first, BOARD_PAGE at most; `before`: the id of the oldest that is known already (BOARD-4). */
  messagesOf(boardId: string, before?: string): Promise<readonly MessageRow[]>;
  messagesCount(boardId: string): Promise<number>;
  /** The oldest first, BOARD_PAGE at most; `after`: the id of the newest that is known already (BOARD-4). */
  commentsOf(messageId: string, after?: string): Promise<readonly CommentRow[]>;
  commentsCount(messageId: string): Promise<number>;
  /** Whether anything of their own is on the board (BOARD-15). */
  hasPosted(boardId: string): Promise<boolean>;
  hasMuted(boardId: string): Promise<boolean>;
}

export function createBoardReads(read: Reader, organisationId: string, personId: string): BoardReads {
  const reported = (kind: PostKind) =>
    read
      .selectFrom('board_report')
      .select('item_id')
      .where('organisation_id', '=', organisationId)
      .where('kind', '=', kind)
      .where('person_id', '=', personId);
  const messages = () =>
    read
      .selectFrom('board_message')
      .where('organisation_id', '=', organisationId)
      .where('deleted_at', 'is', null)
      .where('id', 'not in', reported('message'));
  const comments = () =>
    read
      .selectFrom('board_comment')
      .where('organisation_id', '=', organisationId)
      .where('deleted_at', 'is', null)
      .where('id', 'not in', reported('comment'));

  const newest = batched(async (boardIds) => {
    const ranked = messages()
      .selectAll()
      .select(({ fn }) =>
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('board_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
          .as('rank'),
      )
      .where('board_id', 'in', boardIds)
      .as('ranked');
    const rows = await read.selectFrom(ranked).selectAll().where('rank', '<=', BOARD_PAGE).orderBy('rank').execute();
    return groupedBy(rows, (row) => row.board_id);
  });
  const oldest = batched(async (messageIds) => {
    const ranked = comments()
      .selectAll()
      .select(({ fn }) =>
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('message_id').orderBy('created_at').orderBy('id'))
          .as('rank'),
      )
      .where('message_id', 'in', messageIds)
      .as('ranked');
    const rows = await read.selectFrom(ranked).selectAll().where('rank', '<=', BOARD_PAGE).orderBy('rank').execute();
    return groupedBy(rows, (row) => row.message_id);
  });
  const messagesCount = batched(async (boardIds) => {
    const rows = await messages()
      .select(({ fn }) => ['board_id', fn.countAll<number>().as('count')])
      .where('board_id', 'in', boardIds)
      .groupBy('board_id')
      .execute();
    return new Map(rows.map((row) => [row.board_id, row.count]));
  });
  const commentsCount = batched(async (messageIds) => {
    const rows = await comments()
      .select(({ fn }) => ['message_id', fn.countAll<number>().as('count')])
      .where('message_id', 'in', messageIds)
      .groupBy('message_id')
      .execute();
    return new Map(rows.map((row) => [row.message_id, row.count]));
  });
  const posted = batched(async (boardIds) => {
    const rows = await messages()
      .select('board_id')
      .where('author_id', '=', personId)
      .where('board_id', 'in', boardIds)
      .union(comments().select('board_id').where('author_id', '=', personId).where('board_id', 'in', boardIds))
      .execute();
    return new Map(rows.map((row) => [row.board_id, true]));
  });
  const muted = batched(async (boardIds) => {
    const rows = await read
      .selectFrom('board_muting')
      .select('board_id')
      .where('organisation_id', '=', organisationId)
      .where('person_id', '=', personId)
      .where('board_id', 'in', boardIds)
      .execute();
    return new Map(rows.map((row) => [row.board_id, true]));
  });

  /** Where the known one is gone meanwhile, its place is known still. */
  const placeOf = (table: 'board_message' | 'board_comment', id: string) =>
    read
      .selectFrom(table)
      .select(['created_at', 'id'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst();

  const older = async (boardId: string, before: string): Promise<MessageRow[]> => {
    const known = await placeOf('board_message', before);
    if (known === undefined) return [];
    return messages()
      .selectAll()
      .where('board_id', '=', boardId)
      .where(({ and, eb, or }) =>
        or([
          eb('created_at', '<', known.created_at),
          and([eb('created_at', '=', known.created_at), eb('id', '<', known.id)]),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BOARD_PAGE)
      .execute();
  };
  const later = async (messageId: string, after: string): Promise<CommentRow[]> => {
    const known = await placeOf('board_comment', after);
    if (known === undefined) return [];
    return comments()
      .selectAll()
      .where('message_id', '=', messageId)
      .where(({ and, eb, or }) =>
        or([
          eb('created_at', '>', known.created_at),
          and([eb('created_at', '=', known.created_at), eb('id', '>', known.id)]),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BOARD_PAGE)
      .execute();
  };

  return {
    boardMessage: (id) => messages().selectAll().where('id', '=', id).executeTakeFirst(),
    boardComment: (id) => comments().selectAll().where('id', '=', id).executeTakeFirst(),
    messagesOf: async (boardId, before) =>
      before === undefined ? ((await newest(boardId)) ?? []) : older(boardId, before),
    messagesCount: async (boardId) => (await messagesCount(boardId)) ?? 0,
    commentsOf: async (messageId, after) =>
      after === undefined ? ((await oldest(messageId)) ?? []) : later(messageId, after),
    commentsCount: async (messageId) => (await commentsCount(messageId)) ?? 0,
    hasPosted: async (boardId) => (await posted(boardId)) ?? false,
    hasMuted: async (boardId) => (await muted(boardId)) ?? false,
  };
}
