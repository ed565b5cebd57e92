import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVENTS_BYTES_MAX, EVENTS_KEPT_DAYS, EVENTS_PER_REQUEST } from '#campus/analytics/analytics-limits.ts';
import { JWT_LIFE_SECONDS } from '#campus/limits.ts';
import { sweep } from '#server/store/database/sweep.ts';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, DEMO_PASSWORD, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';

const DAY = 24 * 60 * 60 * 1000;
const DEVICE = '0198b2a4-7f6e-7c1d-9a53-2f1e8c6d4b7a';
const at = (second: number): string => new Date(Date.UTC(2026, 10, 22, 12, 0, second)).toISOString();
const button = (name: string, second = 0) => ({
  type: 'BUTTON_INTERACTION',
  payload: { name },
  recordedAt: at(second),
});
const pageView = (payload: object = {}) => ({
  type: 'PAGE_VIEW',
  payload: { domain: 'brook.localhost', referrer: '', url: 'https://brook.localhost/explore', ...payload },
  recordedAt: at(0),
});

describe('what devices have counted', () => {
  let campus: TestCampus;
  let brookTenant: BrookTenant;
  const brook = (lines: string[]) => brookTenant.change({}, lines);
  beforeAll(async () => {
    campus = await aCampus();
    brookTenant = await aBrookTenant(campus);
  });
  afterAll(() => campus.close());
  beforeEach(async () => {
    await campus.test.store.transaction((trx) => trx.deleteFrom('analytics_event').execute());
    await brook(['features: { hasGoogleAnalytics: true, showOpenCampus: true }']);
  });

  const login = async (): Promise<string> => {
    const query =
      'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
    const variables = { email: 'amal@brook.example', password: DEMO_PASSWORD };
    return (await campus.ask({ query, variables, origin: brookTenant.origin })).body.data.login.token;
  };
  const send = (
    body: unknown,
    headers: Record<string, string> = { 'x-fingerprint': DEVICE },
    origin = brookTenant.origin,
  ) =>
    campus.get('/event', {
      origin,
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'user-agent': 'Campus 1', ...headers },
    });
  const kept = () => campus.test.store.read.selectFrom('analytics_event').selectAll().orderBy('recorded_at').execute();

  it('is kept with the device’s random id, and with nothing else of it', async () => {
    const answer = await send({ events: [pageView(), button('LIST_CREATE', 1)] });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { kept: 2 } }]);
    const rows = await kept();
    expect(rows.map(({ id, ...rest }) => rest)).toEqual([
      {
        organisation_id: '40',
        type: 'PAGE_VIEW',
        payload: JSON.stringify(pageView().payload),
        recorded_at: at(0),
        received_at: campus.now().toISOString(),
        person_id: null,
        fingerprint: DEVICE,
      },
      {
        organisation_id: '40',
        type: 'BUTTON_INTERACTION',
        payload: '{"name":"LIST_CREATE"}',
        recorded_at: at(1),
        received_at: campus.now().toISOString(),
        person_id: null,
        fingerprint: DEVICE,
      },
    ]);
  });

  it('is a person’s where a bearer comes along, and then no device’s', async () => {
    const authorization = `Bearer ${await login()}`;
    expect((await send({ events: [button('LIST_CREATE')] }, { authorization, 'x-fingerprint': DEVICE })).status).toBe(
      200,
    );
    const [row] = await kept();
    expect(row?.person_id).toMatch(/amal$/);
    expect(row?.fingerprint).toBeNull();
  });

  it('is counted once, however often a device that heard no answer sends it', async () => {
    const events = [button('LIST_CREATE', 0), button('LIST_CREATE', 1)];
    await send({ events });
    await send({ events: [...events, button('LIST_DELETE', 2)] });
    await Promise.all([send({ events }), send({ events })]);
    expect((await kept()).map(({ recorded_at }) => recorded_at)).toEqual([at(0), at(1), at(2)]);
  });

  it('is refused with a session that is over, here or at all, and that ends no session', async () => {
    const token = await login();
    const bearer = { authorization: `Bearer ${token}` };
    expect((await send({ events: [button('LIST_CREATE')] }, bearer, LANTERN)).status).toBe(401);
    campus.later((JWT_LIFE_SECONDS + 1) * 1000);
    expect((await send({ events: [button('LIST_CREATE')] }, bearer)).status).toBe(401);
    expect((await send({ events: [button('LIST_CREATE')] }, {})).status).toBe(401);
    expect((await send({ events: [button('LIST_CREATE')] }, { 'x-fingerprint': 'a b' })).status).toBe(401);
    expect(await kept()).toEqual([]);
  });

  it('has one of ten forms, whole', async () => {
    const wrong = [
      {},
      { events: [] },
      { events: Array.from({ length: EVENTS_PER_REQUEST + 1 }, (_, n) => button('A', n)) },
      { events: [button('LIST_CREATE'), { ...button('LIST_CREATE'), type: 'MOUSE_MOVED' }] },
      { events: [{ ...button('LIST_CREATE'), ip: '10.0.0.1' }] },
      { events: [{ ...button('LIST_CREATE'), payload: { name: 'LIST_CREATE', typed: 'My name' } }] },
      { events: [button('My name is Amal')] },
      { events: [{ ...button('LIST_CREATE'), recordedAt: 'yesterday' }] },
      { events: [pageView({ url: 'https://brook.localhost/reset?token=abc' })] },
      { events: [pageView({ url: 'https://brook.localhost/explore#who' })] },
      { events: [pageView({ referrer: 'https://amal:secret@elsewhere.example/' })] },
    ];
    for (const body of wrong) expect((await send(body)).status, JSON.stringify(body).slice(0, 90)).toBe(400);
    expect(
      (await send({ events: [pageView({ url: `https://brook.localhost/${'a'.repeat(EVENTS_BYTES_MAX)}` })] })).status,
    ).toBe(413);
    expect(await kept()).toEqual([]);
  });

  it('is kept by nobody who asks for no consent: where nothing is counted, or another banner asks', async () => {
    const banner = '{ id: b, name: B, source: "https://banner.example/b.js", policy: cookieBanner }';
    for (const lines of [
      ['features: { showOpenCampus: true }', 'externalScripts: []'],
      ['features: { hasGoogleAnalytics: true, showOpenCampus: true }', `externalScripts: [${banner}]`],
    ]) {
      await brook(lines);
      const answer = await send({ events: [button('LIST_CREATE')] });
      expect([answer.status, await answer.json()]).toEqual([200, { data: { kept: 0 } }]);
    }
    expect(await kept()).toEqual([]);
  });

  it('is forgotten after more than a year', async () => {
    await send({ events: [button('LIST_CREATE')] });
    const daysOn = (days: number): Date => new Date(campus.now().getTime() + days * DAY);
    await sweep(campus.test.store, daysOn(EVENTS_KEPT_DAYS - 1));
    expect(await kept()).toHaveLength(1);
    await sweep(campus.test.store, daysOn(EVENTS_KEPT_DAYS + 1));
    expect(await kept()).toEqual([]);
  });

  it('is limited for each device, with a time to come again', async () => {
    let last = await send({}, { 'x-fingerprint': 'a-device-that-floods' });
    for (let n = 0; n < 160 && last.status !== 429; n += 1)
      last = await send({}, { 'x-fingerprint': 'a-device-that-floods' });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send({ events: [button('LIST_CREATE')] })).status).toBe(200);
  });
});
