import type { AchievementId } from '#campus/achievements.ts';
import { done, type Outcome, refused } from '#server/door/outcome.ts';
import type { LessonPosition } from '#server/store/lesson-position.ts';
import type { Trx } from '#server/store/open-store.ts';
import { awardAchievements } from './award-achievements.ts';
import { beginCourse } from './begin-course.ts';
import type { UnitAct } from './course-standing.ts';
import { settleCourse } from './settle-course.ts';

export interface SaveLessonProgress extends UnitAct {
  readonly lessonId: string;
  /** Null: stays as it is. */
  readonly position: LessonPosition | null;
  /** What is completed stays completed. */
  readonly isCompleted: boolean;
  /** It was done while there was no network. */
  readonly wasOffline: boolean;
}

/** Keeps where somebody is in a lesson and that they are through it; the first time takes the unit (READINGS, Statuses). */
export async function saveLessonProgress(trx: Trx, act: SaveLessonProgress): Promise<Outcome> {
  const { personId, unit, lessonId, isCompleted, now } = act;
  if (!unit.lessons.some(({ id }) => id === lessonId)) return refused('NOT_FOUND');
  const standing = await beginCourse(trx, act);
  if (typeof standing === 'object') return refused(standing.refused);
  // A tutor who looks at a unit leaves no traces in it.
  if (standing === 'PREVIEW') return done();
  await write(trx, act);
  if (!isCompleted) return done();
  const earned: AchievementId[] = ['first-light', ...(await settleCourse(trx, act))];
  if (act.wasOffline) earned.push('night-reader');
  return done({ achievements: [...(await awardAchievements(trx, personId, earned, now))] });
}

async function write(trx: Trx, act: SaveLessonProgress): Promise<void> {
  const { personId, unit, lessonId, position, isCompleted, now } = act;
  const at = now.toISOString();
  const kept = position === null ? undefined : JSON.stringify(position);
  await trx
    .insertInto('lesson_progress')
    .values({
      ...{ person_id: personId, course_id: unit.courseId, lesson_id: lessonId, position: kept ?? null, viewed_at: at },
      completed_at: isCompleted ? at : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'course_id', 'lesson_id']).doUpdateSet((eb) => ({
        viewed_at: at,
        ...(kept !== undefined && { position: kept }),
        ...(isCompleted && { completed_at: eb.fn.coalesce('lesson_progress.completed_at', eb.val(at)) }),
      })),
    )
    .execute();
}
