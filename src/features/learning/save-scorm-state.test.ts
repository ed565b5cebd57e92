import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { attemptsOf } from '#campus/scorm/attempts.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import { homeQueries } from '#features/home/queries.ts';
import { unitQueries } from '#features/units/queries.ts';
import { hashFile } from '#server/store/content/media-files.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { fourCases } from '#tests/support/device/four-cases.ts';
import { SAMPLES } from '#tests/support/packages/samples.ts';
import { addScormUnit, bringPackage, smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';
import { saveScormState } from './save-scorm-state.ts';

const GOLF = 'scorm/RuntimeBasicCalls_SCORM12.zip';
const WHEN = '2026-11-21T20:00:00.000Z';
const folder = smallCampusFiles();
addScormUnit(folder, 'lantern', 'golf');
bringPackage(folder, 'lantern', 'golf', GOLF);
const packageId = (await hashFile(join(SAMPLES, GOLF))).hash.slice(0, 32);

const golf = unitQueries.course('golf', 'en');
const card = {
  ...COURSE_CARD,
  __typename: 'Scorm' as const,
  id: 'golf',
  denomination: 'golf',
  courseType: 'SCORM' as const,
};
const session = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;

type StateOptions = { n?: number; base?: number; sequence?: number; isWhole?: boolean; cmi?: Cmi };
const inputOf = ({ n = 1, base, sequence = 1, isWhole = false, cmi = {} }: StateOptions = {}) => {
  const of = { session: session(n), base: base === undefined ? null : session(base), sequence, item: 'item_1' };
  return { card, data: { packageId, ...of, cmi: JSON.stringify(cmi) }, startedAt: WHEN, endedAt: WHEN, isWhole };
};
const status = (word: string, more: Cmi = {}): Cmi => ({ 'cmi.core.lesson_status': word, ...more });

async function shown(device: TestDevice) {
  const { course } = await device.read(golf);
  const sessions = course?.participantAdditionalData?.sessions ?? [];
  return { course, sessions, attempts: attemptsOf(sessions, { version: '1.2', items: ['item_1'] }) };
}

describe('scorm.state', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  fourCases({
    folder,
    mutation: saveScormState,
    input: inputOf({ cmi: status('incomplete', { 'cmi.core.lesson_location': '7' }) }),
    read: golf,
    sees: ({ course }) => [
      course?.status.denomination,
      course?.participantAdditionalData?.sessions.map(({ items }) => items.item_1?.cmi['cmi.core.lesson_location']),
    ],
    expected: ['TAKEN', ['7']],
    refused: { input: { ...inputOf(), data: { ...inputOf().data, cmi: '{"no element":"1"}' } }, code: 'INVALID_INPUT' },
  });

  it('keeps one entry for each item and session, the last', async () => {
    const campus = await aCampus({ folder });
    const device = await aDevice(campus, 'amal');
    device.network.cut = true;
    for (const sequence of [1, 2, 3]) await device.send(saveScormState, inputOf({ sequence }));
    await device.send(saveScormState, inputOf({ n: 2, base: 1 }));
    const waiting = (await device.outbox()).map(({ variables }) => variables);
    expect(waiting).toMatchObject([
      { scormData: { session: session(1), sequence: 3 } },
      { scormData: { session: session(2), base: session(1) } },
    ]);
    await campus.close();
  });

  it('completes the unit wherever it shows, at once and at the campus', async () => {
    const campus = await aCampus({ folder });
    const device = await aDevice(campus, 'amal');
    const home = async () =>
      (await device.read(homeQueries.start('en'))).viewer.enrolledUnits.find(({ id }) => id === 'golf')?.status;
    await device.read(golf);
    await home();
    device.network.cut = true;
    await device.send(
      saveScormState,
      inputOf({ cmi: status('passed', { 'cmi.core.score.raw': '80' }), isWhole: true }),
    );
    const expectDone = async () => {
      const { course, attempts } = await shown(device);
      expect([course?.status.denomination, course?.progress]).toEqual(['COMPLETED', 100]);
      expect(attempts.map(({ facts }) => facts.score)).toEqual([0.8]);
      expect(await home()).toEqual({ denomination: 'COMPLETED' });
    };
    await expectDone();
    device.network.cut = false;
    await device.drain();
    await device.refresh(golf);
    await device.refresh(homeQueries.start('en'));
    await expectDone();
    expect(await device.outbox()).toEqual([]);
    await campus.close();
  });

  it('of two devices that went apart keeps both attempts, on both', async () => {
    const campus = await aCampus({ folder });
    const [phone, desk] = [await aDevice(campus, 'amal'), await aDevice(campus, 'amal')];
    await phone.send(saveScormState, inputOf({ cmi: status('incomplete') }));
    await phone.drain();
    await desk.read(golf);
    phone.network.cut = true;
    await phone.send(
      saveScormState,
      inputOf({ n: 2, base: 1, cmi: status('incomplete', { 'cmi.core.score.raw': '90' }) }),
    );
    await desk.send(saveScormState, inputOf({ n: 3, base: 1, cmi: status('passed'), isWhole: true }));
    await desk.drain();
    phone.network.cut = false;
    await phone.drain();
    for (const device of [phone, desk]) {
      await device.refresh(golf);
      const { course, attempts } = await shown(device);
      // The finished one counts, and a late word of the other does not open it again.
      expect(attempts.map((attempt) => attempt.session)).toEqual([session(3), session(2)]);
      expect(course?.status.denomination).toBe('COMPLETED');
    }
    await campus.close();
  });

  it.each([
    ['ordinary text', 'Straße ü'.repeat(8000)],
    ['NUL', '\u0000'.repeat(64_000)],
    ['halves of characters', '\ud83d'.repeat(64_000)],
  ])(
    'brings 64,000 characters of %s to the campus and back, letter by letter, and holds up nothing',
    async (_, text) => {
      const campus = await aCampus({ folder });
      const device = await aDevice(campus, 'amal');
      await device.send(saveScormState, inputOf({ cmi: status('incomplete', { 'cmi.suspend_data': text }) }));
      await device.drain();
      await device.refresh(golf);
      expect(await device.outbox()).toEqual([]);
      expect((await shown(device)).attempts[0]?.items.item_1?.['cmi.suspend_data']).toBe(text);
      await campus.close();
    },
  );

  it('leaves no trace of a tutor who only looks', async () => {
    const campus = await aCampus({ folder });
    const device = await aDevice(campus, 'amal');
    const { course } = await device.read(golf);
    const preview = { course: { ...course, status: { denomination: 'PREVIEW' } } };
    const [patch] = saveScormState.patches;
    expect(patch?.change(preview, inputOf({ cmi: status('passed'), isWhole: true }))).toBe(preview);
    await campus.close();
  });
});
