import { isDeepStrictEqual } from 'node:util';
import { hasEnded } from '#campus/appointments/next-appointment.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { type LanguageChain, textIn } from '#server/model/localized.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AppointmentRow, RunRow } from '#server/store/schema/live-tables.ts';
import { findAppointment, findRun } from './appointment-dates.ts';
import { type DraftColumns, draftColumns, draftRefusal, type SentDraft } from './draft-columns.ts';
import { holdPeople } from './hold-people.ts';
import { notifyPlaceHolders, placeHolders } from './notify-place-holders.ts';

export interface TutorAct {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly courseId: string;
  readonly languages: LanguageChain;
  /** Where links of mails lead. */
  readonly origin: string;
  readonly now: Date;
}

export interface EditAppointment extends TutorAct {
  readonly appointmentId: string;
  /** Of the date as the tutor had it; undefined: whatever it is. */
  readonly sequence: number | undefined;
  readonly draft: SentDraft;
}

/**
 * Changes a date, until it has ended (LIVE-18). Who has a place keeps it, and is notified of another time or place in the
 * same transaction (LIVE-19); there are never fewer places than people who have one.
 */
export async function editAppointment(trx: Trx, act: EditAppointment): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, appointmentId: id, draft, now } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  const before = await findAppointment(trx, { organisationId, id });
  const run = before && (await findRun(trx, { organisationId, id: before.run_id }));
  if (before === undefined || run === undefined || before.course_id !== courseId) return refused('NOT_FOUND');
  if (hasEnded({ end: before.end_at }, now)) return refused('APPOINTMENT_OVER');
  const code = draftRefusal(draft, { now, before });
  if (code !== undefined) return refused(code);
  const after = draftColumns(draft, act.languages, before);
  // Sent again after a lost answer, it is what the campus has already.
  if (isDeepStrictEqual({ ...before, ...after }, { ...before })) return done();
  if ((act.sequence ?? before.sequence) !== before.sequence) return refused('CHANGED_MEANWHILE');
  await holdPeople(trx, await placeHolders(trx, { organisationId, id }));
  if (!(await isWritten(trx, act, after))) return refused('TOO_FEW_PLACES');
  await notifyOfChange(trx, act, { before, after, run });
  return done();
}

/** The limit and the counter are compared by one statement, as where a place is taken (LIVE-2). */
async function isWritten(trx: Trx, act: EditAppointment, after: DraftColumns): Promise<boolean> {
  const { max_participants: most } = after;
  const written = await trx
    .updateTable('appointment')
    .set((eb) => ({ ...after, sequence: eb('sequence', '+', 1), edited_at: act.now.toISOString() }))
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', act.appointmentId)
    .where('deleted_at', 'is', null)
    .$if(most > 0, (query) => query.where('taken', '<=', most))
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

type Change = { before: AppointmentRow; after: DraftColumns; run: RunRow };

async function notifyOfChange(trx: Trx, act: EditAppointment, { before, after, run }: Change): Promise<void> {
  const isMoved = before.start_at !== after.start_at || before.end_at !== after.end_at;
  const isElsewhere = before.location !== after.location;
  if (!isMoved && !isElsewhere) return;
  await notifyPlaceHolders(
    trx,
    act,
    'APPOINTMENT_MOVED',
    { ...before, ...after },
    {
      zone: run.zone,
      startBefore: before.start_at,
      ...(isElsewhere ? { location: textIn(after.location), locationBefore: textIn(before.location) } : {}),
    },
  );
}
