import * as v from 'valibot';
import { reportReasonText } from '#campus/text/written-text.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { isOwnPost } from '#server/policies/boards.ts';
import type { Post } from '#server/store/boards/posts.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { announceOnBoard, type BoardAct } from './board-act.ts';
import { notifyOfReport } from './notify-of-boards.ts';
import { commentIdOf } from './post-tables.ts';

/**
 * Reports what somebody else wrote, once, and hides it from whoever reports it (BOARD-12). The tutors are notified of the first
 * report that waits, and not of each further one of the same.
 */
export async function reportPost(trx: Trx, act: BoardAct & { post: Post; reason: string }): Promise<CommandResult> {
  const { organisationId, personId, post, now } = act;
  const reason = v.safeParse(reportReasonText, act.reason);
  if (!reason.success) return refused('INVALID_INPUT');
  if (isOwnPost(personId, post)) return refused('NOT_ALLOWED');
  if (post.isDeleted) return refused('NOT_FOUND');
  const waiting = await trx
    .selectFrom('board_report')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', post.kind)
    .where('item_id', '=', post.id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  const reported = await trx
    .insertInto('board_report')
    .values({
      organisation_id: organisationId,
      kind: post.kind,
      item_id: post.id,
      person_id: personId,
      board_id: post.boardId,
      course_id: post.courseId,
      reason: reason.output,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst();
  if (reported === undefined) return done();
  const hidden = { kind: 'DELETED', messageId: post.messageId, commentId: commentIdOf(post), isPrivate: true } as const;
  announceOnBoard(trx, act, hidden);
  if (waiting === undefined) await notifyOfReport(trx, act);
  return done();
}
