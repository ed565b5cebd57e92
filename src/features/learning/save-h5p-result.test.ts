import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { H5pResult } from '#campus/learning/h5p-result.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { hashFile } from '#server/store/content/media-files.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { fourCases } from '#tests/support/device/four-cases.ts';
import { addExercises, H5P_SAMPLE } from '#tests/support/packages/h5p-lesson.ts';
import { smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';
import { saveH5pResult } from './save-h5p-result.ts';

const folder = smallCampusFiles();
addExercises(folder, 'lantern', 'drills');
const contentId = (await hashFile(H5P_SAMPLE)).hash.slice(0, 32);
const lesson = lessonQueries.one('drills-1', 'drills', 'en');
const card = { ...COURSE_CARD, id: 'drills', denomination: 'drills' };
const session = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;
const BEGAN = '2026-11-21T20:00:00.000Z';

const inputOf = (result: Partial<H5pResult> = {}) => ({
  card,
  lesson: { id: 'drills-1', denomination: 'Exercises' },
  contentId,
  title: 'Oslo',
  result: {
    session: session(1),
    sequence: 1,
    at: BEGAN,
    state: '{"page":1}',
    score: null,
    isCompleted: false,
    ...result,
  },
});

async function shown(device: TestDevice): Promise<H5pResult | null | undefined> {
  const page = (await device.read(lesson)).lesson;
  return page?.components.flatMap((one) => (one.__typename === 'NewH5p' && one.title === 'Oslo' ? one.result : []))[0];
}

describe('h5p.result', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  fourCases({
    folder,
    mutation: saveH5pResult,
    input: inputOf({ score: { raw: 1, max: 1 }, isCompleted: true }),
    read: lesson,
    sees: ({ lesson: page }) =>
      page?.components.flatMap((one) => (one.__typename === 'NewH5p' ? [one.result?.score ?? null] : [])),
    expected: [{ raw: 1, max: 1 }, null],
    refused: { input: { ...inputOf(), contentId: 'f'.repeat(32) }, code: 'NOT_FOUND' },
  });

  it('keeps one entry for each exercise: the last holds what was reached before', async () => {
    const campus = await aCampus({ folder });
    const device = await aDevice(campus, 'amal');
    device.network.cut = true;
    await device.send(saveH5pResult, inputOf({ score: { raw: 1, max: 1 }, isCompleted: true }));
    await device.send(
      saveH5pResult,
      inputOf({ sequence: 2, state: '{"page":2}', score: { raw: 1, max: 1 }, isCompleted: true }),
    );
    expect((await device.outbox()).map(({ variables }) => variables.result)).toMatchObject([
      { sequence: 2, state: '{"page":2}', isCompleted: true },
    ]);
    await campus.close();
  });

  it('of two devices keeps the better score, and goes on from the later state, on both', async () => {
    const campus = await aCampus({ folder });
    const [phone, desk] = [await aDevice(campus, 'amal'), await aDevice(campus, 'amal')];
    for (const device of [phone, desk]) await device.read(lesson);
    phone.network.cut = true;
    await phone.send(saveH5pResult, inputOf({ state: '{"page":5}', score: { raw: 1, max: 1 }, isCompleted: true }));
    await desk.send(
      saveH5pResult,
      inputOf({ session: session(2), at: '2026-11-21T21:00:00.000Z', score: { raw: 0, max: 1 } }),
    );
    await desk.drain();
    phone.network.cut = false;
    await phone.drain();
    for (const device of [phone, desk]) {
      await device.refresh(lesson);
      expect(await shown(device)).toMatchObject({ state: '{"page":1}', score: { raw: 1, max: 1 }, isCompleted: true });
    }
    await campus.close();
  });
});
