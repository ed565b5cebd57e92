import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { aCampus, DEMO_PASSWORD, type GraphqlResponse, type TestCampus } from '#tests/support/campus/campus.ts';
import { isStorageFull } from './storage-full.ts';

const CREATE = `mutation ($draft: ContentListDraft!) {
  createContentList(draft: $draft) { success errors { message } }
}`;
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;

describe.skipIf(process.env.TEST_DATABASE_URL !== undefined)('a campus whose disk is full', () => {
  let campus: TestCampus;
  afterEach(() => campus.close());

  /** From now on the database may not grow: what SQLite meets on a full disk, at a size that a test can reach. */
  const fill = () =>
    campus.test.store.transaction(async (trx) => void (await sql`pragma max_page_count = 1`.execute(trx)));
  const freeSpace = () =>
    campus.test.store.transaction(async (trx) => void (await sql`pragma max_page_count = 1000000`.execute(trx)));

  /** What is left over in the database's pages is used up first. */
  async function untilRefused(ask: () => Promise<GraphqlResponse>): Promise<GraphqlResponse> {
    for (let tries = 0; tries < 3000; tries += 1) {
      const answer = await ask();
      if (answer.status !== 200) return answer;
    }
    throw new Error('The disk never was full.');
  }

  const list = (token: string) => {
    const draft = { id: uuidv7(), denomination: 'x'.repeat(50) };
    return campus.ask({ query: CREATE, variables: { draft }, token, key: uuidv7() });
  };
  const readiness = async () => {
    const answer = await campus.get('/readyz');
    return [answer.status, await answer.text()];
  };

  it('says so to whoever changes something or logs in, and they come again; reads go on', async () => {
    const logged: string[] = [];
    campus = await aCampus({ log: createLog('error', { write: (line: string) => void logged.push(line) }) });
    const { token } = await campus.login('amal');
    const login = () =>
      campus.ask({ query: LOGIN, variables: { email: 'amal@lantern.example', password: DEMO_PASSWORD } });
    await fill();
    const refused = [await untilRefused(() => list(token)), await untilRefused(login)];
    for (const { status, body } of refused)
      expect([status, body.errors[0].extensions.code]).toEqual([507, 'STORAGE_FULL']);
    // Not what came of it, such as that there was nothing to roll back.
    expect(logged.join()).toContain('the disk is full');
    expect(logged.join()).not.toContain('cannot rollback');
    expect(await readiness()).toEqual([503, 'the disk is full\n']);
    expect((await campus.ask({ query: '{ me { id } }', token })).status).toBe(200);

    await freeSpace();
    expect(await readiness()).toEqual([200, 'ready\n']);
    expect((await list(token)).body.data.createContentList.success).toBe(true);
    expect((await login()).body.data.login.token).toBeTypeOf('string');
  });
});

describe('what failed for want of space', () => {
  it.each([
    ['SQLite', { errcode: 13 }],
    ['PostgreSQL', { code: '53100' }],
    ['a file', { code: 'ENOSPC' }],
    ['a quota', { code: 'EDQUOT' }],
    ['a cause', { cause: { code: 'ENOSPC' } }],
    ['an error of GraphQL', { originalError: { errcode: 13 } }],
  ])('is known from %s', (_, error) => expect(isStorageFull(Object.assign(new Error('full'), error))).toBe(true));

  it.each([
    ['a busy database', { errcode: 5 }],
    ['a missing file', { code: 'ENOENT' }],
    ['a thing of no kind', {}],
  ])('is not %s', (_, error) => expect(isStorageFull(Object.assign(new Error('other'), error))).toBe(false));
});
