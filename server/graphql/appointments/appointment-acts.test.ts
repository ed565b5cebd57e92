import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { placesOf } from '#tests/support/campus/live-rows.ts';

const SECOND = 1000;
const take = (id: string) => `updateAppointment(id: "${id}", status: TAKEN)`;
const leave = (id: string) => `changeAppointmentStatus(id: "${id}", status: AVAILABLE)`;

describe('a place in an appointment', () => {
  let school: LiveSchool;
  beforeAll(async () => {
    school = await aLiveSchool();
  });
  afterAll(() => school.campus.close());
  const placeOf = async (name: string, id: string) => {
    const { taken, places } = await placesOf(school.campus.test.store, { organisation_id: '80', id });
    expect(taken, 'the counter says how many places are taken').toBe(places.length);
    return places.some(({ person_id }) => person_id === school.personId(name));
  };
  const aDate = async (has: Parameters<LiveSchool['held']>[2] = {}, course = 'talk') => {
    const { run, dates } = await school.held(course, {}, has);
    return { run, id: dates[0]?.id ?? '', start: dates[0]?.start_at ?? '' };
  };

  it('is taken and given back, each as often as it is said, and the run and the course follow', async () => {
    const { run, id } = await aDate();
    expect(await school.act('bo', take(id))).toMatchObject({ success: true, errors: [], status: 'TAKEN' });
    expect(await school.act('bo', take(id))).toMatchObject({ success: true });
    expect([await placeOf('bo', id), await school.runStatus('bo', run)]).toEqual([true, 'TAKEN']);
    expect(await school.act('bo', leave(id))).toMatchObject({ success: true, status: 'TAKEN' });
    expect(await school.act('bo', leave(id))).toMatchObject({ success: true });
    // Live sessions come again.
    expect([await placeOf('bo', id), await school.runStatus('bo', run)]).toEqual([false, 'TAKEN']);
  });

  it('is one for all repeats of a request, whoever left in between', async () => {
    const { id } = await aDate();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => school.act('bo', take(id), { key })));
    expect(answers.every(({ success }) => success)).toBe(true);
    await school.act('bo', leave(id));
    expect((await school.act('bo', take(id), { key })).success).toBe(true);
    expect(await placeOf('bo', id)).toBe(false);
  });

  it('frees an event in a place with the last one that is given back', async () => {
    const { run, dates } = await school.held('market', {}, {}, { inHours: 48 });
    const [one = '', other = ''] = dates.map(({ id }) => id);
    await school.act('cem', take(one));
    await school.act('cem', take(other));
    await school.act('cem', leave(one));
    expect(await school.runStatus('cem', run)).toBe('TAKEN');
    await school.act('cem', leave(other));
    expect(await school.runStatus('cem', run)).toBe('AVAILABLE');
  });

  it('is given back before the unit is left, and with the unit its runs are left', async () => {
    const { run, id } = await aDate();
    const leaveCourse = async () => {
      const asked = 'mutation { updateCourseStatus(id: "talk", status: AVAILABLE) { success errors { message } } }';
      return (await school.as('member', asked)).body.data.updateCourseStatus;
    };
    const enrolled = async () =>
      (await school.as('member', '{ viewer { enrolledUnits { id } } }')).body.data.viewer.enrolledUnits;
    await school.act('member', take(id));
    expect(await leaveCourse()).toEqual({ success: false, errors: [{ message: 'STATUS_NOT_POSSIBLE' }] });
    expect(await placeOf('member', id)).toBe(true);
    await school.act('member', leave(id));
    expect(await enrolled()).toEqual([{ id: 'talk' }]);
    expect(await leaveCourse()).toEqual({ success: true, errors: [] });
    expect([await enrolled(), await school.runStatus('member', run)]).toEqual([[], 'AVAILABLE']);
    expect(await school.act('member', take(id)), 'and one may come again').toMatchObject({ success: true });
  });

  it('is not there when others have them all, and is there again when one leaves', async () => {
    const { id } = await aDate({ max_participants: 1 });
    expect(await school.act('ada', take(id))).toMatchObject({ success: true });
    expect(await school.act('bo', take(id))).toMatchObject({ success: false, errors: ['NO_SPOTS_LEFT'] });
    expect(await school.act('ada', take(id)), 'whoever is in needs no place').toMatchObject({ success: true });
    await school.act('ada', leave(id));
    expect(await school.act('bo', take(id))).toMatchObject({ success: true });
  });

  it('has no end where none is set', async () => {
    const { id } = await aDate({ max_participants: 0 });
    for (const name of ['ada', 'bo', 'cem']) expect((await school.act(name, take(id))).success).toBe(true);
  });

  it('is taken beside what it overlaps, which is shown', async () => {
    const first = await aDate({ inHours: 100 });
    const beside = await aDate({ inHours: 100.5 }, 'market');
    const after = await aDate({ inHours: 101 });
    await school.act('member', take(first.id));
    expect(await school.act('member', take(beside.id))).toMatchObject({ success: true, overlapping: [first.id] });
    expect(await school.act('member', take(after.id))).toMatchObject({ success: true, overlapping: [beside.id] });
    expect((await school.act('member', leave(beside.id))).overlapping).toEqual([]);
    expect((await school.act('member', take(after.id))).overlapping).toEqual([]);
  });

  it.each([
    ['its deadline is the last moment', 0, []],
    ['it was a second ago', SECOND, ['DEADLINE_PASSED']],
  ])('has a deadline, both ways: %s', async (_, late, errors) => {
    const deadline = new Date(school.campus.now().getTime() - late).toISOString();
    const { id } = await aDate({ registration_deadline: deadline });
    expect((await school.act('bo', take(id))).errors).toEqual(errors);
    const open = await aDate();
    await school.act('cem', take(open.id));
    await school.campus.test.store.transaction((trx) =>
      trx.updateTable('appointment').set({ registration_deadline: deadline }).where('id', '=', open.id).execute(),
    );
    expect((await school.act('cem', leave(open.id))).errors).toEqual(errors);
    expect(await placeOf('cem', open.id)).toBe(errors.length > 0);
  });

  it.each([
    ['runs', -0.5, []],
    ['has just ended', -1, ['APPOINTMENT_OVER']],
  ])('in one that %s', async (_, inHours, errors) => {
    const { id } = await aDate({ inHours });
    expect((await school.act('bo', take(id))).errors).toEqual(errors);
  });

  it('is for nobody who does not see the unit, has not done what comes before it, or takes the run as a whole', async () => {
    const hidden = await aDate({}, 'hidden');
    const later = await aDate({}, 'later');
    const whole = await school.held('talk', { enroll_to_all: 1 }, {});
    const closed = await school.held('talk', { is_active: 0 }, {});
    const errorsOf = async (id = '') => (await school.act('bo', take(id))).errors;
    expect(await errorsOf(hidden.id)).toEqual(['NOT_FOUND']);
    expect(await errorsOf('no-such')).toEqual(['NOT_FOUND']);
    expect(await errorsOf(later.id)).toEqual(['PREREQUISITE_OPEN']);
    expect(await errorsOf(whole.dates[0]?.id)).toEqual(['NOT_ALLOWED']);
    expect(await errorsOf(closed.dates[0]?.id)).toEqual(['STATUS_NOT_POSSIBLE']);
    expect([await placeOf('bo', hidden.id), await placeOf('bo', later.id)]).toEqual([false, false]);
  });

  it('is not taken by who only looks at the unit', async () => {
    await school.makeTutor('member', 'hidden');
    await school.as('member', 'mutation { updateCourseStatus(id: "hidden", status: PREVIEW) { success } }');
    const { id } = await aDate({}, 'hidden');
    expect((await school.act('member', take(id))).errors).toEqual(['STATUS_NOT_POSSIBLE']);
    expect(await placeOf('member', id)).toBe(false);
  });

  it('needs a person', async () => {
    const { id } = await aDate();
    expect((await school.as(undefined, `mutation { ${take(id)} { success } }`)).status).toBe(401);
  });

  describe('of a run that is taken as a whole', () => {
    const change = (id: string, status: string, more = '') => `changeRunStatus(id: "${id}", status: ${status}${more})`;
    const takenBy = async (name: string, dates: readonly { id: string }[]) =>
      Promise.all(dates.map(({ id }) => placeOf(name, id)));

    it('is taken with all the others, and given back with them', async () => {
      const { run, dates } = await school.held('talk', { enroll_to_all: 1 }, { inHours: -2 }, {}, { inHours: 48 });
      expect(await school.act('bo', change(run.id, 'TAKEN'))).toMatchObject({ success: true });
      expect(await takenBy('bo', dates)).toEqual([false, true, true]);
      expect(await school.runStatus('bo', run)).toBe('TAKEN');
      expect(await school.act('bo', change(run.id, 'AVAILABLE'))).toMatchObject({ success: true });
      expect(await takenBy('bo', dates)).toEqual([false, false, false]);
      expect(await school.runStatus('bo', run)).toBe('AVAILABLE');
    });

    it('is not taken when one of them is full: all or none', async () => {
      const { run, dates } = await school.held('talk', { enroll_to_all: 1 }, {}, { max_participants: 1, taken: 0 });
      expect(await school.act('ada', change(run.id, 'TAKEN'))).toMatchObject({ success: true });
      expect((await school.act('bo', change(run.id, 'TAKEN'))).errors).toEqual(['NO_SPOTS_LEFT']);
      expect(await takenBy('bo', dates)).toEqual([false, false]);
    });

    it('enters the module that the unit was looked at in', async () => {
      const { run } = await school.held('market', { enroll_to_all: 1 }, {});
      const modulesOf = async () => (await school.as('ada', '{ viewer { modules { id } } }')).body.data.viewer.modules;
      expect((await school.act('ada', change(run.id, 'TAKEN', ', moduleId: "path"'))).errors).toEqual(['NOT_FOUND']);
      expect((await school.act('ada', change(run.id, 'TAKEN', ', moduleId: "round"'))).success).toBe(true);
      expect(await modulesOf()).toEqual([{ id: 'round' }]);
    });

    it('is so because a tutor said it, and nobody else', async () => {
      await school.makeTutor('ada', 'talk');
      const { run, dates } = await school.held('talk', {}, {}, {});
      const whole = ', enrollToAll: true';
      expect((await school.act('bo', change(run.id, 'TAKEN', whole))).errors).toEqual(['STATUS_NOT_POSSIBLE']);
      expect(await school.act('ada', change(run.id, 'AVAILABLE', whole))).toMatchObject({ success: true });
      expect(await school.act('bo', change(run.id, 'TAKEN'))).toMatchObject({ success: true });
      expect(await takenBy('bo', dates)).toEqual([true, true]);
      expect(await takenBy('ada', dates)).toEqual([false, false]);
      const { run: mine, dates: half } = await school.held('talk', {}, {}, {});
      await school.act('ada', take(half[0]?.id ?? ''));
      expect(await school.act('ada', change(mine.id, 'TAKEN', whole))).toMatchObject({ success: true });
      expect(await takenBy('ada', half), 'what the tutor has stays as it is').toEqual([true, false]);
    });
  });
});
