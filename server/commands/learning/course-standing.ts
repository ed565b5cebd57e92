import { COURSE_STATES, type CourseState } from '#campus/learning/learning-item.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { isTutor } from './is-tutor.ts';

/** Who acts on which unit, and when. */
export interface UnitAct {
  readonly personId: string;
  readonly unit: UnitRules;
  readonly now: Date;
}

/** Where the person stands with some courses; those that are not in the answer are available. */
export async function readStandings(
  trx: Trx,
  personId: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseState>> {
  if (courseIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('course_status')
    .select(['course_id', 'status'])
    .where('person_id', '=', personId)
    .where('course_id', 'in', courseIds)
    .execute();
  return new Map(
    rows.map((row) => [row.course_id, COURSE_STATES.find((state) => state === row.status) ?? 'AVAILABLE']),
  );
}

export async function standingOf(trx: Trx, { personId, unit }: UnitAct): Promise<CourseState> {
  return (await readStandings(trx, personId, [unit.courseId])).get(unit.courseId) ?? 'AVAILABLE';
}

/** Whether another unit must be completed before this one is begun (LEARN-4); never for whoever teaches it. */
export async function isLocked(trx: Trx, { personId, unit }: UnitAct): Promise<boolean> {
  const { prerequisiteId } = unit;
  if (prerequisiteId === null) return false;
  if ((await readStandings(trx, personId, [prerequisiteId])).get(prerequisiteId) === 'COMPLETED') return false;
  return !(await isTutor(trx, personId, unit.courseId));
}

/** Writes the status; `moduleId` is the module that the unit was begun in, and stays where none is given. */
export async function writeStanding(
  trx: Trx,
  { personId, unit, now }: UnitAct,
  status: CourseState,
  moduleId?: string,
): Promise<void> {
  const updated_at = now.toISOString();
  await trx
    .insertInto('course_status')
    .values({ person_id: personId, course_id: unit.courseId, module_id: moduleId ?? '', status, updated_at })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'course_id'])
        .doUpdateSet({ status, updated_at, ...(moduleId !== undefined && { module_id: moduleId }) }),
    )
    .execute();
}
