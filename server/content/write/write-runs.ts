import { groupedBy } from '#campus/grouped-by.ts';
import type { RunLayout } from '#server/content/layout/lay-out-runs.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { takeOutAppointment, writeGroup } from './write-appointments.ts';

interface Plan {
  readonly organisationId: string;
  readonly runs: readonly RunLayout[];
  readonly now: Date;
}

/** Writes the runs of one organisation and their dates; answers how many dates and runs became other ones, or went. */
export async function writeRuns(
  trx: Trx,
  { organisationId, runs, now }: Plan,
): Promise<{ written: number; removed: number }> {
  const plan = { organisationId, now };
  const stored = await trx.selectFrom('run').selectAll().where('organisation_id', '=', organisationId).execute();
  const known = new Map(stored.map((row) => [row.id, row]));
  const groups = await storedGroups(trx, organisationId);
  let written = 0;
  let removed = 0;
  for (const { row } of runs) {
    const before = known.get(row.id);
    // What a tutor opened, closed or called off is theirs from then on (LIVE-17).
    if (before?.digest === row.digest || (before?.edited_at ?? null) !== null) continue;
    await writeRun(trx, organisationId, row);
    written += 1;
  }
  for (const group of runs.flatMap((run) => run.groups)) {
    const before = groups.get(group.id) ?? [];
    groups.delete(group.id);
    written += await writeGroup(trx, plan, group, before);
  }
  for (const row of [...groups.values()].flat()) if (await takeOutAppointment(trx, plan, row)) removed += 1;
  const wanted = new Set(runs.map(({ row }) => row.id));
  for (const { id, digest, edited_at } of stored)
    if (!wanted.has(id) && digest !== TAKEN_OUT && edited_at === null) {
      await takeOutRun(trx, organisationId, id);
      removed += 1;
    }
  return { written, removed };
}

/** By the id of the entry in the files: a series is one. */
async function storedGroups(trx: Trx, organisationId: string): Promise<Map<string, readonly AppointmentRow[]>> {
  const rows = await trx
    .selectFrom('appointment')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('start_at')
    .execute();
  return new Map(groupedBy(rows, ({ series_id, id }) => series_id ?? id));
}

async function writeRun(trx: Trx, organisation_id: string, { id, ...row }: RunLayout['row']): Promise<void> {
  await trx
    .insertInto('run')
    .values({ organisation_id, id, ...row })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'id']).doUpdateSet(row))
    .execute();
}

/** A digest that no file has: what is written there again is written anew. */
const TAKEN_OUT = '';

/** A run that somebody was in stays for what they did in it, and nobody comes in any more; any other one goes. */
async function takeOutRun(trx: Trx, organisationId: string, id: string): Promise<void> {
  const kept = await trx
    .selectFrom('appointment')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('run_id', '=', id)
    .executeTakeFirst();
  if (kept !== undefined) {
    const run = trx.updateTable('run').set({ is_active: 0, digest: TAKEN_OUT });
    await run.where('organisation_id', '=', organisationId).where('id', '=', id).execute();
    return;
  }
  await trx.deleteFrom('run_status').where('organisation_id', '=', organisationId).where('run_id', '=', id).execute();
  await trx.deleteFrom('run').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}
