import { type H5pResult, mergeH5pResults } from '#campus/learning/h5p-result.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { readH5pResults } from '#server/store/people/h5p-results.ts';
import { beginCourse } from './begin-course.ts';
import type { UnitAct } from './course-standing.ts';

export interface RecordH5p extends UnitAct {
  readonly lessonId: string;
  readonly contentId: string;
  readonly result: H5pResult;
}

/**
 * Keeps how an exercise of a lesson stands. The first word of it takes the unit (LEARN-7); it is a result that the lesson
 * shows, and finishes neither lesson nor unit.
 */
export async function recordH5p(trx: Trx, act: RecordH5p): Promise<CommandResult> {
  const { personId, unit, lessonId, contentId, result, now } = act;
  const lesson = unit.lessons.find(({ id }) => id === lessonId);
  if (!lesson?.packageIds.includes(contentId)) return refused('NOT_FOUND');
  const standing = await beginCourse(trx, act);
  if (typeof standing === 'object') return refused(standing.refused);
  // A tutor who looks at a unit leaves no traces in it.
  if (standing === 'PREVIEW') return done();
  const known = (await readH5pResults(trx, { personId, lessonId })).get(contentId) ?? null;
  // Nobody has done anything later than now: a clock that goes ahead does not hold a state for ever.
  const at = new Date(result.at) < now ? result.at : now.toISOString();
  const merged = JSON.stringify(mergeH5pResults(known, { ...result, at }));
  await trx
    .insertInto('h5p_result')
    .values({ person_id: personId, lesson_id: lessonId, package_id: contentId, result: merged })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'lesson_id', 'package_id']).doUpdateSet({ result: merged }),
    )
    .execute();
  return done();
}
