import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { awardAchievements } from './award-achievements.ts';
import { standingOf, writeStanding } from './course-standing.ts';
import { isTutor } from './is-tutor.ts';
import { earnedByCompletion } from './settle-course.ts';

export interface ForLearner {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly learnerId: string;
  readonly unit: UnitRules;
  readonly now: Date;
}

/**
 * A tutor says that somebody else has finished the course (LEARN-6). Only of who takes it, and never of themselves: it earns a
 * certificate. What is completed stays so.
 */
export async function completeForLearner(trx: Trx, act: ForLearner): Promise<CommandResult> {
  const { tutorId, learnerId, unit, now } = act;
  if (!(await isTutor(trx, tutorId, unit.courseId)) || tutorId === learnerId) return refused('NOT_ALLOWED');
  if (!(await isOfTenant(trx, act))) return refused('NOT_FOUND');
  const standing = await standingOf(trx, { personId: learnerId, unit, now });
  if (standing === 'COMPLETED') return done();
  if (standing !== 'TAKEN') return refused('STATUS_NOT_POSSIBLE');
  await raiseRevision(trx, learnerId);
  return completed(trx, act);
}

/** Completes what somebody takes, with what that earns; of anything else it changes nothing. */
export async function completed(trx: Trx, { learnerId, unit, now }: ForLearner): Promise<CommandResult> {
  const act = { personId: learnerId, unit, now };
  if ((await standingOf(trx, act)) !== 'TAKEN') return done();
  await writeStanding(trx, act, 'COMPLETED');
  const achievements = await awardAchievements(trx, learnerId, await earnedByCompletion(trx, act), now);
  return done({ achievements: [...achievements], earnedBy: learnerId });
}

/** Ids of courses are an organisation's own: a course of the same name elsewhere is another one. */
export async function isOfTenant(
  trx: Trx,
  { organisationId, learnerId }: Pick<ForLearner, 'organisationId' | 'learnerId'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', learnerId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row !== undefined;
}
