import { statusRefusal } from '#campus/learning/course-status.ts';
import { isSoldElsewhere } from '#campus/learning/is-sold-elsewhere.ts';
import type { CourseState } from '#campus/learning/learning-item.ts';
import { hasPlaceAhead, leaveRuns } from '#server/commands/appointments/leave-runs.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { awardAchievements } from './award-achievements.ts';
import { isLocked, readStandings, standingOf, type UnitAct, writeStanding } from './course-standing.ts';
import { enterModule } from './enter-module.ts';
import { earnedByCompletion, isWhole } from './settle-course.ts';

export interface SetCourseStatus extends UnitAct {
  readonly organisationId: string;
  readonly to: CourseState;
  /** The module that the unit was looked at in. */
  readonly moduleId: string | undefined;
  readonly isTutor: boolean;
  readonly allowStudentCourseCompletion: boolean;
}

/** Sets where the person stands with a unit, by the rules of LEARN-6; sent twice it is set once. */
export async function setCourseStatus(trx: Trx, act: SetCourseStatus): Promise<CommandResult> {
  const { personId, unit, to, moduleId, isTutor, allowStudentCourseCompletion, now } = act;
  const from = await standingOf(trx, act);
  if (from === to) return done();
  if (to === 'TAKEN' && isSoldElsewhere(unit, from)) return refused('PAYWALLED');
  const code = statusRefusal({
    from,
    to,
    isTutor,
    allowStudentCourseCompletion,
    isLocked: await isLocked(trx, act),
    allLessonsDone: await isWhole(trx, personId, unit),
  });
  if (code !== undefined) return refused(code);
  if (to === 'AVAILABLE' && (await hasPlaceAhead(trx, act))) return refused('STATUS_NOT_POSSIBLE');
  await writeStanding(trx, act, to, moduleId);
  if (to === 'TAKEN' && moduleId !== undefined) await enterModule(trx, act, moduleId);
  if (to === 'AVAILABLE') {
    await leaveRuns(trx, act);
    await leaveModules(trx, act);
  }
  if (to !== 'COMPLETED') return done();
  return done({ achievements: [...(await awardAchievements(trx, personId, await earnedByCompletion(trx, act), now))] });
}

/** Who has left every unit of a module has left it. */
async function leaveModules(trx: Trx, { personId, unit }: UnitAct): Promise<void> {
  const standings = await readStandings(
    trx,
    personId,
    unit.modules.flatMap(({ courses }) => courses.map(({ id }) => id)),
  );
  const isIn = (id: string) => standings.get(id) === 'TAKEN' || standings.get(id) === 'COMPLETED';
  const left = unit.modules.filter(({ courses }) => !courses.some(({ id }) => isIn(id))).map(({ id }) => id);
  if (left.length === 0) return;
  await trx.deleteFrom('enrolment').where('person_id', '=', personId).where('module_id', 'in', left).execute();
}
