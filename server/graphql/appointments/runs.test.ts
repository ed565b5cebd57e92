import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';

const AT = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(AT.getTime() + hours * HOUR).toISOString();

const CARD = `firstAppointmentTime endingTime isLive eventOverInfo locationOrUrl
  registrationInfo { registrationDeadline maxParticipants numberOfParticipants isRegistered }`;
const RUNS = `... on Event { runs { id isActive enrollToAll zone numberOfParticipants duration start end url status { denomination }
  participants { publicName } appointments { id denomination description url moderatorLink location latitude longitude start end type
    frequency intervalEndDate maxParticipants numberOfParticipants registrationDeadline didAttend hasCertificate
    status { denomination } recurringAppointments { id start end } certificate { files { url } }
    attendees { user { publicName } didAttend } } } }`;

describe('runs and appointments', () => {
  let school: LiveSchool;
  beforeEach(async () => {
    school = await aLiveSchool(AT);
  });
  afterEach(() => school.campus.close());

  const take = (name: string, { id }: AppointmentRow) =>
    school.act(name, `updateAppointment(id: "${id}", status: TAKEN)`);
  const course = async (name: string | undefined, id: string, fields: string) => {
    const { body } = await school.as(name, `{ course(id: "${id}") { ${fields} } }`);
    expect(body.errors).toBeUndefined();
    return body.data.course;
  };
  const has = (more: Partial<AppointmentRow>) => ({ ...more, inHours: 24 });

  it('say when, where and for how many, in the language asked for, with the series of each', async () => {
    const series = { series_id: 'weekly', frequency: 'WEEKLY', interval_end: inHours(400) } as const;
    await school.held(
      'talk',
      { url: 'https://meet.example/all', enroll_to_all: 1 },
      {
        id: 'weekly',
        ...series,
        type: 'RECURRING',
        inHours: 24,
        registration_deadline: inHours(20),
        location: '{"de":"Bücherei"}',
        latitude: 51.25,
        longitude: 12.5,
        description: '{"de":"<p>Tee</p>"}',
      },
      { id: 'weekly-2', ...series, type: 'CHILD', inHours: 192 },
    );
    const [run] = (await course(undefined, 'talk', RUNS)).runs;
    expect(run).toMatchObject({
      isActive: true,
      enrollToAll: true,
      zone: 'Europe/Berlin',
      numberOfParticipants: 0,
      duration: 120,
      start: inHours(24),
      end: inHours(193),
      url: null,
      status: { denomination: 'AVAILABLE' },
      participants: [],
    });
    expect(run.appointments).toMatchObject([
      {
        id: 'weekly',
        denomination: 'Treffen',
        description: '<p>Tee</p>',
        url: null,
        moderatorLink: null,
        location: 'Bücherei',
        latitude: 51.25,
        longitude: 12.5,
        start: inHours(24),
        end: inHours(25),
        type: 'RECURRING',
        frequency: 'WEEKLY',
        intervalEndDate: inHours(400),
        maxParticipants: 10,
        numberOfParticipants: 0,
        registrationDeadline: inHours(20),
        didAttend: null,
        hasCertificate: false,
        recurringAppointments: [{ id: 'weekly-2', start: inHours(192), end: inHours(193) }],
        status: { denomination: 'AVAILABLE' },
        certificate: null,
        attendees: null,
      },
      { id: 'weekly-2', recurringAppointments: [{ id: 'weekly' }] },
    ]);
  });

  it('tell where they are joined to whoever is in and whoever teaches, and the rest to the tutor alone', async () => {
    const links = { url: 'https://meet.example/in', moderator_link: 'https://meet.example/lead' };
    const { dates } = await school.held('talk', { url: 'https://meet.example/run' }, has(links), { inHours: 48 });
    const [first] = dates;
    if (first === undefined) throw new Error('There is no date.');
    await take('bo', first);
    await school.makeTutor('cem', 'talk');
    const seen = async (name: string | undefined) => {
      const [run] = (await course(name, 'talk', RUNS)).runs;
      const [date] = run.appointments;
      return [run.url, date.url, date.moderatorLink, date.attendees, date.status.denomination];
    };
    const bo = [{ user: { publicName: 'bobo' }, didAttend: null }];
    expect(await seen('bo')).toEqual(['https://meet.example/run', links.url, null, null, 'TAKEN']);
    expect(await seen('cem')).toEqual(['https://meet.example/run', links.url, links.moderator_link, bo, 'AVAILABLE']);
    for (const other of ['ada', undefined]) expect(await seen(other)).toEqual([null, null, null, null, 'AVAILABLE']);
    const byId = `{ appointment(id: "${first.id}") { id attendees { user { publicName } } } }`;
    expect((await school.as('cem', byId)).body.data.appointment).toMatchObject({ id: first.id });
    for (const other of ['bo', 'ada', undefined])
      expect((await school.as(other, byId)).body.data.appointment).toBeNull();
  });

  it('are on a card the one that is the asker’s, also where another one comes before it or its run is closed', async () => {
    const { dates } = await school.held('talk', {}, { inHours: 24 });
    const { run, dates: others } = await school.held('talk', {}, { inHours: 96 });
    const [mine] = others;
    if (mine === undefined || dates[0] === undefined) throw new Error('There is no date.');
    await take('bo', mine);
    const first = { firstAppointmentTime: inHours(24), registrationInfo: { isRegistered: false } };
    const own = { firstAppointmentTime: inHours(96), registrationInfo: { isRegistered: true } };
    expect(await course('bo', 'talk', CARD)).toMatchObject(own);
    expect(await course('ada', 'talk', CARD)).toMatchObject(first);
    expect(await course(undefined, 'talk', CARD)).toMatchObject(first);
    await school.campus.test.store.transaction((trx) =>
      trx.updateTable('run').set({ is_active: 0 }).where('id', '=', run.id).execute(),
    );
    expect(await course('bo', 'talk', CARD)).toMatchObject(own);
  });

  it('name who is in a run, the newest first, and count them', async () => {
    const { dates } = await school.held('talk', {}, {}, { inHours: 48 });
    for (const [n, name] of ['ada', 'bo', 'cem'].entries()) {
      const date = dates[n % 2];
      if (date !== undefined) await take(name, date);
      school.campus.later(1000);
    }
    const [run] = (await course('ada', 'talk', RUNS)).runs;
    expect(run.numberOfParticipants).toBe(3);
    expect(run.participants.map(({ publicName }: { publicName: string }) => publicName)).toHaveLength(3);
    const two = await course('ada', 'talk', '... on Event { runs { participants(limit: 2) { publicName } } }');
    expect(two.runs[0].participants).toEqual(run.participants.slice(0, 2));
    expect(run.participants[2].publicName).toBe('Ada');
  });

  it('offer a certificate where somebody was there and it is over', async () => {
    const { dates } = await school.held('talk', {}, { inHours: 1, has_certificate: 1 });
    const [date] = dates;
    if (date === undefined) throw new Error('There is no date.');
    await take('bo', date);
    await school.campus.test.store.transaction((trx) =>
      trx.updateTable('appointment_place').set({ did_attend: 1 }).where('appointment_id', '=', date.id).execute(),
    );
    const offered = async (token?: string) => {
      const asked = `{ course(id: "talk") { ${RUNS} } }`;
      const { body } = await school.campus.ask({ query: asked, origin: school.origin, token });
      return body.data.course.runs[0].appointments[0].certificate;
    };
    expect(await offered((await school.fresh('bo')).token)).toBeNull();
    school.campus.later(2 * HOUR);
    expect(await offered((await school.fresh('bo')).token)).toEqual({
      files: [{ url: `/api/appointment/${date.id}/certificate` }],
    });
    expect(await offered((await school.fresh('ada')).token)).toBeNull();
  });

  it('that ended are there for whoever was in and whoever teaches, and nobody sees what was taken away', async () => {
    const { run, dates } = await school.held('talk', {}, {}, { inHours: 48, deleted_at: AT.toISOString() });
    const [date] = dates;
    if (date === undefined) throw new Error('There is no date.');
    await take('bo', date);
    await school.makeTutor('cem', 'talk');
    await school.campus.test.store.transaction((trx) =>
      trx.updateTable('run').set({ is_active: 0 }).where('id', '=', run.id).execute(),
    );
    const ids = async (name: string) =>
      (await course(name, 'talk', RUNS)).runs.map((one: { id: string; appointments: { id: string }[] }) => [
        one.id,
        one.appointments.map(({ id }) => id),
      ]);
    for (const name of ['bo', 'cem']) expect(await ids(name)).toEqual([[run.id, [date.id]]]);
    expect(await ids('ada')).toEqual([]);
    expect(await course('ada', 'talk', CARD)).toMatchObject({ firstAppointmentTime: null, eventOverInfo: false });
  });

  describe('on a card', () => {
    it('are the one that runs or comes next, with its places', async () => {
      const { dates } = await school.held(
        'market',
        {},
        { inHours: -30 },
        { inHours: 30, location: '{"de":"Markt"}', max_participants: 4, registration_deadline: inHours(20) },
        { inHours: 60 },
      );
      const [, next] = dates;
      if (next === undefined) throw new Error('There is no date.');
      await take('bo', next);
      const card = (isRegistered: boolean) => ({
        firstAppointmentTime: inHours(30),
        endingTime: inHours(31),
        isLive: false,
        eventOverInfo: false,
        locationOrUrl: 'Markt',
        registrationInfo: {
          registrationDeadline: inHours(20),
          maxParticipants: 4,
          numberOfParticipants: 1,
          isRegistered,
        },
      });
      expect(await course('bo', 'market', CARD)).toEqual(card(true));
      expect(await course(undefined, 'market', CARD)).toEqual(card(false));
    });

    it('are live from the start to the end, and over after the last one, to the second', async () => {
      const { dates } = await school.held('talk', {}, { inHours: 1 });
      const [date] = dates;
      if (date === undefined) throw new Error('There is no date.');
      await take('bo', date);
      const states: unknown[] = [];
      for (const wait of [HOUR - 1, 1, HOUR - 1, 1]) {
        school.campus.later(wait);
        const query = `{ course(id: "talk") { ${CARD} } }`;
        const response = await school.campus.ask({
          query,
          origin: school.origin,
          token: (await school.fresh('bo')).token,
        });
        const { isLive, eventOverInfo, locationOrUrl } = response.body.data.course;
        states.push([isLive, eventOverInfo, locationOrUrl]);
      }
      const url = 'https://meet.example/a';
      expect(states).toEqual([
        ...[[false, false, url]],
        ...[[true, false, url]],
        ...[[true, false, url]],
        ...[[false, true, null]],
      ]);
    });

    it('say nothing where a unit has none', async () => {
      const nothing = { firstAppointmentTime: null, isLive: false, eventOverInfo: false, registrationInfo: null };
      for (const id of ['first', 'talk']) expect(await course('bo', id, CARD)).toMatchObject(nothing);
    });
  });

  it('are a tutor’s own list: what they teach that has dates', async () => {
    const events = async (name: string | undefined) =>
      (await school.as(name, '{ viewer { tutorEvents { id } } }')).body.data.viewer.tutorEvents;
    for (const id of ['talk', 'hidden', 'first']) await school.makeTutor('cem', id);
    expect((await events('cem')).map(({ id }: { id: string }) => id).sort()).toEqual(['hidden', 'talk']);
    expect([await events('bo'), await events(undefined)]).toEqual([[], []]);
  });
});
