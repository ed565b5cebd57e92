import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptsOf } from '#campus/scorm/attempts.ts';
import { scormSessionSchema } from '#campus/scorm/scorm-data.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { addScormUnit, bringPackage, smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const session = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;

type StateOptions = {
  n: number;
  base?: number;
  sequence?: number;
  status?: string;
  raw?: string;
  more?: Record<string, string>;
};

describe('a SCORM unit', () => {
  let campus: TestCampus;
  let folder: string;
  let packageId: string;
  beforeAll(async () => {
    campus = await aCampus();
    folder = smallCampusFiles();
    addScormUnit(folder, 'lantern', 'golf');
    bringPackage(folder, 'lantern', 'golf', 'scorm/RuntimeBasicCalls_SCORM12.zip');
    await importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
    packageId = (await campus.server.campuses.byHost('lantern.localhost'))?.courses.get('golf')?.scorm?.packageId ?? '';
  });
  afterAll(async () => {
    await campus.close();
    rmSync(folder, { recursive: true });
  });

  const dataOf = ({ n, base, sequence = 1, status = 'incomplete', raw, more = {} }: StateOptions) => ({
    packageId,
    session: session(n),
    base: base === undefined ? null : session(base),
    sequence,
    item: 'item_1',
    cmi: JSON.stringify({
      'cmi.core.lesson_status': status,
      'cmi.core.session_time': '00:01:00',
      ...(raw === undefined ? {} : { 'cmi.core.score.raw': raw }),
      ...more,
    }),
  });
  const report = async (token: string, scormData: unknown) => {
    const query =
      'mutation ($data: JSON!, $at: DateTime!) { updateParticipantScormData(courseId: "golf", scormData: $data, startTime: $at, endTime: $at) { success errors { message } } }';
    const { body } = await campus.ask({ query, variables: { data: scormData, at: NOW }, token });
    return body.data.updateParticipantScormData;
  };
  const golf = async (token: string) => {
    const query =
      '{ course(id: "golf") { status { denomination } progress ... on Scorm { scormMetadata { packageId version items size } participantAdditionalData } } }';
    return (await campus.ask({ query, token })).body.data.course;
  };

  /** What the device makes of the answer. */
  const attempts = async (token: string) => {
    const { participantAdditionalData: data, scormMetadata: rules } = await golf(token);
    return attemptsOf(v.parse(v.array(scormSessionSchema), data.sessions), rules);
  };

  it('says where its package is, to everybody', async () => {
    const { body } = await campus.ask({
      query:
        '{ course(id: "golf") { ... on Scorm { scormMetadata { scormSchemaVersion scormTitle scormRecourseUrl packageId version items size } participantAdditionalData } } }',
    });
    expect(body.data.course).toEqual({
      scormMetadata: {
        scormSchemaVersion: '1.2',
        scormTitle: 'Golf Explained - Run-time Basic Calls',
        scormRecourseUrl: `/packages/${packageId}/index.json`,
        packageId,
        version: '1.2',
        items: ['item_1'],
        size: expect.any(Number),
      },
      participantAdditionalData: null,
    });
  });

  it('is taken by the first word of its package and completed by the last; the attempt that counts comes first', async () => {
    const { token } = await campus.login('amal');
    expect(await report(token, dataOf({ n: 1 }))).toEqual({ success: true, errors: [] });
    expect((await golf(token)).status.denomination).toBe('TAKEN');
    // Two devices went on from there.
    await report(token, dataOf({ n: 2, base: 1, status: 'incomplete', raw: '30' }));
    await report(token, dataOf({ n: 3, base: 1, status: 'passed', raw: '80' }));
    await report(token, dataOf({ n: 2, base: 1, sequence: 2, status: 'failed', raw: '90' }));
    const { status, progress } = await golf(token);
    expect([status.denomination, progress]).toEqual(['COMPLETED', 100]);
    expect(await attempts(token)).toMatchObject([
      { session: session(3), facts: { completion: 'completed', success: 'passed', score: 0.8, seconds: 120 } },
      { session: session(2), facts: { success: 'failed', score: 0.9 } },
    ]);
  });

  it('keeps the last state, whatever comes later or again', async () => {
    const { token } = await campus.login('olena');
    const at = (page: string) => ({ more: { 'cmi.core.lesson_location': page } });
    await report(token, dataOf({ n: 1, sequence: 2, ...at('two') }));
    await report(token, dataOf({ n: 1, sequence: 1, ...at('one') }));
    await report(token, dataOf({ n: 1, sequence: 2, ...at('two again') }));
    const [attempt] = await attempts(token);
    expect(attempt?.items.item_1?.['cmi.core.lesson_location']).toBe('two');
  });

  it('is completed by what was over when the next report overtook it on the way', async () => {
    const { token } = await campus.login('olena');
    await report(token, dataOf({ n: 5, sequence: 2 }));
    expect((await golf(token)).status.denomination).toBe('TAKEN');
    expect(await report(token, dataOf({ n: 5, sequence: 1, status: 'passed' }))).toEqual({ success: true, errors: [] });
    expect((await golf(token)).status.denomination).toBe('COMPLETED');
    const kept = (await attempts(token)).find((each) => each.session === session(5));
    expect(kept?.items.item_1?.['cmi.core.lesson_status']).toBe('incomplete');
  });

  it('tells of what was replaced only what counts', async () => {
    const { token } = await campus.login('amal');
    const more = { 'cmi.suspend_data': 'x'.repeat(1000) };
    await report(token, dataOf({ n: 6, more }));
    await report(token, dataOf({ n: 7, base: 6, more }));
    const { sessions } = (await golf(token)).participantAdditionalData;
    const stateOf = (n: number) =>
      sessions.find((each: { session: string }) => each.session === session(n)).items.item_1;
    expect(stateOf(6)).toEqual({
      sequence: 1,
      cmi: { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.session_time': '00:01:00' },
    });
    expect(stateOf(7).cmi).toMatchObject(more);
  });

  it.each([
    ['64,000 characters', 'ß'.repeat(64_000)],
    ['64,000 times NUL', '\u0000'.repeat(64_000)],
    ['64,000 halves of characters', '\ud83d'.repeat(64_000)],
    ['64,000 quotation marks', '"'.repeat(64_000)],
    ['no letters of ours', '\u202eabc😀'],
  ])('keeps %s letter by letter', async (_, value) => {
    const { token } = await campus.login('olena');
    const more = { 'cmi.suspend_data': value };
    expect((await report(token, dataOf({ n: 4, sequence: Date.now(), more }))).success).toBe(true);
    const kept = (await attempts(token)).find((attempt) => attempt.session === session(4));
    expect(kept?.items.item_1?.['cmi.suspend_data']).toBe(value);
  });

  it('keeps no status and no score that cannot be, and the place beside them', async () => {
    const { token } = await campus.login('olena');
    const place = { 'cmi.core.lesson_location': 'page 7' };
    const stateOf = dataOf({ n: 8, sequence: 1, status: '<b>completed', raw: '101', more: place });
    expect((await report(token, stateOf)).success).toBe(true);
    const kept = (await attempts(token)).find((attempt) => attempt.session === session(8));
    expect(kept?.items.item_1).toEqual({ 'cmi.core.session_time': '00:01:00', ...place });
    expect(kept?.facts).toMatchObject({ completion: 'unknown', success: 'unknown', score: null });
  });

  it.each([
    ['too long a value', { 'cmi.suspend_data': 'x'.repeat(64_001) }],
    ['a name that is none', { __proto__x: '1' }],
    ['what is no text', { 'cmi.core.lesson_status': 1 }],
    ['what is no data', 'nothing'],
  ])('refuses %s by name', async (_, more) => {
    const { token } = await campus.login('olena');
    const data = dataOf({ n: 5 });
    expect(await report(token, { ...data, cmi: JSON.stringify(more) })).toEqual({
      success: false,
      errors: [{ message: 'INVALID_INPUT' }],
    });
  });

  it('is played in sessions that are named by a UUIDv7', async () => {
    const { token } = await campus.login('olena');
    for (const id of NO_DEVICE_IDS)
      for (const more of [{ session: id }, { base: id }])
        expect(await report(token, { ...dataOf({ n: 5 }), ...more })).toEqual({
          success: false,
          errors: [{ message: 'INVALID_INPUT' }],
        });
  });
});
