import { boardAnchor } from '#campus/learning/board-anchor.ts';
import { COMMENTERS_NOTIFIED } from '#campus/own-limits.ts';
import type { Post } from '#server/store/boards/posts.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { notify } from '#server/store/people/notify.ts';
import type { NotificationKind } from '#server/store/schema/live-tables.ts';
import type { BoardAct } from './board-act.ts';

/**
 * Tells who wrote a message, and who commented on it before, of a new comment: not whoever comments, who muted the board, who
 * reported the message, or who may not read it any more (BOARD-10).
 */
export async function notifyOfComment(trx: Trx, act: BoardAct, message: Post): Promise<void> {
  const { organisationId, personId, board } = act;
  const commenters = await trx
    .selectFrom('board_comment')
    .select(({ fn }) => ['author_id', fn.max('created_at').as('latest')])
    .where('organisation_id', '=', organisationId)
    .where('message_id', '=', message.id)
    .where('deleted_at', 'is', null)
    .groupBy('author_id')
    .orderBy('latest', 'desc')
    .limit(COMMENTERS_NOTIFIED)
    .execute();
  const takePart = new Set([message.authorId, ...commenters.map((row) => row.author_id)]);
  const others = [...takePart].filter((id) => id !== null).filter((id) => id !== personId);
  const ids = await readersAmong(trx, act, others);
  if (ids.length === 0) return;
  const muted = await trx
    .selectFrom('board_muting')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('board_id', '=', board.id)
    .where('person_id', 'in', ids)
    .execute();
  const hidden = await trx
    .selectFrom('board_report')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'message')
    .where('item_id', '=', message.id)
    .where('person_id', 'in', ids)
    .execute();
  const without = new Set([...muted, ...hidden].map((row) => row.person_id));
  await notifyEach(
    trx,
    act,
    'MESSAGE_ANSWERED',
    ids.filter((id) => !without.has(id)),
  );
}

/** Tells the tutors of the unit that something was reported; whoever reported it knows (BOARD-12). */
export async function notifyOfReport(trx: Trx, act: BoardAct): Promise<void> {
  const tutors = await trx
    .selectFrom('course_tutor')
    .innerJoin('person', 'person.id', 'course_tutor.person_id')
    .select('person_id')
    .where('person.organisation_id', '=', act.organisationId)
    .where('course_id', '=', act.board.courseId)
    .where('person_id', '!=', act.personId)
    .orderBy('person_id')
    .execute();
  const ids = tutors.map((row) => row.person_id);
  await notifyEach(trx, act, 'MESSAGE_REPORTED', ids);
}

/** Those of them who may read the board now (BOARD-2). */
async function readersAmong(trx: Trx, { organisationId, board }: BoardAct, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const tutors = await trx
    .selectFrom('course_tutor')
    .select('person_id')
    .where('course_id', '=', board.courseId)
    .where('person_id', 'in', ids)
    .execute();
  const learners =
    board.runId === null
      ? await trx
          .selectFrom('course_status')
          .select('person_id')
          .where('course_id', '=', board.courseId)
          .where('status', 'in', ['TAKEN', 'COMPLETED'])
          .where('person_id', 'in', ids)
          .execute()
      : await trx
          .selectFrom('run_status')
          .select('person_id')
          .where('organisation_id', '=', organisationId)
          .where('run_id', '=', board.runId)
          .where('status', '=', 'TAKEN')
          .where('person_id', 'in', ids)
          .execute();
  return [...new Set([...tutors, ...learners].map((row) => row.person_id))].sort();
}

async function notifyEach(trx: Trx, act: BoardAct, kind: NotificationKind, ids: readonly string[]): Promise<void> {
  const { organisationId, board, now } = act;
  const { courseId, denomination } = board;
  for (const personId of ids)
    await notify(trx, {
      organisationId,
      personId,
      kind,
      at: now,
      payload: { courseId, denomination },
      // The place of the board on the page of its unit (src/features/boards/board-place.tsx).
      link: `/course/${encodeURIComponent(courseId)}#${boardAnchor(board.id)}`,
      linkType: 'COURSE',
    });
}
