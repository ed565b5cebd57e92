import type { Trx } from '#server/store/database/open-store.ts';

/**
 * Whether somebody teaches a course (LEARN-17). People are of one organisation, so a course of the same id elsewhere is
 * not meant.
 */
export async function isTutor(trx: Trx, personId: string, courseId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('course_tutor')
    .select('course_id')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}
