import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Post } from '#server/store/boards/posts.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { BoardAct } from './board-act.ts';
import { deletePost, settleReports } from './delete-post.ts';

/** A tutor of the unit keeps what was reported, or deletes it; all reports of it are decided by that (BOARD-12). */
export async function decideReport(trx: Trx, act: BoardAct & { post: Post; keep: boolean }): Promise<CommandResult> {
  const { organisationId, board, post, keep } = act;
  const report = await trx
    .selectFrom('board_report')
    .select('item_id')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', post.kind)
    .where('item_id', '=', post.id)
    .executeTakeFirst();
  // For everybody else no report exists.
  if (report === undefined || !board.isTutor) return refused('NOT_FOUND');
  if (!keep) return deletePost(trx, act);
  await settleReports(trx, act, [post]);
  return done();
}
