import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';

const AT = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;

describe('runs that come next', () => {
  let school: LiveSchool;
  beforeEach(async () => {
    school = await aLiveSchool(AT);
  });
  afterEach(() => school.campus.close());

  const take = (name: string, { id }: AppointmentRow) =>
    school.act(name, `updateAppointment(id: "${id}", status: TAKEN)`);
  const upcoming = async (name: string | undefined) => {
    const asked = '{ viewer { upcomingAppointmentRuns { id course { id } run { id } appointment { id } } } }';
    const { body } = await school.as(name, asked);
    return body.data.viewer.upcomingAppointmentRuns.map(
      (one: { id: string; course: { id: string }; appointment: { id: string } }) => [one.course.id, one.appointment.id],
    );
  };

  it('are of the runs that somebody is in, the first one first, their own date before others', async () => {
    const { dates: talks } = await school.held('talk', {}, { inHours: 30 }, { inHours: 60 });
    const { dates: markets } = await school.held('market', {}, { inHours: 20 }, { inHours: 40 });
    await school.held('talk', {}, { inHours: 10 });
    const [soon, late] = talks;
    const [, market] = markets;
    if (soon === undefined || late === undefined || market === undefined) throw new Error('There is no date.');
    expect(await upcoming('bo')).toEqual([]);
    await take('bo', late);
    await take('bo', market);
    expect(await upcoming('bo')).toEqual([
      ['market', market.id],
      ['talk', late.id],
    ]);
    await take('bo', soon);
    expect(await upcoming('bo')).toEqual([
      ['talk', soon.id],
      ['market', market.id],
    ]);
    expect([await upcoming('ada'), await upcoming(undefined)]).toEqual([[], []]);
  });

  it('are the next date of a live run that is taken; of an event only what one has a place in', async () => {
    const { dates: talks } = await school.held('talk', {}, { inHours: 1 }, { inHours: 60 });
    const { dates: markets } = await school.held('market', {}, { inHours: 1 }, { inHours: 40 });
    const [talk, next] = talks;
    const [market] = markets;
    if (talk === undefined || market === undefined) throw new Error('There is no date.');
    await take('bo', talk);
    await take('bo', market);
    school.campus.later(3 * HOUR);
    const asked = '{ viewer { upcomingAppointmentRuns { appointment { id status { denomination } } } } }';
    const answer = await school.campus.ask({
      query: asked,
      origin: school.origin,
      token: (await school.fresh('bo')).token,
    });
    expect(answer.body.data.viewer.upcomingAppointmentRuns).toEqual([
      { appointment: { id: next?.id, status: { denomination: 'AVAILABLE' } } },
    ]);
  });

  it('are not of a unit that one may not see any more', async () => {
    const { run, dates } = await school.held('hidden', {}, {});
    await school.campus.test.store.transaction(async (trx) => {
      const who = { organisation_id: '80', person_id: school.personId('bo') };
      const taken_at = AT.toISOString();
      const place = { ...who, appointment_id: dates[0]?.id ?? '', taken_at, did_attend: null, attended_at: null };
      await trx.insertInto('appointment_place').values(place).execute();
      const status = { ...who, run_id: run.id, status: 'TAKEN', updated_at: taken_at } as const;
      await trx.insertInto('run_status').values(status).execute();
    });
    expect(await upcoming('bo')).toEqual([]);
  });
});
