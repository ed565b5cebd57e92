import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCampus } from '#server/content/import-campus.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { addExercises } from '#tests/support/packages/h5p-lesson.ts';
import { smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const session = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;
const LESSON = 'drills-1';

describe('an exercise of a lesson', () => {
  let campus: TestCampus;
  let folder: string;
  beforeAll(async () => {
    campus = await aCampus();
    folder = smallCampusFiles();
    addExercises(folder, 'lantern', 'drills');
    await importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
  });
  afterAll(async () => {
    await campus.close();
    rmSync(folder, { recursive: true });
  });

  const lesson = async (token: string) => {
    const query = `{ lesson(id: "${LESSON}", courseId: "drills") { isCompleted components { ... on NewH5p { id title contentId width size result } } } course(id: "drills") { status { denomination } } }`;
    return (await campus.ask({ query, token })).body.data;
  };
  const idOf = async (token: string): Promise<string> => (await lesson(token)).lesson.components[0].contentId;
  const at = (seconds: number): string => new Date(campus.now().getTime() - 60_000 + seconds * 1000).toISOString();
  const resultOf = (more: object) => ({
    session: session(1),
    sequence: 1,
    at: at(0),
    state: '{"page":1}',
    score: null,
    isCompleted: false,
    ...more,
  });
  const report = async (token: string, result: unknown, contentId?: string) => {
    const query =
      'mutation ($lessonId: ID!, $contentId: ID!, $result: JSON!) { recordH5pResult(lessonId: $lessonId, contentId: $contentId, result: $result) { success errors { message } } }';
    const variables = { lessonId: LESSON, contentId: contentId ?? (await idOf(token)), result };
    return (await campus.ask({ query, variables, token })).body.data.recordH5pResult;
  };

  it('is hosted by the campus: a package of others as it came, one of the campus’s own kinds with what it leans on', async () => {
    const { token } = await campus.login('amal');
    const [oslo, days] = (await lesson(token)).lesson.components;
    expect(oslo).toMatchObject({ title: 'Oslo', width: 600, result: null });
    expect(days).toMatchObject({ title: 'Days', width: null, result: null });
    const catalogue = await campus.server.campuses.byHost('lantern.localhost');
    expect([...(catalogue?.packageIds ?? [])]).toEqual(expect.arrayContaining([oslo.contentId, days.contentId]));
    expect(days.size).toBeGreaterThan(1000);
  });

  it('takes the unit with its first word, and finishes neither the lesson nor the unit', async () => {
    const { token } = await campus.login('amal');
    const score = { raw: 3, max: 4 };
    expect(await report(token, resultOf({ score, isCompleted: true }))).toEqual({ success: true, errors: [] });
    const seen = await lesson(token);
    expect([seen.course.status.denomination, seen.lesson.isCompleted]).toEqual(['TAKEN', false]);
    expect(seen.lesson.components[0].result).toMatchObject({ state: '{"page":1}', score, isCompleted: true });
    expect(seen.lesson.components[1].result).toBeNull();
  });

  it('goes on from its last state and keeps its best, in whatever order its words come', async () => {
    const { token } = await campus.login('olena');
    await report(token, resultOf({ session: session(2), at: at(30), state: '{"page":7}', score: { raw: 1, max: 4 } }));
    await report(
      token,
      resultOf({ sequence: 3, at: at(20), state: '{"page":3}', score: { raw: 4, max: 4 }, isCompleted: true }),
    );
    await report(token, resultOf({ session: session(2), sequence: 2, at: at(31), state: null }));
    const [{ result }] = (await lesson(token)).lesson.components;
    expect(result).toMatchObject({ state: '{"page":7}', score: { raw: 4, max: 4 }, isCompleted: true });
  });

  it.each([
    ['64,000 characters', JSON.stringify('x'.repeat(63_998))],
    ['NUL', '"a\\u0000b"'],
    ['half of a character', '"a\\ud83d"'],
  ])('keeps a state with %s letter by letter', async (_, state) => {
    const { token } = await campus.login('olena');
    expect(
      (await report(token, resultOf({ session: session(3), sequence: Date.now(), at: at(59), state }))).success,
    ).toBe(true);
    expect((await lesson(token)).lesson.components[0].result.state).toBe(state);
  });

  it.each([
    ['too long a state', { state: JSON.stringify('x'.repeat(64_000)) }],
    ['a state that is no JSON', { state: 'page 3' }],
    ['more points than there are', { score: { raw: 5, max: 4 } }],
    ...NO_DEVICE_IDS.map((session): [string, object] => [`the session ${JSON.stringify(session)}`, { session }]),
  ])('refuses %s by name', async (_, more) => {
    const { token } = await campus.login('olena');
    expect(await report(token, resultOf(more))).toEqual({ success: false, errors: [{ message: 'INVALID_INPUT' }] });
  });

  it('is not taken for a package that the lesson does not have', async () => {
    const { token } = await campus.login('olena');
    const [, days] = (await lesson(token)).lesson.components;
    expect((await report(token, resultOf({}), days.contentId)).success).toBe(true);
    expect(await report(token, resultOf({}), 'f'.repeat(32))).toEqual({
      success: false,
      errors: [{ message: 'NOT_FOUND' }],
    });
  });
});
