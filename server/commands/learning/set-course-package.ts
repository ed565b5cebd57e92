import * as v from 'valibot';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Scorm } from '#server/model/scorm-shape.ts';
import { courseSchema } from '#server/model/shapes.ts';
import { raiseContentVersion } from '#server/store/content/content-version.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { isTutor } from './is-tutor.ts';

export interface SetCoursePackage {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly courseId: string;
  readonly scorm: Scorm;
  readonly now: Date;
}

/** A tutor's package takes the place of the one that the unit's file names (PACKAGE-7). Every process sees it at its next request. */
export async function setCoursePackage(trx: Trx, act: SetCoursePackage): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, now } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  const row = await trx
    .selectFrom('content')
    .select('data')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'course')
    .where('id', '=', courseId)
    .executeTakeFirst();
  if (row === undefined) return refused('NOT_FOUND');
  const course = v.parse(courseSchema, JSON.parse(row.data));
  if (course.courseType !== 'SCORM') return refused('NOT_FOUND');
  const values = {
    replaces: course.scorm?.packageId ?? null,
    scorm: JSON.stringify(act.scorm),
    person_id: tutorId,
    uploaded_at: now.toISOString(),
  };
  await trx
    .insertInto('course_package')
    .values({ organisation_id: organisationId, course_id: courseId, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'course_id']).doUpdateSet(values))
    .execute();
  await raiseContentVersion(trx, 1);
  return done();
}
