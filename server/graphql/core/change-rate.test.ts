import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CampusServer, createCampusServer } from '#server/campus-server.ts';
import { createLog } from '#server/http/log.ts';
import { aCampus, askServer, NO_RATES, type TestCampus } from '#tests/support/campus/campus.ts';
import { MUTATION_RULES } from '#tests/support/matrix/matrix-mutations.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const MUTATIONS = nonEmpty(Object.keys(schema.getMutationType()?.getFields() ?? {}), 'mutation');
const LIST = 'createContentList(draft: { denomination: "Papers for the office" }) { success }';
const MINUTE = 60_000;

let campus: TestCampus;
let strict: CampusServer;
beforeEach(async () => {
  campus = await aCampus();
});
afterEach(async () => {
  vi.useRealTimers();
  await strict.close();
  await campus.close();
});

/** A server of the same campus that takes so many changes in a minute. */
async function aServer(personChanges: number): Promise<CampusServer> {
  const { test, keys, distDir } = campus;
  const requestRates = { ...NO_RATES, personChanges, addressChanges: personChanges };
  const parts = { store: test.store, keys, dataDir: test.dataDir, distDir };
  strict = await createCampusServer({ ...parts, requestRates, log: createLog('silent') });
  return strict;
}

describe('changes', () => {
  it('are counted, each mutation of the contract, whoever asks', async () => {
    const { token } = await campus.login('amal');
    const server = await aServer(0);
    const uncounted: string[] = [];
    for (const name of MUTATIONS)
      for (const who of [token, undefined]) {
        const query = `mutation { ${name}${MUTATION_RULES[name]?.args ?? ''} { __typename } }`;
        const { status, headers, body } = await askServer(server, { query, token: who });
        const isCounted = status === 429 && body.errors[0].extensions.code === 'RATE_LIMITED';
        if (!isCounted || !(Number(headers.get('retry-after')) > 0)) uncounted.push(`${name}: ${JSON.stringify(body)}`);
      }
    expect(uncounted).toEqual([]);
    expect((await askServer(server, { query: '{ me { id } }', token })).status).toBe(200);
  });

  it('of one person go on after the time that is named, once each; others are not held up', async () => {
    const { token } = await campus.login('amal');
    const olena = await campus.login('olena');
    const server = await aServer(3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: campus.now() });
    const keys = Array.from({ length: 5 }, () => crypto.randomUUID());
    const send = (key: string) => askServer(server, { query: `mutation { ${LIST} }`, token, key });
    const statuses: number[] = [];
    for (const key of keys) statuses.push((await send(key)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await askServer(server, { query: `mutation { ${LIST} }`, token: olena.token })).status).toBe(200);

    await vi.advanceTimersByTimeAsync(MINUTE);
    const later: number[] = [];
    for (const key of keys.slice(3)) later.push((await send(key)).status);
    expect(later).toEqual([200, 200]);
    const lists = await campus.test.store.read
      .selectFrom('content_list')
      .select('id')
      .where('denomination', '=', 'Papers for the office')
      .execute();
    expect(lists).toHaveLength(keys.length + 1);
  });

  it('are counted one by one where a request holds many, in fragments too', async () => {
    const { token } = await campus.login('amal');
    const server = await aServer(3);
    const query = `mutation { a: ${LIST} ...more ... { d: ${LIST} } } fragment more on Mutation { b: ${LIST} c: ${LIST} }`;
    expect((await askServer(server, { query, token })).status).toBe(429);
  });
});
