import { htmlText } from '#campus/text/html-text.ts';
import { webAddress } from '#campus/text/web-address.ts';
import type { Appointment } from './appointment.ts';
import type { CalendarEntry } from './calendar-file.ts';

type Shown = Pick<
  Appointment,
  'id' | 'sequence' | 'denomination' | 'description' | 'location' | 'url' | 'start' | 'end'
>;
type Of = { course: { id: string; denomination: string }; origin: string; isCancelled?: boolean };

/**
 * A date as a calendar has it, the same for a file of the device and for a subscription, so that both are one entry (LIVE-26).
 * The address at which it is joined is in it for whoever has that: those who are in.
 */
export function calendarEntry(date: Shown, { course, origin, isCancelled = false }: Of): CalendarEntry {
  const page = new URL(`/course/${encodeURIComponent(course.id)}`, origin);
  const address = webAddress(date.url);
  const description = date.description === null ? '' : htmlText(date.description, '\n');
  return {
    uid: `${date.id}@${page.hostname}`,
    sequence: date.sequence,
    isCancelled,
    title: date.denomination,
    description: [course.denomination, description, address ?? ''].filter((part) => part !== '').join('\n'),
    location: date.location ?? address ?? '',
    url: address ?? page.href,
    start: date.start,
    end: date.end,
  };
}
