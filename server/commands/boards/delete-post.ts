import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayDeletePost } from '#server/policies/boards.ts';
import type { Post, PostKey } from '#server/store/boards/posts.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { announceOnBoard, type BoardAct } from './board-act.ts';
import { commentIdOf, POST_TABLES } from './post-tables.ts';

/** Deletes a message with its comments, or a comment (BOARD-6). What is deleted already is done: two devices may each have asked. */
export async function deletePost(trx: Trx, act: BoardAct & { post: Post }): Promise<CommandResult> {
  const { personId, board, post } = act;
  if (!mayDeletePost(personId, board.isTutor, post)) return refused('NOT_ALLOWED');
  if (post.isDeleted) return done();
  const deleted = { content: '', deleted_at: act.now.toISOString() };
  await trx
    .updateTable(POST_TABLES[post.kind])
    .set(deleted)
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', post.id)
    .execute();
  const gone: PostKey[] = [post];
  if (post.kind === 'message') {
    const comments = await trx
      .updateTable('board_comment')
      .set(deleted)
      .where('organisation_id', '=', act.organisationId)
      .where('message_id', '=', post.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute();
    gone.push(...comments.map(({ id }) => ({ kind: 'comment' as const, id })));
  }
  await settleReports(trx, act, gone);
  announceOnBoard(trx, act, { kind: 'DELETED', messageId: post.messageId, commentId: commentIdOf(post) });
  return done();
}

/** Nothing is left to decide about them. */
export async function settleReports(
  trx: Trx,
  { organisationId, now }: Pick<BoardAct, 'organisationId' | 'now'>,
  posts: readonly PostKey[],
): Promise<void> {
  for (const kind of ['message', 'comment'] as const) {
    const ids = posts.filter((post) => post.kind === kind).map((post) => post.id);
    if (ids.length === 0) continue;
    await trx
      .updateTable('board_report')
      .set({ decided_at: now.toISOString() })
      .where('organisation_id', '=', organisationId)
      .where('kind', '=', kind)
      .where('item_id', 'in', ids)
      .where('decided_at', 'is', null)
      .execute();
  }
}
