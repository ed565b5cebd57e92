import { NO_MODULE_ID } from '#campus/limits.ts';
import type { TestCampus } from './campus.ts';

/** Lets somebody take a project, whatever has to be finished before it. */
export async function takeProject({ test, now }: TestCampus, personId: string, courseId: string): Promise<void> {
  const row = {
    person_id: personId,
    course_id: courseId,
    module_id: NO_MODULE_ID,
    status: 'TAKEN',
    updated_at: now().toISOString(),
  };
  await test.store.transaction((trx) => trx.insertInto('course_status').values(row).execute());
}
