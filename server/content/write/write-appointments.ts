import { hasEnded } from '#campus/appointments/next-appointment.ts';
import { cancelPlaces } from '#server/commands/appointments/cancel-places.ts';
import { notifyPlaceHolders } from '#server/commands/appointments/notify-place-holders.ts';
import type { AppointmentWhen, GroupLayout } from '#server/content/layout/lay-out-runs.ts';
import { textIn } from '#server/model/localized.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';

interface Plan {
  readonly organisationId: string;
  readonly now: Date;
}

/**
 * Writes one entry of the files; answers how many of its dates became other ones. As long as the words for its times are the
 * same, a date stays where an earlier import put it: what people have a place in does not move because somebody started the
 * server again. Only a demo's times are relative; where all of its dates are over, it comes again with everybody in it and
 * nobody is notified, so that a demo stays alive. When the words themselves are others, whoever has a place is notified.
 */
export async function writeGroup(
  trx: Trx,
  plan: Plan,
  group: GroupLayout,
  stored: readonly AppointmentRow[],
): Promise<number> {
  const digest = `${group.whenDigest} ${group.whatDigest}`;
  const comesAgain =
    group.isRelative && stored.length > 0 && isOver(stored, plan.now) && !isOver(group.dates, plan.now);
  const first = stored.find(({ edited_at }) => edited_at === null);
  if (first === undefined && stored.length > 0) return 0;
  const staysPut = first?.digest.startsWith(`${group.whenDigest} `) === true && !comesAgain;
  if (staysPut && first?.digest === digest) return 0;
  const before = new Map(stored.map((row) => [row.id, row]));
  const dates = staysPut ? stored : group.dates;
  for (const date of dates) {
    const after = { ...whenOf(date), ...group.what, digest };
    const known = before.get(date.id);
    before.delete(date.id);
    // A tutor's word on it is later than the file's (LIVE-17).
    if (known !== undefined && known.edited_at !== null) continue;
    await writeDate(trx, plan.organisationId, after);
    if (comesAgain) await forgetAttendance(trx, plan, date);
    else if (known !== undefined) await notifyOfMove(trx, plan, group.zone, known, after);
  }
  for (const row of before.values()) await takeOutAppointment(trx, plan, row);
  return dates.length + before.size;
}

function isOver(dates: readonly Pick<AppointmentRow, 'end_at'>[], now: Date): boolean {
  return dates.every(({ end_at }) => hasEnded({ end: end_at }, now));
}

function whenOf(date: AppointmentWhen): AppointmentWhen {
  const { id, series_id, type, frequency, interval_end, start_at, end_at, registration_deadline } = date;
  return { id, series_id, type, frequency, interval_end, start_at, end_at, registration_deadline };
}

type Written = Omit<AppointmentRow, 'organisation_id' | 'taken' | 'deleted_at' | 'sequence' | 'edited_at'>;

/** Who has a place keeps it, and what a tutor took away stays away. */
async function writeDate(trx: Trx, organisation_id: string, { id, ...row }: Written): Promise<void> {
  await trx
    .insertInto('appointment')
    .values({ organisation_id, id, ...row, taken: 0, deleted_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'id'])
        .doUpdateSet((eb) => ({ ...row, sequence: eb('appointment.sequence', '+', 1) })),
    )
    .execute();
}

/** Who was there the last time has not been there this time. */
async function forgetAttendance(trx: Trx, { organisationId, now }: Plan, date: AppointmentWhen): Promise<void> {
  if (hasEnded({ end: date.end_at }, now)) return;
  await trx
    .updateTable('appointment_place')
    .set({ did_attend: null, attended_at: null })
    .where('organisation_id', '=', organisationId)
    .where('appointment_id', '=', date.id)
    .execute();
}

async function notifyOfMove(trx: Trx, plan: Plan, zone: string, before: AppointmentRow, after: Written): Promise<void> {
  if (before.deleted_at !== null || hasEnded({ end: before.end_at }, plan.now)) return;
  const isMoved = before.start_at !== after.start_at || before.end_at !== after.end_at;
  const isElsewhere = before.location !== after.location;
  if (!isMoved && !isElsewhere) return;
  await notifyPlaceHolders(trx, plan, 'APPOINTMENT_MOVED', after, {
    zone,
    startBefore: before.start_at,
    ...(isElsewhere ? { location: textIn(after.location), locationBefore: textIn(before.location) } : {}),
  });
}

/**
 * Takes out what the files no longer hold. A date to come is called off and everybody with a place is notified; one that is over
 * stays where somebody had a place, for what they did there, and one that a tutor has changed is the tutor's (LIVE-17). Answers whether anything is another now.
 */
export async function takeOutAppointment(trx: Trx, plan: Plan, row: AppointmentRow): Promise<boolean> {
  if (row.edited_at !== null) return false;
  const isToCome = row.deleted_at === null && !hasEnded({ end: row.end_at }, plan.now);
  if (!isToCome && row.taken > 0) return false;
  // From here on nobody takes a place any more: whoever is at it waits, and then finds it gone.
  await trx
    .updateTable('appointment')
    .set({ deleted_at: plan.now.toISOString() })
    .where('organisation_id', '=', plan.organisationId)
    .where('id', '=', row.id)
    .execute();
  if (isToCome)
    await notifyPlaceHolders(trx, plan, 'APPOINTMENT_CANCELLED', row, { zone: await zoneOf(trx, plan, row.run_id) });
  await cancelPlaces(trx, plan, row);
  await trx
    .deleteFrom('appointment')
    .where('organisation_id', '=', plan.organisationId)
    .where('id', '=', row.id)
    .execute();
  return true;
}

async function zoneOf(trx: Trx, { organisationId }: Plan, runId: string): Promise<string> {
  const run = trx
    .selectFrom('run')
    .select('zone')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', runId);
  return (await run.executeTakeFirstOrThrow()).zone;
}
