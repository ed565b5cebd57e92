import { calendarEntry } from '#campus/appointments/calendar-entry.ts';
import type { CalendarEntry } from '#campus/appointments/calendar-file.ts';
import { CALENDAR_PAST_DAYS } from '#campus/learning/live-limits.ts';
import { type Asker, visibleCourse } from '#server/graphql/core/sources.ts';
import { type LanguageChain, pickOptional, pickText, textIn } from '#server/model/localized.ts';
import { readCancelledDates, readHeldDates } from '#server/store/appointments/calendar-dates.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { createLearner } from '#server/store/people/learner.ts';
import { createProfile } from '#server/store/people/profile.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

interface Of {
  readonly catalogue: Catalogue;
  readonly person: PersonRow;
  readonly languages: LanguageChain;
  readonly origin: string;
  readonly now: Date;
}

const DAY = 24 * 60 * 60 * 1000;

/** The dates of a person, recent and to come, and those that were called off while they had a place (LIVE-26). */
export async function calendarEntries(read: Reader, of: Of): Promise<readonly CalendarEntry[]> {
  const { catalogue, person, languages, origin, now } = of;
  const { organisation } = catalogue;
  const since = new Date(now.getTime() - CALENDAR_PAST_DAYS * DAY).toISOString();
  const asked = { organisationId: organisation.id, personId: person.id, since };
  const held = await readHeldDates(read, asked);
  const isHeld = new Set(held.map(({ id }) => id));
  const cancelled = (await readCancelledDates(read, asked)).filter((date) => !isHeld.has(date.appointment_id));
  const courses = await coursesOf(read, of, [...held, ...cancelled]);
  const entries: CalendarEntry[] = [];
  const textOf = (json: string) => pickText(textIn(json) ?? {}, languages).text;
  for (const { start_at: start, end_at: end, ...date } of held) {
    const course = courses.get(date.course_id);
    if (course === undefined) continue;
    const { id, sequence, url } = date;
    const denomination = textOf(date.denomination);
    const description = pickOptional(textIn(date.description), languages);
    const location = pickOptional(textIn(date.location), languages);
    const shown = { id, sequence, denomination, description, location, url, start, end };
    entries.push(calendarEntry(shown, { course, origin }));
  }
  for (const { appointment_id: id, sequence, start_at: start, end_at: end, ...date } of cancelled) {
    const course = courses.get(date.course_id);
    if (course === undefined) continue;
    const nothingMore = { description: null, location: null, url: null };
    const shown = { id, sequence, denomination: textOf(date.denomination), start, end, ...nothingMore };
    entries.push(calendarEntry(shown, { course, origin, isCancelled: true }));
  }
  return entries;
}

/** The courses of dates by their ids, those that the person sees. */
async function coursesOf(
  read: Reader,
  { catalogue, person, languages }: Of,
  dates: readonly { course_id: string }[],
): Promise<ReadonlyMap<string, { id: string; denomination: string }>> {
  const { organisation } = catalogue;
  const learner = createLearner(read, organisation.id, person.id);
  const asker: Asker = { catalogue, organisation, person, learner, profile: createProfile(read, person.id) };
  const found = await Promise.all(
    [...new Set(dates.map((date) => date.course_id))].map((id) => visibleCourse(asker, id)),
  );
  const shown = found.filter((source) => source !== undefined);
  return new Map(
    shown.map(({ course: { id, denomination } }) => [id, { id, denomination: pickText(denomination, languages).text }]),
  );
}
