import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGES_AT_ONCE, CHANGES_WAITING, SHED_RETRY_MOST } from '#campus/limits.ts';
import { aCampus, LANTERN, type TestCampus, type Tokens } from '#tests/support/campus.ts';
import { nonEmpty } from '#tests/support/non-empty.ts';

const BOOKMARK =
  'mutation { updateModule(id: "german-for-your-first-weeks", actions: [{ addModuleBookmark: {} }]) { success } }';
const BEYOND = 40;

describe('a shelter whose network returns', () => {
  let campus: TestCampus;
  let amal: Tokens;
  beforeAll(async () => {
    campus = await aCampus();
    amal = await campus.login('amal');
  });
  afterAll(() => campus.close());

  const send = (key: string) =>
    campus.server.fetch(
      new Request(`${LANTERN}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${amal.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ query: BOOKMARK }),
      }),
    );

  const answeredKeys = async () => {
    const rows = await campus.test.store.read.selectFrom('answered_key').select('key').execute();
    return rows.map(({ key }) => key).sort();
  };

  /** A transaction that lasts: nothing that was begun can end. */
  const holdDatabase = () => {
    let release: () => void = () => {};
    let holding: Promise<void> = Promise.resolve();
    const isHeld = new Promise<void>((begun) => {
      holding = campus.test.store.transaction(
        () =>
          new Promise<void>((done) => {
            release = done;
            begun();
          }),
      );
    });
    return {
      isHeld,
      release: () => {
        release();
        return holding;
      },
    };
  };

  it('is served a few changes at a time; the rest is told when to come again, and reads go on', async () => {
    const database = holdDatabase();
    await database.isHeld;
    const keys = Array.from({ length: CHANGES_AT_ONCE + CHANGES_WAITING + BEYOND }, () => crypto.randomUUID());
    const away: Response[] = [];
    const all = keys.map(async (key) => {
      const answer = await send(key);
      if (answer.status === 503) away.push(answer);
      return { key, status: answer.status };
    });
    await expect.poll(() => away.length, { timeout: 60_000 }).toBe(BEYOND);
    const { body } = await campus.ask({ query: '{ me { firstName } }', token: amal.token });
    expect(body.data.me.firstName).toBe('Amal');
    await database.release();

    const answers = await Promise.all(all);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CHANGES_AT_ONCE + CHANGES_WAITING);
    for (const answer of nonEmpty(away, 'answer that sends away')) {
      const after = Number(answer.headers.get('retry-after'));
      expect(after).toBeGreaterThanOrEqual(1);
      expect(after).toBeLessThanOrEqual(SHED_RETRY_MOST);
      expect(answer.headers.get('campus-answer')).toBe('1');
    }
    const later = answers.filter(({ status }) => status === 503);
    expect(later).toHaveLength(BEYOND);
    for (const { key } of nonEmpty(later, 'change that was sent away')) expect((await send(key)).status).toBe(200);
    expect(await answeredKeys()).toEqual([...keys].sort());
  });
});
