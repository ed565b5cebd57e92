import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const ENTRY: CalendarEntry = {
  uid: 'a1@lantern.example',
  sequence: 3,
  isCancelled: false,
  title: 'Speaking café',
  description: '',
  location: '',
  url: undefined,
  start: '2027-03-28T16:00:00.000Z',
  end: '2027-03-28T17:00:00.000Z',
};
const fileOf = (more: Partial<CalendarEntry>) =>
  calendarFile([{ ...ENTRY, ...more }], { now: new Date('2027-03-01T08:00:00Z'), product: 'Lantern Campus' });

/** Lines as a calendar reads them: what is folded is one again. */
const read = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('says when in UTC, and what', () => {
    expect(read(fileOf({}))).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Lantern Campus//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
      ...[
        'UID:a1@lantern.example',
        'DTSTAMP:20270301T080000Z',
        'SEQUENCE:3',
        'DTSTART:20270328T160000Z',
        'DTEND:20270328T170000Z',
      ],
      ...['SUMMARY:Speaking café', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('takes what people write as words, and as nothing else', () => {
    const title = 'Tea; bread, and\r\nEND:VEVENT\nBEGIN:VALARM \\ more';
    expect(read(fileOf({ title }))).toContain('SUMMARY:Tea\\; bread\\, and\\nEND:VEVENT\\nBEGIN:VALARM \\\\ more');
  });

  it('has no sign that a calendar may not have, from whoever wrote it', () => {
    expect(read(fileOf({ title: 'a\u0000b\u000bc\u0085d\te' }))).toContain('SUMMARY:abcd\te');
  });

  it('says that a date was called off', () => {
    expect(read(fileOf({ isCancelled: true }))).toContain('STATUS:CANCELLED');
    expect(fileOf({})).not.toContain('STATUS');
  });

  it('holds several, under a name, and says how often to ask again', () => {
    const entries = [ENTRY, { ...ENTRY, uid: 'a2@lantern.example' }];
    const about = { now: new Date('2027-03-01T08:00:00Z'), product: 'Lantern', feedName: 'Lantern, mine' };
    const lines = read(calendarFile(entries, about));
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:a1@lantern.example',
      'UID:a2@lantern.example',
    ]);
    expect(lines.filter((line) => /:VCALENDAR$/.test(line))).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['NAME:Lantern\\, mine', 'X-WR-CALNAME:Lantern\\, mine'],
        ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
      ]),
    );
  });

  it.each([
    ['مقهى المحادثة '.repeat(12), 'a script of two bytes a letter'],
    ['🫖🍞'.repeat(40), 'signs of four'],
    ['a'.repeat(300), 'no space anywhere'],
  ])('has no line over 75 bytes and cuts no letter: %#', (description) => {
    const file = fileOf({ description });
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(read(file)).toContain(`DESCRIPTION:${description}`);
  });

  it('leads to where it is joined', () => {
    expect(read(fileOf({ url: 'https://meet.example/a b', location: 'Lindenau market, gate 2' }))).toEqual(
      expect.arrayContaining(['URL:https://meet.example/a%20b', 'LOCATION:Lindenau market\\, gate 2']),
    );
  });
});
