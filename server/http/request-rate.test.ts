import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCampus, type GraphqlResponse, NO_RATES, type TestCampus } from '#tests/support/campus/campus.ts';

const RATES = { ...NO_RATES, person: 20, address: 30 };
const ASK = '{ __typename }';

let campus: TestCampus;
beforeEach(async () => {
  campus = await aCampus({ requestRates: RATES });
});
afterEach(() => campus.close());

/** Asks until it is refused, and at most so often. Answers how many were answered, and the last of all. */
async function askUntilRefused(token: string | undefined): Promise<{ answered: number; last: GraphqlResponse }> {
  for (let answered = 0; ; answered += 1) {
    const last = await campus.ask({ query: ASK, token });
    if (last.status === 429 || answered > 2 * RATES.address) return { answered, last };
  }
}

describe('questions to /graphql', () => {
  it('of one person are answered so often in a minute; then they hear when to come again, and others go on', async () => {
    const amal = await campus.login('amal');
    const olena = await campus.login('olena');
    const { answered, last } = await askUntilRefused(amal.token);
    expect(answered).toBe(RATES.person);
    expect(last.body).toEqual({
      errors: [{ message: 'RATE_LIMITED', extensions: { code: 'RATE_LIMITED' } }],
      extensions: { asOf: 0 },
    });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await campus.ask({ query: ASK, token: olena.token })).status).toBe(200);
    expect((await campus.ask({ query: ASK })).status).toBe(200);
  });

  it('of everybody else are counted by their address, tokens that nobody gave out too', async () => {
    const visitors = await askUntilRefused(undefined);
    expect(visitors.answered).toBe(RATES.address);
    expect((await campus.ask({ query: ASK, token: 'a.b.c' })).status).toBe(429);
  });

  it('with a token that has run out count for its person', async () => {
    const amal = await campus.login('amal');
    await askUntilRefused(undefined);
    campus.later(60 * 60_000);
    expect((await campus.ask({ query: ASK, token: amal.token })).status).toBe(401);
  });
});
