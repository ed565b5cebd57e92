import * as v from 'valibot';
import {
  type AppointmentDraft,
  isJoinLink,
  type TextFault,
  type TimesFault,
  textFaults,
  timesFault,
} from '#campus/appointments/appointment-draft.ts';
import { momentOfWall, wallTimeOf } from '#campus/appointments/wall-time.ts';
import { htmlText } from '#campus/text/html-text.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { parseAmount } from '#i18n/parse-amount.ts';
import type { TaughtAppointment } from './queries.ts';

/** What a tutor types of a date: times by the clocks of the run's zone, as their inputs have them (LIVE-23). */
export const dateFormSchema = v.object({
  /** Of a new date, made with its first letter. */
  id: v.string(),
  /** Of the date as it was when its tutor began to change it; 0 of a new one. */
  sequence: v.number(),
  denomination: v.string(),
  start: v.string(),
  end: v.string(),
  /** Empty: until it begins. */
  deadline: v.string(),
  /** Empty or 0: as many as like. */
  places: v.string(),
  location: v.string(),
  url: v.string(),
  moderatorLink: v.string(),
  description: v.string(),
  hasCertificate: v.boolean(),
});
export type DateForm = v.InferOutput<typeof dateFormSchema>;

export function emptyForm(id: string, denomination: string): DateForm {
  const texts = { location: '', url: '', moderatorLink: '', description: '' };
  return {
    ...texts,
    id,
    sequence: 0,
    denomination,
    start: '',
    end: '',
    deadline: '',
    places: '',
    hasCertificate: false,
  };
}

export function formOf(date: TaughtAppointment, zone: string): DateForm {
  const { id, sequence, denomination, start, end, registrationDeadline, maxParticipants, hasCertificate } = date;
  return {
    id,
    sequence,
    denomination,
    start: wallTimeOf(start, zone),
    end: wallTimeOf(end, zone),
    deadline: registrationDeadline === null ? '' : wallTimeOf(registrationDeadline, zone),
    places: maxParticipants === 0 ? '' : String(maxParticipants),
    location: date.location ?? '',
    url: date.url ?? '',
    moderatorLink: date.moderatorLink ?? '',
    description: textOf(date),
    hasCertificate,
  };
}

/** skipped: the clocks of the zone are put forward over it. */
type MomentFault = `${'start' | 'end'} missing` | `${'start' | 'end' | 'deadline'} skipped`;
export type Fault = TextFault | MomentFault | TimesFault | 'url' | 'moderatorLink';

export type Checked = { draft: AppointmentDraft } | { faults: ReadonlySet<Fault> };

/** What is sent of a form, or all that is wrong with it, by the campus's own rules. `before`: the date that it changes. */
export function checked(
  form: DateForm,
  { zone, now, before }: { zone: string; now: Date; before?: TaughtAppointment | undefined },
): Checked {
  const start = sameMoment(form.start, zone, before?.start);
  const end = sameMoment(form.end, zone, before?.end);
  const deadline = form.deadline === '' ? null : sameMoment(form.deadline, zone, before?.registrationDeadline);
  const isSameText = before !== undefined && trimTyped(form.description) === textOf(before);
  const texts = {
    denomination: trimTyped(form.denomination),
    description: isSameText ? undefined : trimTyped(form.description),
    location: trimTyped(form.location),
    maxParticipants: parseAmount(form.places) ?? 0,
  };
  const faults = new Set<Fault>(textFaults(texts));
  if (start === undefined) faults.add(form.start === '' ? 'start missing' : 'start skipped');
  if (end === undefined) faults.add(form.end === '' ? 'end missing' : 'end skipped');
  if (deadline === undefined) faults.add('deadline skipped');
  for (const link of ['url', 'moderatorLink'] as const) if (!isJoinLink(trimTyped(form[link]))) faults.add(link);
  if (start === undefined || end === undefined || deadline === undefined) return { faults };
  const times = { start, end, registrationDeadline: deadline };
  const fault = timesFault(times, { now, startBefore: before?.start });
  if (fault !== undefined) faults.add(fault);
  if (faults.size > 0) return { faults };
  const links = { url: trimTyped(form.url), moderatorLink: trimTyped(form.moderatorLink) };
  return { draft: { ...texts, ...times, ...links, hasCertificate: form.hasCertificate } };
}

/** An input knows minutes, and one of two equal times: what reads as before is what it was. */
function sameMoment(wall: string, zone: string, before: string | null | undefined): string | undefined {
  return before && wallTimeOf(before, zone) === wall ? before : momentOfWall(wall, zone);
}

function textOf({ description }: TaughtAppointment): string {
  return description === null ? '' : htmlText(description, '\n');
}
