import type { AchievementId } from '#campus/learning/achievements.ts';
import { isComplete } from '#campus/learning/completeness.ts';
import { attemptsOf, isFinished } from '#campus/scorm/attempts.ts';
import type { ScormData, ScormSession } from '#campus/scorm/scorm-data.ts';
import type { ScormRules, UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { readScormSessions } from '#server/store/people/scorm-sessions.ts';
import { readStandings, standingOf, type UnitAct, writeStanding } from './course-standing.ts';

/**
 * After any act in a unit: completes it where nothing is missing any more (LEARN-8), whichever act was the last. Answers
 * what the person has earned by that. `overtaken`: a state of a package that came after a newer one of its session.
 */
export async function settleCourse(trx: Trx, act: UnitAct, overtaken?: ScormData): Promise<readonly AchievementId[]> {
  if ((await standingOf(trx, act)) !== 'TAKEN' || !(await isWhole(trx, act.personId, act.unit, overtaken))) return [];
  await writeStanding(trx, act, 'COMPLETED');
  return earnedByCompletion(trx, act);
}

/** A completed module is a shared light (EARN-5). */
export async function earnedByCompletion(trx: Trx, { personId, unit }: UnitAct): Promise<readonly AchievementId[]> {
  const ids = unit.modules.flatMap((module) => module.courses.map(({ id }) => id));
  const standings = await readStandings(trx, personId, ids);
  const isDone = unit.modules.some(({ courses }) =>
    isComplete(
      courses.map(({ id, courseType, isRequired }) => ({
        courseType,
        isRequired,
        status: { denomination: standings.get(id) ?? 'AVAILABLE' },
      })),
    ),
  );
  return isDone ? ['shared-light'] : [];
}

/** Whether every lesson is done, every required reflection written, every questionnaire with a mark passed, a package played to its end. */
export async function isWhole(
  trx: Trx,
  personId: string,
  { courseId, lessons, scorm }: UnitRules,
  overtaken?: ScormData,
): Promise<boolean> {
  if (scorm !== null && !(await hasPlayed(trx, personId, { courseId, scorm, overtaken }))) return false;
  if (lessons.length === 0) return scorm !== null;
  const done = await trx
    .selectFrom('lesson_progress')
    .select('lesson_id')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .where('completed_at', 'is not', null)
    .execute();
  const completed = new Set(done.map((row) => row.lesson_id));
  if (!lessons.every(({ id }) => completed.has(id))) return false;
  return (await hasReflected(trx, personId, lessons)) && hasPassed(trx, personId, lessons);
}

/** Whether one of the attempts is finished: the one that counts is, if any (LEARN-6). */
async function hasPlayed(
  trx: Trx,
  personId: string,
  { courseId, scorm, overtaken }: { courseId: string; scorm: ScormRules; overtaken: ScormData | undefined },
): Promise<boolean> {
  const kept = await readScormSessions(trx, { personId, courseId, packageId: scorm.packageId });
  const sessions = overtaken === undefined ? kept : kept.map((each) => asItWas(each, overtaken));
  const [best] = attemptsOf(sessions, scorm);
  return best !== undefined && isFinished(best.facts);
}

function asItWas(known: ScormSession, { session, item, sequence, cmi }: ScormData): ScormSession {
  return known.session === session ? { ...known, items: { ...known.items, [item]: { sequence, cmi } } } : known;
}

async function hasReflected(trx: Trx, personId: string, lessons: UnitRules['lessons']): Promise<boolean> {
  const boards = lessons.flatMap(({ requiredBoardId }) => requiredBoardId ?? []);
  if (boards.length === 0) return true;
  const rows = await trx
    .selectFrom('reflection')
    .select('board_id')
    .distinct()
    .where('person_id', '=', personId)
    .where('board_id', 'in', boards)
    .execute();
  return rows.length === new Set(boards).size;
}

async function hasPassed(trx: Trx, personId: string, lessons: UnitRules['lessons']): Promise<boolean> {
  const questionnaires = lessons.flatMap(({ passedQuestionnaireId }) => passedQuestionnaireId ?? []);
  if (questionnaires.length === 0) return true;
  const rows = await trx
    .selectFrom('questionnaire_completion')
    .select('questionnaire_id')
    .distinct()
    .where('person_id', '=', personId)
    .where('questionnaire_id', 'in', questionnaires)
    .where('passed', '=', 1)
    .execute();
  return rows.length === new Set(questionnaires).size;
}
