import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';

/**
 * A person's writes hold the person first and then the date: so whoever is in is held before the date is, in one order, and
 * nobody who leaves at this moment waits for the tutor that waits for them.
 */
export async function holdPeople(trx: Trx, people: readonly string[]): Promise<void> {
  for (const id of people.toSorted()) await raiseRevision(trx, id);
}

/** Who takes a run, in the order in which they are held. */
export async function peopleInRun(
  trx: Trx,
  { organisationId, runId }: { organisationId: string; runId: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('run_status')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('run_id', '=', runId)
    .where('status', '=', 'TAKEN')
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}
