import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarEntry } from '#campus/appointments/calendar-entry.ts';
import { CALENDAR_PAST_DAYS } from '#campus/learning/live-limits.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { setPassword } from '#server/commands/account/set-password.ts';
import { sweep } from '#server/store/database/sweep.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { eventsOf, linesOf } from '#tests/support/campus/read-calendar.ts';

const DAY = 24;
const CREATE = 'mutation { createCalendarLink { success errors { message } url } }';
const DELETE = 'mutation { deleteCalendarLink { success errors { message } } }';
const SINCE = '{ viewer { calendarLink { createdAt } } }';
const take = (id: string) => `updateAppointment(id: "${id}", status: TAKEN)`;

describe('the address that a calendar subscribes to', () => {
  let school: LiveSchool;
  beforeAll(async () => {
    school = await aLiveSchool();
    await school.makeTutor('cem', 'market');
  });
  afterAll(() => school.campus.close());

  const made = async (name: string, more = {}): Promise<string> =>
    new URL((await school.as(name, CREATE, more)).body.data.createCalendarLink.url).pathname;
  const asked = (path: string, { origin = school.origin, headers = {} } = {}) =>
    school.campus.get(path, { origin, headers });
  const read = async (path: string) => eventsOf(await (await asked(path)).text());
  const status = async (path: string, origin?: string) => (await asked(path, { ...(origin && { origin }) })).status;
  const held = async (name: string, has: Partial<AppointmentRow> & { inHours?: number } = {}, course = 'market') => {
    const { run, dates } = await school.held(course, {}, has);
    const [date] = dates;
    if (date === undefined) throw new Error('There is no date.');
    await school.act(name, take(date.id));
    return { run, date };
  };
  const eventOf = async (path: string, id: string) =>
    (await read(path)).find((event) => event.UID === `${id}@${new URL(school.origin).hostname}`);

  it('gives the dates that the person has a place in, as the file of the device has them', async () => {
    const { date } = await held('bo', {
      location: '{"de":"Tor 2, Lindenau"}',
      description: '{"de":"<p>Bringt <b>Stifte</b></p>"}',
    });
    await school.held('market', {}, {});
    const path = await made('bo');
    const shown = {
      id: date.id,
      sequence: 0,
      denomination: 'Treffen',
      description: '<p>Bringt <b>Stifte</b></p>',
      location: 'Tor 2, Lindenau',
      url: date.url,
      start: date.start_at,
      end: date.end_at,
    };
    const entry = calendarEntry(shown, { course: { id: 'market', denomination: 'Markt' }, origin: school.origin });
    const stamp = (moment: string) => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    expect(await read(path)).toEqual([
      {
        UID: entry.uid,
        DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
        SEQUENCE: '0',
        DTSTART: stamp(date.start_at),
        DTEND: stamp(date.end_at),
        SUMMARY: 'Treffen',
        DESCRIPTION: 'Markt\\nBringt Stifte\\nhttps://meet.example/a',
        LOCATION: 'Tor 2\\, Lindenau',
        URL: 'https://meet.example/a',
      },
    ]);
    expect(entry.uid).toBe(`${date.id}@${new URL(school.origin).hostname}`);
  });

  it('is a calendar with a name, asked for each hour, kept by nobody else, without a cookie', async () => {
    const answer = await asked(await made('bo'));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=900');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const lines = linesOf(await answer.text());
    expect(lines).toContain('X-PUBLISHED-TTL:PT1H');
    expect(lines.some((line) => /^X-WR-CALNAME:./.test(line))).toBe(true);
  });

  it('spares a calendar what it has, until something becomes another', async () => {
    const { date } = await held('bo');
    const path = await made('bo');
    const etag = (await asked(path)).headers.get('etag') ?? '';
    school.campus.later(60_000);
    expect((await asked(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await school.act('cem', `deleteAppointment(id: "${date.id}")`)).success).toBe(true);
    expect((await asked(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('says what was cancelled, and with a higher number', async () => {
    const { date } = await held('bo');
    const path = await made('bo');
    expect(await eventOf(path, date.id)).not.toHaveProperty('STATUS');
    await school.act('cem', `deleteAppointment(id: "${date.id}")`);
    expect(await eventOf(path, date.id)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1', SUMMARY: 'Treffen' });
  });

  it('says it of a run that was called off, and to nobody who had given the place back', async () => {
    const { run, date } = await held('bo');
    await school.act('ada', take(date.id));
    await school.act('ada', `updateAppointment(id: "${date.id}", status: AVAILABLE)`);
    await school.act('cem', `deleteRun(id: "${run.id}")`);
    expect(await eventOf(await made('bo'), date.id)).toMatchObject({ STATUS: 'CANCELLED' });
    expect(await eventOf(await made('ada'), date.id)).toBeUndefined();
  });

  it('moves what was moved, in the entry that is there', async () => {
    const { run, date } = await held('bo');
    const path = await made('bo');
    await school.act('cem', `moveRun(id: "${run.id}", days: 2)`);
    const moved = new Date(Date.parse(date.start_at) + 2 * DAY * 3_600_000).toISOString().slice(0, 10);
    expect(await eventOf(path, date.id)).toMatchObject({
      SEQUENCE: '1',
      DTSTART: expect.stringContaining(moved.replaceAll('-', '')),
    });
  });

  it('has what was ninety days ago and no older', async () => {
    const { date: recent } = await held('bo');
    const { date: older } = await held('bo');
    const path = await made('bo');
    const ended = (days: number) => new Date(school.campus.now().getTime() - days * DAY * 3_600_000).toISOString();
    for (const [date, days] of [
      [recent, 89],
      [older, 91],
    ] as const)
      await school.campus.test.store.transaction((trx) =>
        trx
          .updateTable('appointment')
          .set({ start_at: ended(days), end_at: ended(days) })
          .where('id', '=', date.id)
          .execute(),
      );
    expect(await eventOf(path, recent.id)).toBeDefined();
    expect(await eventOf(path, older.id)).toBeUndefined();
  });

  it('is in the language that the person has saved, whatever is asked for', async () => {
    const { date } = await held('ada', { denomination: '{"de":"Treffen","en":"Meeting"}' });
    const path = await made('ada');
    expect(await eventOf(path, date.id)).toMatchObject({ SUMMARY: 'Treffen' });
    const saved = school.campus.test.store.transaction((trx) =>
      trx.updateTable('person').set({ language: 'en' }).where('id', '=', school.personId('ada')).execute(),
    );
    await saved;
    expect(await eventOf(path, date.id)).toMatchObject({ SUMMARY: 'Meeting' });
  });

  it('takes what people write as words, and as nothing else', async () => {
    const title = 'Tea; x\r\nEND:VEVENT\nBEGIN:VALARM\u0000';
    const { date } = await held('bo', {
      denomination: JSON.stringify({ de: title }),
      location: JSON.stringify({ de: 'a\nATTENDEE:mailto:x@y.example' }),
      url: 'javascript:alert(1)',
    });
    const path = await made('bo');
    expect(await eventOf(path, date.id)).toMatchObject({
      SUMMARY: 'Tea\\; x\\nEND:VEVENT\\nBEGIN:VALARM',
      LOCATION: 'a\\nATTENDEE:mailto:x@y.example',
      URL: `${school.origin}/course/market`,
    });
    const lines = linesOf(await (await asked(path)).text());
    expect(lines.filter((line) => /^(?:ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
  });

  it('is one for each person: a new one takes its place, and the person ends it', async () => {
    expect((await school.as('member', SINCE)).body.data.viewer.calendarLink).toBeNull();
    const key = crypto.randomUUID();
    const first = await made('member', { key });
    // With the key of the first, as after an answer that was lost on the way.
    const second = await made('member', { key });
    expect(second).not.toBe(first);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const { createdAt } = (await school.as('member', SINCE)).body.data.viewer.calendarLink;
    expect(Date.parse(createdAt)).toBe(school.campus.now().getTime());
    for (const _ of [1, 2]) expect((await school.as('member', DELETE)).body.data.deleteCalendarLink.success).toBe(true);
    expect(await status(second)).toBe(404);
    expect((await school.as('member', SINCE)).body.data.viewer.calendarLink).toBeNull();
  });

  it('is nowhere in the database, and opens nothing else', async () => {
    const path = await made('member');
    const token = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
    expect(token).toHaveLength(43);
    const rows = await school.campus.test.store.read.selectFrom('calendar_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const keys = await school.campus.test.store.read.selectFrom('answered_key').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain(token);
    const { body } = await school.campus.ask({ query: '{ viewer { id } }', origin: school.origin, token });
    expect(body.data?.viewer?.id ?? null).toBeNull();
  });

  it('is answered nowhere else: not at another organisation, not at the content host, not with a sign more or less', async () => {
    const path = await made('bo');
    const { host } = new URL(school.origin);
    expect(await status(path)).toBe(200);
    expect(await status(path, 'http://lantern.localhost')).toBe(404);
    expect(await status(path, `http://content.${host}`)).toBe(404);
    for (const wrong of [path.slice(0, -5), `${path}x`, path.replace('.ics', 'a.ics'), '/api/calendar/.ics'])
      expect(await status(wrong)).toBe(404);
  });

  it('is asked for so often and no oftener', async () => {
    const path = await made('bo');
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1) answers.push(await status(path));
    expect(answers.filter((code) => code === 200)).toHaveLength(60);
    const last = await asked(path);
    expect([answers[60], last.status]).toEqual([429, 429]);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is made by nobody who is not signed in', async () => {
    expect((await school.as(undefined, CREATE)).body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect((await school.as(undefined, SINCE)).body.data.viewer.calendarLink).toBeNull();
    expect((await asked(await made('bo'))).headers.get(HEADERS.renewedToken)).toBeNull();
  });

  it('ends with a new password, as a session does', async () => {
    const path = await made('member');
    await school.campus.test.store.transaction((trx) =>
      setPassword(trx, {
        personId: school.personId('member'),
        passwordHash: 'x',
        organisationId: school.organisationId,
        origin: school.origin,
        now: school.campus.now(),
      }),
    );
    expect(await status(path)).toBe(404);
  });

  it('forgets what was cancelled once no calendar shows it', async () => {
    const ended = await school.held('market', {}, {});
    const id = ended.dates[0]?.id ?? '';
    await school.act('bo', take(id));
    await school.act('cem', `deleteAppointment(id: "${id}")`);
    const { store } = school.campus.test;
    const kept = async (days: number) => {
      await sweep(store, new Date(school.campus.now().getTime() + days * DAY * 3_600_000));
      const rows = store.read.selectFrom('cancelled_place').select('appointment_id').where('appointment_id', '=', id);
      return (await rows.execute()).length;
    };
    expect([await kept(CALENDAR_PAST_DAYS), await kept(CALENDAR_PAST_DAYS + 2)]).toEqual([1, 0]);
  });
});
