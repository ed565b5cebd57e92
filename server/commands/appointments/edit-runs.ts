import * as v from 'valibot';
import { hasRuns } from '#campus/appointments/has-runs.ts';
import type { CourseType } from '#campus/learning/learning-item.ts';
import { RUNS_OF_COURSE_MAX } from '#campus/learning/live-limits.ts';
import { deviceId } from '#campus/network/device-id.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { findRun } from './appointment-dates.ts';

interface RunAct {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly courseId: string;
  readonly runId: string;
  readonly now: Date;
}

export interface CreateRun extends RunAct {
  readonly courseType: CourseType;
  /** IANA, checked. */
  readonly zone: string;
}

/** A run without dates that nobody sees but tutors, until one of them opens it (LIVE-20). The same id makes no second one. */
export async function createRun(trx: Trx, act: CreateRun): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, runId: id, zone, now } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  if (!v.is(deviceId, id) || !hasRuns(act.courseType)) return refused('INVALID_INPUT');
  const runs = trx
    .selectFrom('run')
    .where('organisation_id', '=', organisationId)
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null);
  const known = await runs
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .executeTakeFirstOrThrow();
  const made = await trx
    .insertInto('run')
    .values({
      organisation_id: organisationId,
      id,
      course_id: courseId,
      position: (known.last ?? -1) + 1,
      is_active: 0,
      enroll_to_all: 0,
      zone,
      url: null,
      digest: '',
      edited_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return known.count >= RUNS_OF_COURSE_MAX ? refused('QUOTA_REACHED') : done();
  return (await runs.select('id').where('id', '=', id).executeTakeFirst()) === undefined
    ? refused('INVALID_INPUT')
    : done();
}

/** Opens a run for registration, or closes it; who is in stays in (LIVE-20). */
export async function setRunActive(trx: Trx, act: RunAct & { readonly isActive: boolean }): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, runId: id, isActive, now } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  const run = await findRun(trx, { organisationId, id });
  if (run === undefined || run.course_id !== courseId) return refused('NOT_FOUND');
  await trx
    .updateTable('run')
    .set({ is_active: isActive ? 1 : 0, edited_at: now.toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  return done();
}
