import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, NORDLICHT, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';
import { anAppointment, aRun, placesOf } from '#tests/support/campus/live-rows.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const MANIFEST = `query ($kind: LearningItemKind!, $id: ID!) {
  offlineManifest(kind: $kind, id: $id) {
    kind id revision documents { kind id courseId size hash } files { url size hash }
  }
}`;
const MODULE = { kind: 'MODULE', id: 'german-for-your-first-weeks' };
const COURSE = { kind: 'COURSE', id: 'hello-my-name-is' };

const manifestSchema = v.nullable(
  v.object({
    revision: v.string(),
    documents: v.array(v.object({ kind: v.string(), id: v.string(), size: v.number(), hash: v.string() })),
    files: v.array(v.object({ url: v.string(), size: v.number(), hash: v.string() })),
  }),
);

describe('the manifest of a unit', () => {
  let campus: TestCampus;
  let amal: Tokens;
  let olena: Tokens;
  beforeAll(async () => {
    campus = await aCampus();
    [amal, olena] = await Promise.all([campus.login('amal'), campus.login('olena')]);
  });
  afterAll(() => campus.close());

  const manifest = async (variables: Record<string, unknown>, languageId = '41', token = amal.token) => {
    const { body } = await campus.ask({ query: MANIFEST, variables, token, languageId });
    const answer = v.parse(manifestSchema, body.data.offlineManifest);
    if (answer === null) throw new Error('there is a manifest');
    return answer;
  };

  it('names every page of a module and the pictures of all of them', async () => {
    const { documents, files } = await manifest(MODULE);
    const names = documents.map(({ kind, id }) => `${kind} ${id}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'MODULE german-for-your-first-weeks',
        'COURSE hello-my-name-is',
        'LESSON hello-my-name-is-1',
        'LESSON hello-my-name-is-2',
        'COURSE numbers-time-money',
        'LESSON numbers-time-money-1',
        'COURSE speaking-cafe',
      ]),
    );
    const query = `{ module(id: "${MODULE.id}") { image courses { image } } }`;
    const { module } = (await campus.ask({ query, token: amal.token })).body.data;
    const shown = [module, ...module.courses].flatMap(({ image }: { image: string | null }) => image ?? []);
    expect(shown.length).toBeGreaterThan(1);
    expect(files.map(({ url }) => url)).toEqual(expect.arrayContaining(shown));
  });

  it('tells of each file the bytes that are sent', async () => {
    const { files } = await manifest(MODULE);
    for (const { url, size, hash } of nonEmpty(files, 'file of the module')) {
      const body = Buffer.from(await (await campus.get(url)).arrayBuffer());
      expect([body.length, createHash('sha256').update(body).digest('hex')]).toEqual([size, hash]);
    }
  });

  it('holds of a course its own page and lessons', async () => {
    const { documents } = await manifest(COURSE);
    expect(documents.map(({ kind }) => kind)).toEqual(['COURSE', 'LESSON', 'LESSON']);
  });

  it('stays the same for everybody until the content is another, and is another in another language', async () => {
    const first = await manifest(COURSE);
    await campus.ask({
      query: `mutation { updateCourse(id: "${COURSE.id}", actions: [{ addCourseBookmark: {} }]) { success } }`,
      token: amal.token,
    });
    expect((await manifest(COURSE)).revision).toBe(first.revision);
    expect((await manifest(COURSE, '41', olena.token)).revision).toBe(first.revision);
    const german = await manifest(COURSE, '52');
    expect(german.revision).not.toBe(first.revision);
    expect(german.files).toEqual(first.files);
  });

  it('is another one when a date is moved, and the same when somebody takes a place', async () => {
    const { store } = campus.test;
    const run = await aRun(store, { organisation_id: '1', course_id: 'speaking-cafe' });
    const { id } = await anAppointment(store, run, { now: campus.now() });
    const before = await manifest(MODULE);
    await campus.ask({
      query: `mutation { updateAppointment(id: "${id}", status: TAKEN) { success } }`,
      token: olena.token,
    });
    expect((await placesOf(store, { organisation_id: '1', id })).taken).toBe(1);
    expect((await manifest(MODULE)).revision).toBe(before.revision);
    await store.transaction((trx) =>
      trx.updateTable('appointment').set({ location: '{"en":"Upstairs"}' }).where('id', '=', id).execute(),
    );
    const after = await manifest(MODULE);
    const changed = after.documents.filter((one, n) => one.hash !== before.documents[n]?.hash);
    expect(changed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([`MODULE ${MODULE.id}`, 'COURSE speaking-cafe']);
  });

  it('follows a file that was written anew, and leaves out one that is gone', async () => {
    const before = await manifest(COURSE);
    const [file] = before.files;
    if (file === undefined) throw new Error('the course has a picture');
    const path = join(campus.test.dataDir, 'media', basename(file.url));
    writeFileSync(path, 'another');
    expect((await manifest(COURSE)).files).toContainEqual({
      url: file.url,
      size: 7,
      hash: createHash('sha256').update('another').digest('hex'),
    });
    rmSync(path);
    const without = await manifest(COURSE);
    expect(without.files.map(({ url }) => url)).not.toContain(file.url);
    expect(without.revision).not.toBe(before.revision);
  });

  it('is no word to visitors, and none about what may not be seen', async () => {
    expect((await campus.ask({ query: MANIFEST, variables: COURSE })).status).toBe(401);
    const hidden = { kind: 'COURSE', id: 'for-members-only' };
    for (const variables of [hidden, { kind: 'COURSE', id: 'no-such' }, { kind: 'MODULE', id: 'no-such' }]) {
      const { body } = await campus.ask({ query: MANIFEST, variables, token: amal.token });
      expect(body.data.offlineManifest, variables.id).toBeNull();
    }
    const elsewhere = await campus.ask({ query: MANIFEST, variables: COURSE, origin: NORDLICHT });
    expect(elsewhere.body.data?.offlineManifest ?? null).toBeNull();
  });
});
