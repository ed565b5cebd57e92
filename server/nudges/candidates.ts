import type { NudgeKind } from '#campus/push/nudge-kinds.ts';
import { NUDGE_AHEAD_HOURS, NUDGE_LATE_HOURS, UNFINISHED_AFTER_DAYS } from '#campus/push/push-limits.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { mayEarnCertificate } from './certificate-news.ts';
import { eveOf, outsideQuiet, soonBefore, unfinishedAfter } from './nudge-times.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From 18:00 on the eve to the end of the day after it, and the hour that a day may be longer. */
const EVE_MOST = 31 * HOUR;
/** What quiet hours and the change of clocks may put off. */
const PUT_OFF_MOST = 12 * HOUR;

/** Something that somebody may be reminded of: a fact of the database, and whose. */
export interface Candidate {
  readonly organisationId: string;
  readonly personId: string;
  readonly kind: NudgeKind;
  readonly subject: string;
  /** When a date begins, when something was last done, when it was completed. */
  readonly factAt: string;
  /** Since when the person knows of it themselves; null: it does not matter. */
  readonly knownSince: string | null;
}

export type Catalogues = ReadonlyMap<string, Catalogue>;

/** All that somebody may be reminded of about now; when exactly, their clocks say. */
export async function findCandidates(read: Reader, catalogues: Catalogues, now: Date): Promise<readonly Candidate[]> {
  const found = await Promise.all([dates(read, now), unfinished(read, now), certificates(read, catalogues, now)]);
  return found.flat();
}

/** When a person is notified, by their clocks; undefined: not at all. */
export function dueOf({ kind, factAt }: Pick<Candidate, 'kind' | 'factAt'>, zone: string): Date | undefined {
  const fact = new Date(factAt);
  switch (kind) {
    case 'SESSION_TOMORROW':
      return eveOf(fact, zone);
    case 'SESSION_SOON':
      return soonBefore(fact, zone);
    case 'LESSON_UNFINISHED':
      return unfinishedAfter(fact, zone);
    case 'CERTIFICATE_READY':
      return outsideQuiet(fact, zone);
    default:
      return kind satisfies never;
  }
}

/** Dates that somebody has a place in: both reminders. */
async function dates(read: Reader, now: Date): Promise<readonly Candidate[]> {
  const rows = await read
    .selectFrom('appointment')
    .innerJoin('appointment_place', (join) =>
      join
        .onRef('appointment_place.organisation_id', '=', 'appointment.organisation_id')
        .onRef('appointment_place.appointment_id', '=', 'appointment.id'),
    )
    .select(['appointment.organisation_id as organisationId', 'appointment.id as subject'])
    .select(['person_id as personId', 'start_at as factAt', 'taken_at as knownSince'])
    .where('deleted_at', 'is', null)
    .where('start_at', '>', now.toISOString())
    .where('start_at', '<=', away(now, NUDGE_AHEAD_HOURS * HOUR + EVE_MOST))
    .execute();
  return rows.flatMap((row) => [
    { ...row, kind: 'SESSION_TOMORROW' as const },
    { ...row, kind: 'SESSION_SOON' as const },
  ]);
}

/** Units that somebody takes and has learnt in, but not since. */
async function unfinished(read: Reader, now: Date): Promise<readonly Candidate[]> {
  const after = UNFINISHED_AFTER_DAYS * DAY;
  const rows = await read
    .selectFrom('lesson_progress')
    .innerJoin('course_status', (join) =>
      join
        .onRef('course_status.person_id', '=', 'lesson_progress.person_id')
        .onRef('course_status.course_id', '=', 'lesson_progress.course_id'),
    )
    .innerJoin('person', 'person.id', 'lesson_progress.person_id')
    .select(({ fn }) => [
      'person.organisation_id as organisationId',
      'person.id as personId',
      'lesson_progress.course_id as subject',
      fn.max('lesson_progress.viewed_at').as('factAt'),
    ])
    .where('course_status.status', '=', 'TAKEN')
    .where('lesson_progress.viewed_at', '>=', away(now, -after - NUDGE_LATE_HOURS * HOUR - PUT_OFF_MOST))
    .groupBy(['person.organisation_id', 'person.id', 'lesson_progress.course_id'])
    .having(({ fn }) => fn.max('lesson_progress.viewed_at'), '<=', away(now, -after + NUDGE_AHEAD_HOURS * HOUR + HOUR))
    .execute();
  return rows.map((row) => ({ ...row, kind: 'LESSON_UNFINISHED' as const, knownSince: null }));
}

/** Units that were completed and have a certificate, or belong to a module that has one. */
async function certificates(read: Reader, catalogues: Catalogues, now: Date): Promise<readonly Candidate[]> {
  const rows = await read
    .selectFrom('course_status')
    .innerJoin('person', 'person.id', 'course_status.person_id')
    .select(['organisation_id as organisationId', 'person_id as personId', 'course_id as subject'])
    .select('updated_at as factAt')
    .where('status', '=', 'COMPLETED')
    .where('updated_at', '>=', away(now, -NUDGE_LATE_HOURS * HOUR - PUT_OFF_MOST))
    .where('updated_at', '<=', now.toISOString())
    .execute();
  return rows.flatMap((row) =>
    mayEarnCertificate(catalogues.get(row.organisationId), row.subject)
      ? [{ ...row, kind: 'CERTIFICATE_READY' as const, knownSince: null }]
      : [],
  );
}

function away(now: Date, by: number): string {
  return new Date(now.getTime() + by).toISOString();
}
