import type { PlaceState } from '#campus/appointments/appointment.ts';
import { runAfter } from '#campus/appointments/run-status.ts';
import type { CourseState, CourseType } from '#campus/learning/learning-item.ts';
import { heldPlaces } from '#server/store/appointments/held-places.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface InRun {
  readonly organisationId: string;
  readonly runId: string;
  readonly personId: string;
  readonly now: Date;
}

/** Where the person stands with a run. */
export async function runStatusOf(trx: Trx, { organisationId, runId, personId }: InRun): Promise<PlaceState> {
  const row = await trx
    .selectFrom('run_status')
    .select('status')
    .where('organisation_id', '=', organisationId)
    .where('run_id', '=', runId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.status ?? 'AVAILABLE';
}

export async function writeRunStatus(trx: Trx, inRun: InRun, status: PlaceState): Promise<void> {
  const { organisationId, runId, personId } = inRun;
  const updated_at = inRun.now.toISOString();
  await trx
    .insertInto('run_status')
    .values({ organisation_id: organisationId, run_id: runId, person_id: personId, status, updated_at })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'run_id', 'person_id']).doUpdateSet({ status, updated_at }),
    )
    .execute();
}

/** After a place of the run was taken or given back: sets the run as its places say (LIVE-6). */
export async function followRun(
  trx: Trx,
  inRun: InRun,
  { courseType, course }: { courseType: CourseType; course: CourseState },
): Promise<void> {
  const run = await runStatusOf(trx, inRun);
  const appointments: PlaceState[] = (await hasPlaceIn(trx, inRun)) ? ['TAKEN'] : [];
  const after = runAfter({ courseType, course, run, appointments });
  if (after !== run) await writeRunStatus(trx, inRun, after);
}

async function hasPlaceIn(trx: Trx, { organisationId, runId, personId }: InRun): Promise<boolean> {
  const held = heldPlaces(trx, { organisationId, personId }).where('appointment.run_id', '=', runId);
  return (await held.executeTakeFirst()) !== undefined;
}
