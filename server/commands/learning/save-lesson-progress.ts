import * as v from 'valibot';
import type { AchievementId } from '#campus/learning/achievements.ts';
import { isLaterPlace, type LessonPlace, lessonPlaceSchema } from '#campus/learning/lesson-place.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { awardAchievements } from './award-achievements.ts';
import { beginCourse } from './begin-course.ts';
import type { UnitAct } from './course-standing.ts';
import { settleCourse } from './settle-course.ts';

export interface SaveLessonProgress extends UnitAct {
  readonly lessonId: string;
  /** Null: stays as it is. */
  readonly position: LessonPlace | null;
  /** When it was done, at most `now`. */
  readonly at: Date;
  /** What is completed stays completed. */
  readonly isCompleted: boolean;
  /** It was done while there was no network. */
  readonly wasOffline: boolean;
}

/** Whichever it is: only the first one counts (EARN-5). */
export const EARNED_BY_A_LESSON: AchievementId = 'first-light';

/** Keeps where somebody is in a lesson and that they are through it; the first time takes the unit (LEARN-7). */
export async function saveLessonProgress(trx: Trx, act: SaveLessonProgress): Promise<CommandResult> {
  const { personId, unit, lessonId, isCompleted, now } = act;
  if (!unit.lessons.some(({ id }) => id === lessonId)) return refused('NOT_FOUND');
  const standing = !isCompleted && (await wasLeftSince(trx, act)) ? 'AVAILABLE' : await beginCourse(trx, act);
  if (typeof standing === 'object') return refused(standing.refused);
  // A tutor who looks at a unit leaves no traces in it.
  if (standing === 'PREVIEW') return done();
  await write(trx, act);
  if (!isCompleted) return done();
  const earned: AchievementId[] = [EARNED_BY_A_LESSON, ...(await settleCourse(trx, act))];
  if (act.wasOffline) earned.push('night-reader');
  return done({ achievements: [...(await awardAchievements(trx, personId, earned, now))] });
}

/** Another device may send where it stood before the unit was left on this one: that is kept, and takes nothing again. */
async function wasLeftSince(trx: Trx, { personId, unit, at }: SaveLessonProgress): Promise<boolean> {
  const left = await trx
    .selectFrom('course_status')
    .select('updated_at')
    .where('person_id', '=', personId)
    .where('course_id', '=', unit.courseId)
    .where('status', '=', 'AVAILABLE')
    .executeTakeFirst();
  return left !== undefined && left.updated_at > at.toISOString();
}

async function write(trx: Trx, act: SaveLessonProgress): Promise<void> {
  const { personId, unit, lessonId, isCompleted, now } = act;
  const known = await trx
    .selectFrom('lesson_progress')
    .select(['position', 'viewed_at'])
    .where('person_id', '=', personId)
    .where('course_id', '=', unit.courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  const at = act.at.toISOString();
  const viewed = known !== undefined && known.viewed_at > at ? known.viewed_at : at;
  const completed = isCompleted ? now.toISOString() : null;
  const kept = { viewed_at: viewed, position: positionAfter(known?.position ?? null, act) };
  await trx
    .insertInto('lesson_progress')
    .values({
      person_id: personId,
      course_id: unit.courseId,
      lesson_id: lessonId,
      completed_at: completed,
      ...kept,
    })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'course_id', 'lesson_id']).doUpdateSet((eb) => ({
        ...kept,
        ...(completed !== null && { completed_at: eb.fn.coalesce('lesson_progress.completed_at', eb.val(completed)) }),
      })),
    )
    .execute();
}

/** As JSON. */
function positionAfter(known: string | null, { position, at }: SaveLessonProgress): string | null {
  if (position === null) return known;
  const before = known === null ? null : v.parse(lessonPlaceSchema, JSON.parse(known));
  const reported = { ...position, at: at.toISOString() };
  return isLaterPlace(reported, before) ? JSON.stringify(reported) : known;
}
