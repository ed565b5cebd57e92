import type { Times } from './appointment.ts';

export interface CalendarEntry extends Times {
  /** The same for ever, so that a second file changes the entry and makes no other. */
  readonly uid: string;
  /** Raised with each change: what has a higher one takes the place of the entry that is there (LIVE-24). */
  readonly sequence: number;
  /** Called off: a calendar strikes it out or takes it away (LIVE-26). */
  readonly isCancelled: boolean;
  readonly title: string;
  /** Words, not HTML. */
  readonly description: string;
  /** A place, or where it is joined. */
  readonly location: string;
  readonly url: string | undefined;
}

interface About {
  readonly now: Date;
  readonly product: string;
  /** Of a calendar that is subscribed to; left out: a file that is opened once. */
  readonly feedName?: string;
}

const LINE_BYTES = 75;
const BREAK = '\r\n';
/** How often a subscribed calendar asks again. */
const REFRESH = 'PT1H';

/**
 * Appointments as iCalendar (RFC 5545): one made on the device, so offline too, or all of somebody's by the server (LIVE-26).
 * Times are UTC: each calendar shows its own.
 */
export function calendarFile(entries: readonly CalendarEntry[], { now, product, feedName }: About): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    'METHOD:PUBLISH',
    ...(feedName === undefined ? [] : feedLines(feedName)),
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(BREAK) + BREAK;
}

/** Twice each: as RFC 7986 says it, and as calendars have said it before. */
function feedLines(name: string): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
}

function entryLines(entry: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `SEQUENCE:${Math.trunc(entry.sequence)}`,
    `DTSTART:${stamp(entry.start)}`,
    `DTEND:${stamp(entry.end)}`,
    ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description === '' ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
    ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
    ...(entry.url === undefined ? [] : [`URL:${new URL(entry.url).href}`]),
    'END:VEVENT',
  ];
}

function stamp(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** What somebody wrote never begins a line of its own; signs that a calendar may not have are left out. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** A line has 75 bytes at most, and no letter is cut in two; what goes on begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  let bytes = 0;
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (bytes + more > LINE_BYTES) {
      rows.push(row);
      row = ' ';
      bytes = 1;
    }
    row += letter;
    bytes += more;
  }
  return [...rows, row].join(BREAK);
}
