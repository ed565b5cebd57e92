import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { placesOf } from '#tests/support/campus/live-rows.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const take = (id: string) => `updateAppointment(id: "${id}", status: TAKEN)`;
const leave = (id: string) => `updateAppointment(id: "${id}", status: AVAILABLE)`;

describe('a place, once a tutor speaks', () => {
  let school: LiveSchool;
  const aDate = async (has: Parameters<LiveSchool['held']>[2]) => {
    const { run, dates } = await school.held('market', {}, has);
    return { run, id: dates[0]?.id ?? '', start: dates[0]?.start_at ?? '' };
  };
  const attend = (id: string, name: string, didAttend: boolean | null) =>
    `setAttendance(appointmentId: "${id}", userId: "${school.personId(name)}", didAttend: ${didAttend})`;
  const attendanceOf = async (id: string, name: string) => {
    const { places } = await placesOf(school.campus.test.store, { organisation_id: '80', id });
    return places.find(({ person_id }) => person_id === school.personId(name))?.did_attend;
  };
  beforeAll(async () => {
    school = await aLiveSchool();
    await school.makeTutor('cem', 'market');
  });
  afterAll(() => school.campus.close());

  it('says who was there, from the start on, and may be put right', async () => {
    const { id } = await aDate({ inHours: SECOND / HOUR });
    await school.act('bo', take(id));
    expect((await school.act('cem', attend(id, 'bo', true))).errors).toEqual(['INVALID_INPUT']);
    school.campus.later(SECOND);
    const recordAttendance = (didAttend: boolean | null) => school.act('cem', attend(id, 'bo', didAttend));
    expect([(await recordAttendance(true)).success, await attendanceOf(id, 'bo')]).toEqual([true, 1]);
    expect([(await recordAttendance(false)).success, await attendanceOf(id, 'bo')]).toEqual([true, 0]);
    expect([(await recordAttendance(null)).success, await attendanceOf(id, 'bo')]).toEqual([true, null]);
  });

  it('is said by nobody else, of nobody else, and not of oneself', async () => {
    const { id } = await aDate({ inHours: -0.5 });
    await school.act('bo', take(id));
    await school.act('cem', take(id));
    expect((await school.act('bo', attend(id, 'bo', true))).errors).toEqual(['NOT_ALLOWED']);
    expect((await school.act('cem', attend(id, 'cem', true))).errors).toEqual(['NOT_ALLOWED']);
    expect((await school.act('cem', attend(id, 'ada', true))).errors).toEqual(['NOT_FOUND']);
    expect((await school.act('cem', attend('no-such', 'bo', true))).errors).toEqual(['NOT_FOUND']);
    expect(await attendanceOf(id, 'bo')).toBeNull();
  });

  it('is gone with its date, and whoever had it is notified', async () => {
    const { run, id, start } = await aDate({});
    const remove = `deleteAppointment(id: "${id}")`;
    await school.act('bo', take(id));
    expect((await school.act('bo', remove)).errors).toEqual(['NOT_ALLOWED']);
    expect(await school.act('cem', remove)).toMatchObject({ success: true });
    expect(await placesOf(school.campus.test.store, { organisation_id: '80', id })).toEqual({ taken: 0, places: [] });
    expect(await school.runStatus('bo', run)).toBe('AVAILABLE');
    const notifications = await school.campus.test.store.read.selectFrom('notification').selectAll().execute();
    const mine = notifications.filter(({ person_id }) => person_id === school.personId('bo'));
    expect(mine.map(({ kind, link }) => [kind, link])).toEqual([['APPOINTMENT_CANCELLED', '/course/market']]);
    expect(JSON.parse(mine[0]?.payload ?? '')).toMatchObject({ appointmentId: id, start, zone: 'Europe/Berlin' });
    for (const act of [take(id), leave(id), remove])
      expect((await school.act('cem', act)).errors).toEqual(['NOT_FOUND']);
  });

  it('is not taken away after the end', async () => {
    const { id } = await aDate({ inHours: -1 });
    expect((await school.act('cem', `deleteAppointment(id: "${id}")`)).errors).toEqual(['APPOINTMENT_OVER']);
  });
});
