import { withState } from '#campus/scorm/attempts.ts';
import type { ScormData, ScormSession } from '#campus/scorm/scorm-data.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { readScormSessions, type ScormKey } from '#server/store/people/scorm-sessions.ts';
import { awardAchievements } from './award-achievements.ts';
import { beginCourse } from './begin-course.ts';
import type { UnitAct } from './course-standing.ts';
import { settleCourse } from './settle-course.ts';

export interface RecordScorm extends UnitAct {
  readonly data: ScormData;
  /** When the session began, and when it was as the data says. */
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/**
 * Keeps how an item of a package stood (updateParticipantScormData). Sent again, or after something newer, it changes
 * nothing; the first one takes the unit, and a finished attempt completes it.
 */
export async function recordScorm(trx: Trx, act: RecordScorm): Promise<CommandResult> {
  const { personId, unit, now } = act;
  if (unit.scorm === null) return refused('NOT_FOUND');
  const standing = await beginCourse(trx, act);
  if (typeof standing === 'object') return refused(standing.refused);
  // A tutor who looks at a unit leaves no traces in it.
  if (standing === 'PREVIEW') return done();
  const isKept = await keepScormState(trx, act);
  // What was over when the next report overtook it was over all the same.
  const earned = await settleCourse(trx, act, isKept ? undefined : act.data);
  if (earned.length === 0) return done();
  return done({ achievements: [...(await awardAchievements(trx, personId, earned, now))] });
}

/** How an item stood, and nothing that follows from it. Answers whether it was newer than what is known. */
export async function keepScormState(trx: Trx, act: RecordScorm): Promise<boolean> {
  const { personId, unit, data, startedAt, endedAt, now } = act;
  const { packageId } = data;
  const key = { personId, courseId: unit.courseId, packageId };
  const [known] = await readScormSessions(trx, key, data.session);
  const times = { startedAt: atMost(startedAt, now), endedAt: atMost(endedAt, now) };
  const next = withState(known, data, times);
  if (next === undefined) return false;
  await writeSession(trx, next, key);
  const state = { sequence: data.sequence, cmi: JSON.stringify(data.cmi) };
  await trx
    .insertInto('scorm_state')
    .values({ person_id: personId, session_id: data.session, item: data.item, ...state })
    .onConflict((conflict) => conflict.columns(['person_id', 'session_id', 'item']).doUpdateSet(state))
    .execute();
  return true;
}

async function writeSession(
  trx: Trx,
  { session, base, startedAt, endedAt }: ScormSession,
  { personId, courseId, packageId }: ScormKey,
): Promise<void> {
  const times = { started_at: startedAt, ended_at: endedAt };
  await trx
    .insertInto('scorm_session')
    .values({ id: session, person_id: personId, course_id: courseId, package_id: packageId, base, ...times })
    .onConflict((conflict) => conflict.columns(['person_id', 'id']).doUpdateSet(times))
    .execute();
}

/** Nobody has played later than now. */
function atMost(claimed: Date, now: Date): string {
  return (claimed < now ? claimed : now).toISOString();
}
