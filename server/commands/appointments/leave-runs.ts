import type { UnitAct } from '#server/commands/learning/course-standing.ts';
import { heldPlaces } from '#server/store/appointments/held-places.ts';
import type { Trx } from '#server/store/database/open-store.ts';

type Leaving = UnitAct & { readonly organisationId: string };

/**
 * Whether the person has a place in a date of the unit that is not over: that is given back first, within its deadline
 * (LIVE-15).
 */
export async function hasPlaceAhead(trx: Trx, { organisationId, personId, unit, now }: Leaving): Promise<boolean> {
  const ahead = heldPlaces(trx, { organisationId, personId })
    .where('appointment.course_id', '=', unit.courseId)
    .where('appointment.end_at', '>', now.toISOString());
  return (await ahead.executeTakeFirst()) !== undefined;
}

/** Who leaves a unit takes part in none of its runs. */
export async function leaveRuns(trx: Trx, { organisationId, personId, unit, now }: Leaving): Promise<void> {
  const runs = trx
    .selectFrom('run')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('course_id', '=', unit.courseId);
  await trx
    .updateTable('run_status')
    .set({ status: 'AVAILABLE', updated_at: now.toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .where('status', '=', 'TAKEN')
    .where('run_id', 'in', runs)
    .execute();
}
