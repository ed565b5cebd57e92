import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorOfMissing } from '#campus/page/error-kinds.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { failureOf } from '#wire/campus-failure.ts';
import { readCourse } from './read-unit.ts';

const MODULE = 'german-for-your-first-weeks';
const COURSE = 'hello-my-name-is';

describe('a visit to a course', () => {
  let campus: TestCampus;
  let device: TestDevice;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());
  beforeEach(async () => {
    device = await aDevice(campus, 'amal');
  });

  /** The error screen that the address leads to; undefined: the course is shown. */
  const visit = async (pathname: string) => {
    const [, , moduleId, , unit] = /^(\/program\/([^/]+))?(\/unit|\/course)\/([^/]+)$/.exec(pathname) ?? [];
    const where = { id: unit ?? '', ...(moduleId !== undefined && { moduleId }) };
    const error = await readCourse({ queryClient: device.client, language: 'en' }, where).then(
      () => undefined,
      (thrown: unknown) => failureOf(thrown),
    );
    if (error === undefined) return undefined;
    if (error.kind !== 'missing') throw new Error(`The visit ended with ${error.kind}.`);
    return errorOfMissing(error.what, pathname);
  };

  it.each([
    [`/program/${MODULE}/unit/${COURSE}`, undefined],
    [`/course/${COURSE}`, undefined],
    ['/course/no-such-course', { kind: 'COURSE_NOT_FOUND_STAND_ALONE' }],
    [`/program/${MODULE}/unit/no-such-course`, { kind: 'COURSE_NOT_FOUND', target: `/program/${MODULE}` }],
    ['/program/no-such-program/unit/no-such-course', { kind: 'PROGRAM_AND_COURSE_NOT_FOUND' }],
  ])('at %s says what is missing', async (pathname, screen) => {
    expect(await visit(pathname)).toEqual(screen);
  });

  it('whose module cannot be asked for leads back to it: what is known is that the course is missing', async () => {
    device.network.between = async (forward) => {
      const answer = await forward();
      device.network.cut = true;
      return answer;
    };
    const pathname = '/program/no-such-program/unit/no-such-course';
    expect(await visit(pathname)).toEqual({ kind: 'COURSE_NOT_FOUND', target: '/program/no-such-program' });
  });
});
