import { TZDate } from '@date-fns/tz';
import { isSameDay } from 'date-fns';
import { textIn } from '#server/model/localized.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { NudgeRow } from '#server/store/schema/push-tables.ts';
import { certificateNews } from './certificate-news.ts';
import { courseLink, type News, standingNow } from './news.ts';
import { isTooSoonAgain } from './nudge-times.ts';

export interface Moment {
  readonly now: Date;
  /** IANA, of the person. */
  readonly zone: string;
}

/** What there is to say now; undefined where it is true no more, or was never to be sent. */
export async function newsOf(
  trx: Trx,
  catalogue: Catalogue,
  nudge: NudgeRow,
  moment: Moment,
): Promise<News | undefined> {
  if (await isOff(trx, nudge)) return undefined;
  switch (nudge.kind) {
    case 'SESSION_TOMORROW':
    case 'SESSION_SOON':
      return ofDate(trx, nudge, moment);
    case 'LESSON_UNFINISHED':
      return ofLesson(trx, catalogue, nudge, moment);
    case 'CERTIFICATE_READY':
      return certificateNews(trx, catalogue, nudge);
    default:
      return nudge.kind satisfies never;
  }
}

async function isOff(trx: Trx, { person_id, kind }: NudgeRow): Promise<boolean> {
  const off = await trx
    .selectFrom('nudge_preference')
    .select('kind')
    .where('person_id', '=', person_id)
    .where('kind', '=', kind)
    .where('is_on', '=', 0)
    .executeTakeFirst();
  return off !== undefined;
}

/** The place is still theirs, and the date is when it was. */
async function ofDate(trx: Trx, nudge: NudgeRow, { now, zone }: Moment): Promise<News | undefined> {
  const row = await trx
    .selectFrom('appointment')
    .innerJoin('appointment_place', (join) =>
      join
        .onRef('appointment_place.organisation_id', '=', 'appointment.organisation_id')
        .onRef('appointment_place.appointment_id', '=', 'appointment.id'),
    )
    .select(['id', 'course_id', 'denomination', 'start_at', 'end_at'])
    .where('appointment.organisation_id', '=', nudge.organisation_id)
    .where('id', '=', nudge.subject)
    .where('person_id', '=', nudge.person_id)
    .where('deleted_at', 'is', null)
    .where('start_at', '=', nudge.fact_at)
    .where('start_at', '>', now.toISOString())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isToday = isSameDay(new TZDate(Date.parse(row.start_at), zone), new TZDate(now.getTime(), zone));
  // The eve is over: what is left is sent an hour before.
  if (nudge.kind === 'SESSION_TOMORROW' && isToday) return undefined;
  const { id: appointmentId, course_id: courseId, start_at: start, end_at: end } = row;
  return {
    payload: { appointmentId, courseId, denomination: textIn(row.denomination) ?? {}, zone, start, end },
    link: courseLink(courseId),
    linkType: 'APPOINTMENT',
  };
}

/** They still take the unit, nothing was done in it since, and nothing of the kind was sent for a week. */
async function ofLesson(
  trx: Trx,
  catalogue: Catalogue,
  nudge: NudgeRow,
  { now, zone }: Moment,
): Promise<News | undefined> {
  const course = catalogue.courses.get(nudge.subject);
  const isTaken = (await standingNow(trx, nudge))?.status === 'TAKEN';
  const last = await trx
    .selectFrom('lesson_progress')
    .select(['lesson_id', 'viewed_at', 'completed_at'])
    .where('person_id', '=', nudge.person_id)
    .where('course_id', '=', nudge.subject)
    .orderBy('viewed_at', 'desc')
    .executeTakeFirst();
  if (course === undefined || !isTaken || last?.viewed_at !== nudge.fact_at) return undefined;
  const before = await lastNudgedAt(trx, nudge);
  if (before !== undefined && isTooSoonAgain(new Date(before), now, zone)) return undefined;
  const payload = { courseId: course.id, denomination: course.denomination };
  const page = courseLink(course.id);
  return last.completed_at === null
    ? { payload, link: `${page}/lesson/${encodeURIComponent(last.lesson_id)}`, linkType: 'LESSON' }
    : { payload, link: page, linkType: 'COURSE' };
}

async function lastNudgedAt(trx: Trx, { person_id, kind }: NudgeRow): Promise<string | undefined> {
  const row = await trx
    .selectFrom('nudge_due')
    .select('done_at')
    .where('person_id', '=', person_id)
    .where('kind', '=', kind)
    .where('is_said', '=', 1)
    .orderBy('done_at', 'desc')
    .executeTakeFirst();
  return row?.done_at ?? undefined;
}
