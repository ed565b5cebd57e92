import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doOverlap, hasEnded, isLiveNow } from '#campus/appointments/next-appointment.ts';
import { isPastDeadline } from '#campus/appointments/registration.ts';
import type { LiveDate } from '#server/store/appointments/live.ts';
import { createLiveReads } from '#server/store/appointments/live.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { importCampus } from './import-campus.ts';

const DEMO = fileURLToPath(new URL('./demo', import.meta.url));
/** Noon, when nothing of the demo begins by the clock: else what runs now would hang on the hour of the test. */
const AT = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const COURSES = [
  ...['speaking-cafe', 'walk-and-talk-the-market', 'cv-check-at-the-library', 'mock-interview-online'],
  ...['talk-with-a-midwife', 'a-page-for-my-street'],
];
const UPCOMING = `{ viewer { upcomingAppointmentRuns { course { id } appointment { id status { denomination } url } }
  tutorEvents { id } } }`;

describe('the dates of the demo campus', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO, at: AT });
  }, 60_000);
  afterAll(() => campus.close());

  const datesIn = async (organisationId: string, courses: readonly string[]): Promise<readonly LiveDate[]> => {
    const reads = createLiveReads(campus.test.store.read, organisationId);
    return (await Promise.all(courses.map((id) => reads.datesOf(id)))).flat();
  };
  const lantern = async () => new Map((await datesIn('1', COURSES)).map((date) => [date.id, date]));
  const date = async (id: string) => {
    const found = (await lantern()).get(id);
    if (found === undefined) throw new Error(`There is no ${id}.`);
    return found;
  };
  const as = async (name: string, query: string) =>
    (await campus.ask({ query, token: (await campus.login(name)).token })).body.data;

  it('have one that runs now, one that is full, one that is closed, and two at once', async () => {
    const now = campus.now();
    expect([...(await lantern()).values()].filter((one) => isLiveNow(one, now)).map(({ id }) => id)).toEqual([
      'mock-interview-now',
    ]);
    const full = await date('cv-check-second');
    expect([full.taken, full.max_participants]).toEqual([1, 1]);
    const [workshop] = await datesIn('12', ['a-day-in-the-workshop']);
    for (const closed of [await date('cv-check-early'), workshop])
      expect(isPastDeadline({ registrationDeadline: closed?.registration_deadline ?? null }, now)).toBe(true);
    expect(doOverlap(await date('speaking-cafe-evening'), await date('cv-check-evening'))).toBe(true);
    const market = await date('market-morning');
    expect(market.max_participants - market.taken).toBe(1);
  });

  it('come every week at the same time by the clocks of Lindenau, the first one tomorrow', async () => {
    const series = [...(await lantern()).values()].filter(({ series_id }) => series_id === 'speaking-cafe-evening');
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    expect(series.map(({ start }) => clock.format(new Date(start)))).toEqual(['18:00', '18:00', '18:00']);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
    const tomorrow = new Date(campus.now().getTime() + 24 * HOUR);
    expect(day.format(new Date(series[0]?.start ?? 0))).toBe(day.format(tomorrow));
  });

  it('have Amal in the next café, and her certificate of the last one', async () => {
    const { viewer } = await as('amal', UPCOMING);
    expect(viewer.upcomingAppointmentRuns).toMatchObject([
      {
        course: { id: 'speaking-cafe' },
        appointment: { id: 'speaking-cafe-evening', status: { denomination: 'TAKEN' } },
      },
    ]);
    const asked =
      '{ course(id: "speaking-cafe") { ... on Event { runs { appointments { id certificate { id } } } } } }';
    const offered = async (name: string) =>
      (await as(name, asked)).course.runs
        .flatMap((run: { appointments: { id: string; certificate: unknown }[] }) => run.appointments)
        .filter(({ certificate }: { certificate: unknown }) => certificate !== null)
        .map(({ id }: { id: string }) => id);
    expect([await offered('amal'), await offered('reza')]).toEqual([['speaking-cafe-last-week'], []]);
  });

  it('have their tutors, a run that is taken as a whole, and one whose clocks are others', async () => {
    const taught = async (name: string) =>
      (await as(name, UPCOMING)).viewer.tutorEvents.map(({ id }: { id: string }) => id).sort();
    expect(await taught('katrin')).toEqual(['speaking-cafe', 'talk-with-a-midwife', 'walk-and-talk-the-market']);
    expect(await taught('samuel')).toEqual(['cv-check-at-the-library', 'mock-interview-online']);
    const { course } = await as(
      'amal',
      '{ course(id: "talk-with-a-midwife") { ... on Event { runs { zone enrollToAll } } } }',
    );
    expect(course.runs).toEqual([{ zone: 'Europe/Kyiv', enrollToAll: true }]);
    const { course: project } = await as(
      'amal',
      '{ course(id: "a-page-for-my-street") { endDate ... on Project { runs { appointments { id } } } } }',
    );
    expect(Date.parse(project.endDate)).toBeGreaterThan(campus.now().getTime() + 20 * 24 * HOUR);
    expect(project.runs[0].appointments).toHaveLength(2);
  });

  it('hide from the others who takes part in a talk about health, as its text says, and not from who leads it', async () => {
    const took = await as(
      'amal',
      'mutation { changeRunStatus(id: "midwife-two-mornings", status: TAKEN) { success } }',
    );
    expect(took.changeRunStatus.success).toBe(true);
    const asked = `{ course(id: "talk-with-a-midwife") { participants { publicName } participantsCount
      ... on Event { runs { numberOfParticipants participants { publicName } } } } }`;
    const seen = async (name: string) => {
      const { course } = await as(name, asked);
      const [run] = course.runs;
      return [course.participants.length, course.participantsCount, run.participants.length, run.numberOfParticipants];
    };
    const [, inCourse, , inRun] = await seen('reza');
    expect(await seen('amal')).toEqual([0, inCourse, 0, inRun]);
    expect(await seen('katrin')).toEqual([inCourse, inCourse, inRun, inRun]);
  });

  it('count as taken what is taken', async () => {
    const { read } = campus.test.store;
    const rows = await read.selectFrom('appointment').select(['organisation_id', 'id', 'taken']).execute();
    for (const { organisation_id, id, taken } of nonEmpty(rows, 'date in the demo')) {
      const places = await read
        .selectFrom('appointment_place')
        .select('person_id')
        .where('organisation_id', '=', organisation_id)
        .where('appointment_id', '=', id)
        .execute();
      expect(places.length, id).toBe(taken);
    }
  });

  it('are alive again when the campus starts on another day, and nobody is notified', async () => {
    campus.later(2 * 24 * HOUR);
    await importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder: DEMO, now: campus.now() });
    const now = campus.now();
    const dates = await lantern();
    expect([...dates.values()].filter((one) => isLiveNow(one, now)).map(({ id }) => id)).toEqual([
      'mock-interview-now',
    ]);
    // Of the series only the first date is over: it stays where people have it in their calendars.
    expect(
      [...dates.values()].filter(({ series_id, end }) => series_id !== null && hasEnded({ end }, now)),
    ).toHaveLength(1);
    const notifications = campus.test.store.read.selectFrom('notification').select('id').where('kind', '!=', 'NEWS');
    expect(await notifications.execute()).toEqual([]);
  });
});
