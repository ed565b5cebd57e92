import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

const status = (id: string, to: string, moduleId = '0') =>
  `mutation { updateCourseStatus(id: "${id}", moduleId: "${moduleId}", status: ${to}) { success errors { message } course { id status { denomination } } } }`;
const progress = (courseId: string, lessonId: string, more = 'completed: true') =>
  `mutation { updateLessonProgress(courseId: "${courseId}", lessonId: "${lessonId}", ${more}) { success errors { message } } }`;
const READ = `{ course(id: "first") { status { denomination } progress lastViewedLesson { lessonId position { componentId offset seconds } } certificate { files { url } }
  ... on MixedCourse { lessons { id isCompleted position { offset } } } } }`;
const WHERE =
  '{ course(id: "first") { lastViewedLesson { viewedAt position { offset at openParts films { componentId seconds } } } } }';

describe('the status of a unit', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool();
    await school.makeTutor('cem', 'first');
  });
  afterAll(() => school.campus.close());

  const set = async (name: string, query: string, key?: string) =>
    (await school.as(name, query, key === undefined ? {} : { key })).body.data.updateCourseStatus;
  const code = (answer: { errors: { message: string }[] }) => answer.errors[0]?.message;

  it('goes to taken and back, each set twice is set once, and every screen of home sees it', async () => {
    const answer = await set('bo', status('first', 'TAKEN'));
    expect(answer).toEqual({ success: true, errors: [], course: { id: 'first', status: { denomination: 'TAKEN' } } });
    expect((await set('bo', status('first', 'TAKEN'))).success).toBe(true);
    const home = await school.as('bo', '{ viewer { enrolledUnits { id } modules { id } } }');
    expect(home.body.data.viewer).toEqual({ enrolledUnits: [{ id: 'first' }], modules: [] });
    expect((await set('bo', status('first', 'AVAILABLE'))).course.status.denomination).toBe('AVAILABLE');
    const after = await school.as('bo', '{ viewer { enrolledUnits { id } } }');
    expect(after.body.data.viewer.enrolledUnits).toEqual([]);
  });

  it('behind another one is open to whoever teaches it, on its page and in what they do', async () => {
    const asked = '{ course(id: "second") { prerequisite { id } } }';
    const seen = async (name: string) => (await school.as(name, asked)).body.data.course.prerequisite;
    expect(await seen('member')).toEqual({ id: 'first' });
    await school.makeTutor('member', 'second');
    expect(await seen('member')).toBeNull();
    expect((await set('member', status('second', 'TAKEN'))).errors).toEqual([]);
  });

  it('taken in a module enters the module, and leaving its last unit leaves it', async () => {
    await set('bo', status('first', 'TAKEN', 'path'));
    const inside =
      '{ viewer { modules { id } } module(id: "path") { isEnrolled participantsCount participants { publicName } } }';
    const { body } = await school.as('bo', inside);
    expect(body.data.viewer.modules).toEqual([{ id: 'path' }]);
    expect(body.data.module).toMatchObject({ isEnrolled: true, participantsCount: 1 });
    await set('bo', status('first', 'AVAILABLE', 'path'));
    expect((await school.as('bo', inside)).body.data.module).toMatchObject({ isEnrolled: false, participants: [] });
  });

  it.each([
    ['a unit behind another one', 'bo', status('second', 'TAKEN'), 'PREREQUISITE_OPEN'],
    ['a unit that is sold elsewhere', 'bo', status('paid', 'TAKEN'), 'PAYWALLED'],
    ['a private unit of others', 'bo', status('secret', 'TAKEN'), 'NOT_FOUND'],
    ['a partner’s unit', 'bo', status('inside', 'TAKEN'), 'NOT_FOUND'],
    ['a unit in a module that does not hold it', 'bo', status('paper', 'TAKEN', 'path'), 'NOT_FOUND'],
    ['completing what was not begun', 'bo', status('paper', 'COMPLETED'), 'STATUS_NOT_POSSIBLE'],
    ['completing it oneself', 'ada', status('secret', 'COMPLETED'), 'NOT_ALLOWED'],
    ['a preview without being its tutor', 'bo', status('paper', 'PREVIEW'), 'NOT_ALLOWED'],
  ])('is refused for %s', async (_, name, query, expected) => {
    const answer = await set(name, query);
    expect(answer.success).toBe(false);
    expect(code(answer)).toBe(expected);
  });

  it('is a preview for its tutor, in which nothing counts', async () => {
    expect((await set('cem', status('first', 'PREVIEW'))).success).toBe(true);
    await school.as('cem', progress('first', 'first-1'));
    const { body } = await school.as('cem', READ);
    expect(body.data.course).toMatchObject({
      status: { denomination: 'PREVIEW' },
      progress: 0,
      lastViewedLesson: null,
    });
    expect((await set('cem', status('first', 'AVAILABLE'))).success).toBe(true);
  });

  it('needs a person', async () => {
    expect((await school.as(undefined, status('first', 'TAKEN'))).status).toBe(401);
  });

  it('is one effect for repeats of a key, with one revision', async () => {
    const key = randomUUID();
    const answer = await Promise.all(
      Array.from({ length: 10 }, () => school.as('member', status('first', 'TAKEN', 'path'), { key })),
    );
    expect(new Set(answer.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
  });

  it.each(
    flagCases('allowStudentCourseCompletion', {
      off: { denomination: 'TAKEN', completed: [] },
      on: { denomination: 'COMPLETED', completed: [{ id: 'paper' }] },
    }),
  )('may be completed by learners where the organisation allows it: %s', async (isOn, expected) => {
    const kind = await aSchool({ features: `, allowStudentCourseCompletion: ${isOn}` });
    await kind.as('bo', status('paper', 'TAKEN'));
    const { body } = await kind.as('bo', status('paper', 'COMPLETED'));
    const list = await kind.as('bo', '{ completedCourses { id } }');
    expect({
      denomination: body.data.updateCourseStatus.course.status.denomination,
      completed: list.body.data.completedCourses,
    }).toEqual(expected);
    await kind.campus.close();
  });
});

describe('the progress in lessons', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool();
  });
  afterAll(() => school.campus.close());
  const save = async (name: string, query: string, key?: string) =>
    (await school.as(name, query, key === undefined ? {} : { key })).body.data.updateLessonProgress;

  it('keeps the place of the later act, whichever arrives later, and no time that is still to come', async () => {
    const placed = (offset: number, at: string) =>
      save(
        'member',
        progress(
          'first',
          'first-1',
          `position: { offset: ${offset}, at: "${at}", openParts: ["c2"], films: [{ componentId: "c1", seconds: 31 }] }`,
        ),
      );
    const where = async () => (await school.as('member', WHERE)).body.data.course.lastViewedLesson;
    await placed(0.8, '2020-01-01T08:00:01.000Z');
    await placed(0.2, '2020-01-01T08:00:00.000Z');
    const first = {
      offset: 0.8,
      at: '2020-01-01T08:00:01.000Z',
      openParts: ['c2'],
      films: [{ componentId: 'c1', seconds: 31 }],
    };
    expect(await where()).toEqual({ viewedAt: '2020-01-01T08:00:01.000Z', position: first });
    await placed(0.5, '2999-01-01T08:00:00.000Z');
    const clamped = await where();
    expect(clamped.position.offset).toBe(0.5);
    expect(Date.parse(clamped.position.at)).toBeLessThanOrEqual(Date.now());
    await placed(0.6, new Date().toISOString());
    expect((await where()).position.offset).toBe(0.6);
  });

  it('does not take a unit again by a place from before it was left, which another device sent later', async () => {
    const state = async () => (await school.as('cem', READ)).body.data.course.status.denomination;
    const placed = (at: Date) =>
      save('cem', progress('first', 'first-1', `position: { offset: 0.3, at: "${at.toISOString()}" }`));
    const before = school.campus.now();
    await placed(before);
    school.campus.later(1000);
    await school.as('cem', status('first', 'AVAILABLE'));
    expect((await placed(before)).success).toBe(true);
    expect(await state()).toBe('AVAILABLE');
    await placed(school.campus.now());
    expect(await state()).toBe('TAKEN');
  });

  it('takes the unit by the first act, keeps the position, and completes the unit by the last lesson', async () => {
    expect(
      await save(
        'bo',
        progress('first', 'first-1', 'position: { componentId: "first-1-c1", offset: 0.4, seconds: 12.5 }'),
      ),
    ).toEqual({
      success: true,
      errors: [],
    });
    const first = await school.as('bo', READ);
    expect(first.body.data.course).toEqual({
      status: { denomination: 'TAKEN' },
      progress: 0,
      lastViewedLesson: { lessonId: 'first-1', position: { componentId: 'first-1-c1', offset: 0.4, seconds: 12.5 } },
      certificate: null,
      lessons: [
        { id: 'first-1', isCompleted: false, position: { offset: 0.4 } },
        { id: 'first-2', isCompleted: false, position: null },
      ],
    });
    await save('bo', progress('first', 'first-1'));
    await save('bo', progress('first', 'first-1', 'completed: false'));
    const half = await school.as('bo', READ);
    expect(half.body.data.course).toMatchObject({ progress: 50, lastViewedLesson: { position: { offset: 0.4 } } });
    await save('bo', progress('first', 'first-2'));
    const whole = await school.as('bo', READ);
    expect(whole.body.data.course).toMatchObject({ status: { denomination: 'COMPLETED' }, progress: 100 });
    expect(whole.body.data.course.certificate.files).toEqual([{ url: '/api/course/first/certificate' }]);
  });

  it('opens what the unit was the prerequisite of', async () => {
    expect(await save('bo', progress('second', 'second-1'))).toEqual({ success: true, errors: [] });
  });

  it.each([
    ['a lesson of another unit', 'bo', progress('first', 'second-1'), 'NOT_FOUND'],
    ['a private unit of others', 'bo', progress('secret', 'secret-1'), 'NOT_FOUND'],
    ['a locked unit', 'cem', progress('second', 'second-1'), 'PREREQUISITE_OPEN'],
    ['a unit that is sold elsewhere', 'cem', progress('paid', 'paid-1'), 'PAYWALLED'],
    ['a place beyond the lesson', 'cem', progress('first', 'first-1', 'position: { offset: 1.5 }'), 'INVALID_INPUT'],
  ])('is refused for %s', async (_, name, query, expected) => {
    expect(await save(name, query)).toEqual({ success: false, errors: [{ message: expected }] });
  });

  it('is one effect for repeats of a key', async () => {
    const key = randomUUID();
    const answer = await Promise.all(
      Array.from({ length: 10 }, () => school.as('member', progress('first', 'first-1'), { key })),
    );
    expect(new Set(answer.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
  });

  it('lights lanterns once: the first lesson, one done without a network, a complete module', async () => {
    const made = new Date(school.campus.now().getTime() - 3_600_000);
    const key = uuidv7({ msecs: made.getTime(), random: crypto.getRandomValues(new Uint8Array(16)) });
    await save('ada', progress('first', 'first-1'), key);
    const lit = async (name: string) => {
      const { body } = await school.as(name, '{ viewer { achievements { id achievedAt } } }');
      return body.data.viewer.achievements.flatMap((one: { id: string; achievedAt: string | null }) =>
        one.achievedAt === null ? [] : [one.id],
      );
    };
    expect(await lit('ada')).toEqual(['first-light', 'night-reader']);
    await save('ada', progress('first', 'first-2'));
    expect(await lit('ada')).toEqual(['first-light', 'night-reader', 'shared-light']);
    expect(await lit('cem')).toEqual([]);
  });
});
