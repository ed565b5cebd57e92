import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGE_PART_BYTES } from '#campus/packages/package-upload.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { makeZip } from '#tests/support/packages/make-zip.ts';
import { SAMPLES } from '#tests/support/packages/samples.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const UNIT = 'letters-and-sounds';
const PACKAGE = readFileSync(join(SAMPLES, 'scorm/RuntimeBasicCalls_SCORM12.zip'));

describe('a package that a tutor brings', () => {
  let campus: TestCampus;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    campus = await aCampus();
    for (const name of ['amal', 'olena']) tokens.set(name, (await campus.login(name)).token);
    const row = { person_id: '1-amal', course_id: UNIT };
    await campus.test.store.transaction((trx) => trx.insertInto('course_tutor').values(row).execute());
  });
  afterAll(() => campus.close());

  type Part = { name?: string; unit?: string; upload?: string; offset?: number; bytes: Buffer; size?: number };
  const send = async ({ name = 'amal', unit = UNIT, upload = uuidv7(), offset = 0, bytes, size }: Part) => {
    const place = new URLSearchParams({ upload, offset: String(offset), size: String(size ?? bytes.length) });
    const answer = await campus.get(`/api/course/${unit}/package?${place}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        ...(tokens.has(name) ? { authorization: `Bearer ${tokens.get(name)}` } : {}),
      },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const shown = async () => {
    const query = `{ course(id: "${UNIT}") { ... on Scorm { scormMetadata { scormTitle scormDirectoryPath } } } }`;
    return (await campus.ask({ query, token: tokens.get('olena') })).body.data.course.scormMetadata;
  };
  const unfinished = () => {
    const folder = join(campus.test.dataDir, 'packages');
    return readdirSync(folder).filter((name) => name.startsWith('.') && name !== '.uploads');
  };

  it('comes in parts, in whatever order they arrive and however often, and is there for everybody', async () => {
    expect(await shown()).toBeNull();
    const upload = uuidv7();
    const half = Math.floor(PACKAGE.length / 2);
    const part = (offset: number, bytes: Buffer) => send({ upload, offset, bytes, size: PACKAGE.length });
    const early = await part(half, PACKAGE.subarray(half));
    expect(early.body.data, 'a part after a gap says where to go on').toEqual({ is: 'received', bytes: 0 });
    for (const _ of ['once', 'again'])
      expect((await part(0, PACKAGE.subarray(0, half))).body.data).toEqual({ is: 'received', bytes: half });
    const last = await part(half, PACKAGE.subarray(half));
    expect(last.body.data).toMatchObject({
      is: 'taken',
      schemaVersion: '1.2',
      title: 'Golf Explained - Run-time Basic Calls',
    });
    const metadata = await shown();
    expect(metadata.scormTitle).toBe('Golf Explained - Run-time Basic Calls');
    const page = await campus.get(`${metadata.scormDirectoryPath}imsmanifest.xml`, {
      origin: 'http://content.lantern.localhost',
    });
    expect(page.status).toBe(200);
    expect(unfinished()).toEqual([]);
  });

  it.each([
    ['that is no archive', Buffer.from('hello'), { code: 'NOT_AN_ARCHIVE', about: '' }],
    ['without a manifest', makeZip([{ name: 'a.html', content: 'x' }]), { code: 'NO_MANIFEST', about: '' }],
    [
      'that leads out of itself',
      makeZip([{ name: '../../evil.html', content: 'x' }]),
      { code: 'NAME_OUTSIDE', about: '../../evil.html' },
    ],
    ['of H5P', readFileSync(join(SAMPLES, 'h5p/h5p-test.h5p')), { code: 'NOT_SCORM', about: '' }],
  ])('%s is refused by its fault, and the one before stays', async (_, bytes, fault) => {
    const before = await shown();
    expect((await send({ bytes })).body.data).toEqual({ is: 'refused', ...fault });
    expect(await shown()).toEqual(before);
    expect(unfinished()).toEqual([]);
    expect(readdirSync(join(campus.test.dataDir, 'packages', '.uploads'))).toEqual([]);
  });

  it('is refused before a byte is kept where it is too large, and where a part is larger than a part', async () => {
    const response = await send({ bytes: Buffer.from('PK'), size: 600 * 1024 * 1024 });
    expect(response.body.data).toEqual({ is: 'refused', code: 'ARCHIVE_TOO_LARGE', about: '512 MB' });
    expect((await send({ bytes: Buffer.alloc(PACKAGE_PART_BYTES + 1) })).status).toBe(413);
    expect(readdirSync(join(campus.test.dataDir, 'packages', '.uploads'))).toEqual([]);
  });

  it.each([
    ['nobody', 401, 'UNAUTHENTICATED'],
    ['olena', 403, 'NOT_ALLOWED'],
  ])('is of who teaches the unit: not %s', async (name, status, code) => {
    const { status: response, body } = await send({ name, bytes: PACKAGE });
    expect([response, body.errors[0].message]).toEqual([status, code]);
  });

  it.each(['numbers-time-money', 'no-such-unit', '../x'])('is for a SCORM unit only: not for %s', async (unit) => {
    expect((await send({ unit: encodeURIComponent(unit), bytes: PACKAGE })).status).toBe(403);
  });

  it.each([...NO_DEVICE_IDS.map((id): [string, string] => ['upload', id]), ['offset', '-1'], ['size', '0']])(
    'says where a part belongs: not with %s %s',
    async (field, value) => {
      const place = new URLSearchParams({ upload: uuidv7(), offset: '0', size: '5', [field]: value });
      const answer = await campus.get(`/api/course/${UNIT}/package?${place}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${tokens.get('amal')}` },
        body: 'hello',
      });
      expect(answer.status).toBe(400);
    },
  );
});
