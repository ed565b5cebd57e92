import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const OWN = 'query Own #a1b2c3d4e5';
const BEFORE = 'query Before #f6g7h8i9j0';
const NEXT = 'query Next #k1l2m3n4o5';
const textOf = (id: string): string => id.replace(/ #.*/, ' { viewer { id } }');
const listOf = (...ids: string[]): string => JSON.stringify(Object.fromEntries(ids.map((id) => [id, textOf(id)])));

describe('a query that is asked by its id', () => {
  let campus: TestCampus;
  let token: string;
  beforeAll(async () => {
    campus = await aCampus();
    const before = join(campus.test.dataDir, 'assets/build-before');
    mkdirSync(before, { recursive: true });
    writeFileSync(join(before, 'documents-11111111.json'), listOf(BEFORE));
    writeFileSync(join(campus.distDir, 'assets/documents-22222222.json'), listOf(OWN));
    token = (await campus.login('amal')).token;
  });
  afterAll(() => campus.close());

  const VIEWER = { viewer: { id: '1-amal' } };

  it.each([
    ['the app of this build', OWN],
    ['an app of a build that is kept', BEFORE],
  ])('is answered as its text, for %s', async (_, query) => {
    const { status, body } = await campus.ask({ query, token });
    expect([status, body.data]).toEqual([200, VIEWER]);
  });

  it('is answered among others', async () => {
    const answer = await campus.get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify([{ query: OWN }, { query: textOf(BEFORE) }, { query: NEXT }]),
    });
    const [own, before, next] = await answer.json();
    expect([own.data, before.data]).toEqual([VIEWER, VIEWER]);
    expect(next.errors[0].extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('is a syntax error where no build here has it, until one has', async () => {
    const { body } = await campus.ask({ query: NEXT, token });
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_PARSE_FAILED');
    writeFileSync(join(campus.distDir, 'assets/documents-33333333.json'), listOf(NEXT));
    utimesSync(join(campus.distDir, 'index.html'), new Date(), new Date(Date.now() + 60_000));
    expect((await campus.ask({ query: NEXT, token })).body.data).toEqual(VIEWER);
  });
});
