import { takePlace } from '#server/commands/appointments/appointment-place.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { MadePerson } from './write-people.ts';

interface Campus {
  readonly organisationId: string;
  readonly now: Date;
}

interface Plan extends Campus {
  readonly personId: string;
}

/**
 * The places of new people of the files, with the runs and units that they are in. One that others took meanwhile is theirs,
 * so each is taken by itself, in the order of the files.
 */
export async function writePlaces(
  trx: Trx,
  { organisationId, now }: Campus,
  made: readonly MadePerson[],
): Promise<void> {
  for (const { id, person } of made) await writeOwnPlaces(trx, { organisationId, personId: id, now }, person.places);
}

async function writeOwnPlaces(trx: Trx, plan: Plan, places: MadePerson['person']['places']): Promise<void> {
  const { organisationId, personId, now } = plan;
  for (const { appointment: appointmentId, attended } of places) {
    if ((await takePlace(trx, { organisationId, appointmentId, personId }, now)) !== undefined) continue;
    const date = await trx
      .selectFrom('appointment')
      .select(['run_id', 'course_id', 'end_at'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', appointmentId)
      .executeTakeFirstOrThrow();
    await enter(trx, plan, date);
    if (attended !== undefined)
      await trx
        .updateTable('appointment_place')
        .set({ did_attend: attended ? 1 : 0, attended_at: date.end_at })
        .where('organisation_id', '=', organisationId)
        .where('appointment_id', '=', appointmentId)
        .where('person_id', '=', personId)
        .execute();
  }
}

async function enter(trx: Trx, plan: Plan, date: { run_id: string; course_id: string }): Promise<void> {
  const { organisationId, personId, now } = plan;
  const taken = { person_id: personId, status: 'TAKEN', updated_at: now.toISOString() } as const;
  await trx
    .insertInto('run_status')
    .values({ ...taken, organisation_id: organisationId, run_id: date.run_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('course_status')
    .values({ ...taken, course_id: date.course_id, module_id: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
