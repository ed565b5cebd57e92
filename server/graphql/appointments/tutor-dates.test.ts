import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPOINTMENTS_OF_RUN_MAX } from '#campus/learning/live-limits.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { anAppointment, placesOf } from '#tests/support/campus/live-rows.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const take = (id: string) => `updateAppointment(id: "${id}", status: TAKEN)`;
const HOUR = 3_600_000;

describe('a date in the hands of its tutor', () => {
  let school: LiveSchool;
  const store = () => school.campus.test.store;
  const at = (hours: number) => new Date(school.campus.now().getTime() + hours * HOUR).toISOString();
  const draft = (more: Record<string, unknown> = {}) => {
    const given = { denomination: 'Treffen', location: '', url: 'https://meet.example/a', moderatorLink: '' };
    const all = { ...given, start: at(24), end: at(25), maxParticipants: 10, hasCertificate: false, ...more };
    return `{ ${Object.entries(all)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ')} }`;
  };
  /** Of what the tutor reads now, or had read. */
  const edit = async (id: string, more?: Record<string, unknown>, had?: number) => {
    const row = await store().read.selectFrom('appointment').select('sequence').where('id', '=', id).executeTakeFirst();
    return `editAppointment(id: "${id}", sequence: ${had ?? row?.sequence ?? 0}, draft: ${draft(more)})`;
  };
  const create = (runId: string, id: string, more?: Record<string, unknown>) =>
    `createAppointment(id: ${JSON.stringify(id)}, runId: "${runId}", draft: ${draft(more)})`;
  const aDate = async (has: Parameters<LiveSchool['held']>[2] = {}, run = {}, course = 'market') => {
    const { run: row, dates } = await school.held(course, run, has);
    return { run: row, id: dates[0]?.id ?? '' };
  };
  const rowOf = (id: string) =>
    store().read.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const noticesOf = async (name: string, about: string) => {
    const rows = await store()
      .read.selectFrom('notification')
      .selectAll()
      .where('person_id', '=', school.personId(name))
      .orderBy('created_at')
      .execute();
    return rows
      .filter(({ payload }) => payload.includes(about))
      .map(({ kind, link, payload }) => ({ kind, link, ...JSON.parse(payload) }));
  };
  beforeAll(async () => {
    school = await aLiveSchool();
    await school.makeTutor('cem', 'market');
  });
  afterAll(() => school.campus.close());

  it('is moved: who has a place keeps it and is notified, and calendars take the newer entry', async () => {
    const { id } = await aDate();
    await school.act('bo', take(id));
    const before = await rowOf(id);
    expect(await school.act('cem', await edit(id, { start: at(48), end: at(50) }))).toMatchObject({ success: true });
    expect((await placesOf(store(), { organisation_id: '80', id })).taken).toBe(1);
    expect(await rowOf(id)).toMatchObject({ start_at: at(48), end_at: at(50), sequence: before.sequence + 1 });
    const moved = { kind: 'APPOINTMENT_MOVED', link: '/course/market', startBefore: before.start_at, start: at(48) };
    expect(await noticesOf('bo', id)).toEqual([expect.objectContaining({ ...moved, zone: 'Europe/Berlin' })]);
    expect(await noticesOf('ada', id)).toEqual([]);
  });

  it('reads as it was written in all languages, where it is another text; a pin on the map goes with its place', async () => {
    const texts = { denomination: '{"de":"Treffen","en":"Meeting"}', location: '{"de":"Tor 1","en":"Gate 1"}' };
    const { id } = await aDate({ ...texts, latitude: 52, longitude: 13 });
    await school.act('cem', await edit(id, { location: 'Tor 1' }));
    expect(await rowOf(id)).toMatchObject({ ...texts, latitude: 52 });
    await school.act('cem', await edit(id, { location: 'Tor 2' }));
    const after = { denomination: texts.denomination, location: '{"de":"Tor 2"}', latitude: null, longitude: null };
    expect(await rowOf(id)).toMatchObject(after);
  });

  it('has a description in Markdown, in which nothing runs, and keeps it where none is sent', async () => {
    const { id } = await aDate();
    await school.act(
      'cem',
      await edit(id, { description: 'Bring **pens** <img src=x onerror=alert(1)> [a](javascript:alert(1))' }),
    );
    const { description } = await rowOf(id);
    expect(description).toContain('<strong>pens</strong>');
    expect(description).not.toMatch(/<img|href="javascript/);
    await school.act('cem', await edit(id));
    expect((await rowOf(id)).description).toBe(description);
    await school.act('cem', await edit(id, { description: '' }));
    expect((await rowOf(id)).description).toBeNull();
  });

  it.each([
    ['an end before the begin', { end: '2020-01-01T10:00:00.000Z' }, 'APPOINTMENT_TIMES_INVALID'],
    ['the past', { start: '2020-01-01T10:00:00.000Z', end: '2020-01-01T11:00:00.000Z' }, 'APPOINTMENT_TIMES_INVALID'],
    ['no time', { start: 'soon' }, 'APPOINTMENT_TIMES_INVALID'],
    ['a deadline after the begin', { registrationDeadline: '2999-01-01T10:00:00.000Z' }, 'APPOINTMENT_TIMES_INVALID'],
    ['no title', { denomination: ' ' }, 'INVALID_INPUT'],
    ['too long a title', { denomination: 'x'.repeat(201) }, 'INVALID_INPUT'],
    ['too long a text', { description: 'x'.repeat(4001) }, 'INVALID_INPUT'],
    ['fewer places than none', { maxParticipants: -1 }, 'INVALID_INPUT'],
    ['a script for an address', { url: 'javascript:alert(1)' }, 'LINK_INVALID'],
    ['an open address', { moderatorLink: 'http://meet.example/m' }, 'LINK_INVALID'],
  ])('is refused and stays as it was: %s', async (_, more, code) => {
    const { run, id } = await aDate();
    const before = await rowOf(id);
    expect((await school.act('cem', await edit(id, more))).errors).toEqual([code]);
    expect((await school.act('cem', create(run.id, uuidv7(), more))).errors).toEqual([code]);
    expect(await rowOf(id)).toEqual(before);
  });

  it('never has fewer places than people who have one', async () => {
    const { id } = await aDate();
    await school.act('bo', take(id));
    await school.act('ada', take(id));
    expect((await school.act('cem', await edit(id, { maxParticipants: 1 }))).errors).toEqual(['TOO_FEW_PLACES']);
    expect(await school.act('cem', await edit(id, { maxParticipants: 2 }))).toMatchObject({ success: true });
    expect(await school.act('cem', await edit(id, { maxParticipants: 0 }))).toMatchObject({ success: true });
  });

  it('is not written over where somebody else has changed it since it was read', async () => {
    const { id } = await aDate();
    const { sequence } = await rowOf(id);
    expect(await school.act('cem', await edit(id, { start: at(48), end: at(50) }))).toMatchObject({ success: true });
    const late = await edit(id, { location: 'Tor 3' }, sequence);
    expect((await school.act('cem', late)).errors).toEqual(['CHANGED_MEANWHILE']);
    expect(await rowOf(id)).toMatchObject({ start_at: at(48), location: null });
    // Sent again after a lost answer, it is there already.
    const again = await edit(id, { start: at(48), end: at(50) }, sequence);
    expect(await school.act('cem', again)).toMatchObject({ success: true });
    expect((await rowOf(id)).sequence).toBe(sequence + 1);
  });

  it('is nobody else’s to change: not a learner’s, not of a tutor of another course, not over, not gone', async () => {
    const { run, id } = await aDate();
    const { run: other, id: elsewhere } = await aDate({}, {}, 'talk');
    const { id: over } = await aDate({ inHours: -3 });
    for (const mutation of [await edit(id), create(run.id, uuidv7())])
      expect((await school.act('bo', mutation)).errors).toEqual(['NOT_ALLOWED']);
    for (const mutation of [await edit(elsewhere), create(other.id, uuidv7())])
      expect((await school.act('cem', mutation)).errors).toEqual(['NOT_ALLOWED']);
    expect((await school.act('cem', await edit(over))).errors).toEqual(['APPOINTMENT_OVER']);
    await school.act('cem', `deleteAppointment(id: "${id}")`);
    for (const mutation of [await edit(id), await edit('no-such'), create('no-such', uuidv7())])
      expect((await school.act('cem', mutation)).errors).toEqual(['NOT_FOUND']);
  });

  it('has no id but a UUIDv7', async () => {
    const { run } = await aDate();
    for (const id of NO_DEVICE_IDS)
      expect([id, (await school.act('cem', create(run.id, id))).errors]).toEqual([id, ['INVALID_INPUT']]);
  });

  it('is added once, however often it is sent; who takes the run is notified, with its own tutor left out', async () => {
    const { run, id } = await aDate();
    for (const name of ['bo', 'cem']) await school.act(name, take(id));
    const added = uuidv7();
    const mutation = create(run.id, added, { denomination: 'Noch eins' });
    for (let times = 0; times < 2; times += 1)
      expect(await school.act('cem', mutation)).toMatchObject({ success: true });
    expect(await noticesOf('bo', added)).toEqual([expect.objectContaining({ kind: 'APPOINTMENT_ADDED' })]);
    expect(await noticesOf('cem', added)).toEqual([]);
    await school.act('cem', create(run.id, added, { denomination: 'Noch etwas anderes' }));
    expect((await rowOf(added)).denomination).toBe('{"de":"Noch etwas anderes"}');
    const { run: another } = await aDate();
    expect((await school.act('cem', create(another.id, added))).errors).toEqual(['INVALID_INPUT']);
    expect((await school.act('cem', create(run.id, 'x'))).errors).toEqual(['INVALID_INPUT']);
  });

  it('of a run that is taken as a whole has a place for everybody in it, or is not added', async () => {
    const { run } = await aDate({}, { enroll_to_all: 1 });
    for (const name of ['bo', 'ada'])
      await school.act(name, `changeRunStatus(id: "${run.id}", status: TAKEN, enrollToAll: true)`);
    const [small, large] = [uuidv7(), uuidv7()];
    expect((await school.act('cem', create(run.id, small, { maxParticipants: 1 }))).errors).toEqual(['TOO_FEW_PLACES']);
    expect(await store().read.selectFrom('appointment').selectAll().where('id', '=', small).execute()).toEqual([]);
    expect(await school.act('cem', create(run.id, large))).toMatchObject({ success: true });
    expect((await placesOf(store(), { organisation_id: '80', id: large })).taken).toBe(2);
  });

  it('is one of as many as a run has at most', async () => {
    const { run } = await aDate();
    for (let n = 1; n < APPOINTMENTS_OF_RUN_MAX; n += 1)
      await anAppointment(store(), run, { now: school.campus.now() });
    expect((await school.act('cem', create(run.id, uuidv7()))).errors).toEqual(['QUOTA_REACHED']);
  });
});
