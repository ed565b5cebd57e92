import type { Times } from './appointment.ts';

export interface CalendarEntry extends Times {
  /** The same for ever, so that a second file changes the entry and makes no other. */
  readonly uid: string;
  /** Raised with each change: what has a higher one takes the place of the entry that is there (LIVE-24). */
  readonly sequence: number;
  readonly title: string;
  /** Words, not HTML. */
  readonly description: string;
  /** A place, or where it is joined. */
  readonly location: string;
  readonly url: string | undefined;
}

const LINE_BYTES = 75;
const BREAK = '\r\n';

/** One appointment as an iCalendar file (RFC 5545), made on the device, so offline too. Times are UTC: each calendar shows its own. */
export function calendarFile(entry: CalendarEntry, { now, product }: { now: Date; product: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `SEQUENCE:${Math.trunc(entry.sequence)}`,
    `DTSTART:${stamp(entry.start)}`,
    `DTEND:${stamp(entry.end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description === '' ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
    ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
    ...(entry.url === undefined ? [] : [`URL:${new URL(entry.url).href}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(BREAK) + BREAK;
}

function stamp(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** What somebody wrote never begins a line of its own. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
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
