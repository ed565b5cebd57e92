import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUSH_DEVICES_MAX } from '#campus/push/push-limits.ts';
import { sweep } from '#server/store/database/sweep.ts';
import {
  aCampus,
  askServer,
  DEMO_PASSWORD,
  NORDLICHT,
  type TestCampus,
  type Tokens,
} from '#tests/support/campus/campus.ts';
import { aPushService, type PushService, type Subscribed } from '#tests/support/push/push-service.ts';

const DAY = 24 * 3_600_000;
const CREATE = `mutation ($it: PushServiceInput!) {
  createPushDevice(pushService: $it) { success errors { message } pushDevice { id endpoint p256dh auth expirationTime } }
}`;
const SAME = JSON.stringify(DEMO_PASSWORD);
const KEY = '{ organizationConfig { vapidPublicKey } }';

describe('a device that takes pushes', () => {
  let service: PushService;
  let campus: TestCampus;
  let amal: Tokens;
  let olena: Tokens;
  beforeAll(async () => {
    service = await aPushService();
    campus = await aCampus({ pushAgent: service.agent });
  });
  beforeEach(async () => {
    amal = await campus.login('amal');
    olena = await campus.login('olena');
  });
  afterAll(async () => {
    await campus.close();
    await service.close();
  });

  const create = async ({ token }: Tokens, { endpoint, p256dh, auth }: Subscribed, more: object = {}) => {
    const it = { endpoint, p256dh, auth, ...more };
    return (await campus.ask({ query: CREATE, variables: { it }, token })).body.data.createPushDevice;
  };
  const known = async ({ token }: Tokens, { endpoint }: Subscribed) => {
    const query = 'query ($endpoint: String!) { viewer { pushDevice(endpoint: $endpoint) { id endpoint } } }';
    return (await campus.ask({ query, variables: { endpoint }, token })).body.data.viewer.pushDevice;
  };
  const does = async ({ token }: Tokens, query: string) => (await campus.ask({ query, token })).body.data;

  it('is kept with all that its browser said, once, however often it says so', async () => {
    const phone = service.subscribe();
    const first = await create(amal, phone, { expirationTime: 1_900_000_000_123, timeZone: 'Asia/Kabul' });
    const { endpoint, p256dh, auth } = phone;
    expect(first).toMatchObject({ success: true, errors: [] });
    expect(first.pushDevice).toMatchObject({ endpoint, p256dh, auth, expirationTime: 1_900_000_000_123 });
    expect((await create(amal, phone)).pushDevice).toMatchObject({ id: first.pushDevice.id, expirationTime: null });
    expect(await known(amal, phone)).toEqual({ id: first.pushDevice.id, endpoint });
  });

  it('is somebody else’s when they sign in there, and shown to nobody but whose it is', async () => {
    const phone = service.subscribe();
    await create(amal, phone);
    expect(await known(olena, phone)).toBeNull();
    await create(olena, phone);
    expect(await known(amal, phone)).toBeNull();
    await does(amal, `mutation { deletePushDevice(endpoint: "${phone.endpoint}") { success } }`);
    expect(await known(olena, phone)).not.toBeNull();
    await does(olena, `mutation { deletePushDevice(endpoint: "${phone.endpoint}") { success } }`);
    expect(await known(olena, phone)).toBeNull();
  });

  it.each([
    ['logging out', () => `mutation { deleteRefreshToken(id: "${amal.refreshToken}") { success } }`],
    ['ending all other sessions', () => 'mutation { endSessions { success } }'],
    [
      'a new password',
      () =>
        `mutation { updateUser(actions: [{ setPassword: { oldPassword: ${SAME}, newPassword: ${SAME}, newPasswordConfirmation: ${SAME} } }]) { success } }`,
    ],
  ])('is forgotten with its session: %s', async (_, mutation) => {
    const [here, there] = [service.subscribe(), service.subscribe()];
    const other = await campus.login('amal');
    await create(amal, here);
    await create(other, there);
    await does(other, mutation());
    expect(await known(other, here)).toBeNull();
    expect(await known(other, there)).not.toBeNull();
  });

  it('is forgotten by the sweep when nobody can renew its session, or its browser said that it ends', async () => {
    const [phone, laptop] = [service.subscribe(), service.subscribe()];
    await create(amal, phone);
    campus.later(50 * DAY);
    const later = await campus.login('amal');
    await create(later, laptop, { expirationTime: campus.now().getTime() + 30 * DAY });
    const left = async () => {
      await sweep(campus.test.store, campus.now());
      const rows = await campus.test.store.read.selectFrom('push_device').select('endpoint').execute();
      return [phone, laptop].map(({ endpoint }) => rows.some((row) => row.endpoint === endpoint));
    };
    expect(await left()).toEqual([true, true]);
    campus.later(15 * DAY);
    expect(await left()).toEqual([false, true]);
    campus.later(16 * DAY);
    expect(await left()).toEqual([false, false]);
  });

  it('is one of so many of a person: with one more the oldest goes', async () => {
    const many = Array.from({ length: PUSH_DEVICES_MAX + 1 }, () => service.subscribe());
    for (const one of many) {
      campus.later(1000);
      await create(olena, one);
    }
    const there = await Promise.all(many.map(async (one) => (await known(olena, one)) !== null));
    expect(there).toEqual(many.map((_, n) => n > 0));
  });

  it('is not taken where what it says cannot be used', async () => {
    const phone = service.subscribe();
    const flipped = Buffer.from(phone.p256dh, 'base64url').fill(7, 40).toString('base64url');
    for (const wrong of [
      ...[{ endpoint: 'http://push.example/1' }, { endpoint: 'https://a:b@push.example/1' }, { endpoint: 'x' }],
      ...[{ endpoint: `https://push.example/${'1'.repeat(3000)}` }, { auth: 'c2hvcnQ' }, { p256dh: phone.auth }],
      ...[{ p256dh: flipped }, { expirationTime: -1 }],
    ])
      expect(await create(amal, phone, wrong), JSON.stringify(wrong)).toEqual({
        success: false,
        errors: [{ message: 'INVALID_INPUT' }],
        pushDevice: null,
      });
    const nowhere = await create(amal, phone, { timeZone: 'Mars/Olympus' });
    expect(nowhere.success, 'A zone that is unknown is no reason to send nothing.').toBe(true);
  });

  it('is not taken from the server’s own network, unless the server was set up to', async () => {
    const strict = await aCampus();
    const { token } = await strict.login('amal');
    const { endpoint, p256dh, auth } = service.subscribe();
    const response = await strict.ask({ query: CREATE, variables: { it: { endpoint, p256dh, auth } }, token });
    expect(response.body.data.createPushDevice.errors).toEqual([{ message: 'INVALID_INPUT' }]);
    await strict.close();
  });

  it('subscribes with the key of its organisation, which every server knows and which never changes', async () => {
    const other = await campus.another();
    const keys = await Promise.all([
      ...[campus.ask({ query: KEY }), askServer(other, { query: KEY })],
      campus.ask({ query: KEY, origin: NORDLICHT }),
    ]);
    const [first, second, elsewhere] = keys.map(({ body }) => body.data.organizationConfig.vapidPublicKey);
    expect(Buffer.from(first, 'base64url')).toHaveLength(65);
    expect(second).toBe(first);
    expect(elsewhere).not.toBe(first);
  });
});

describe('what the campus writes by itself', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  it('is on until somebody switches it off, kind by kind', async () => {
    const { token } = await campus.login('amal');
    const read = async (as?: string) => {
      const { body } = await campus.ask({ query: '{ viewer { nudgePreferences { kind isOn } } }', token: as });
      return body.data.viewer.nudgePreferences.map(({ isOn }: { isOn: boolean }) => isOn);
    };
    const set = (isOn: boolean) =>
      campus.ask({
        query: `mutation { updateNudgePreference(kind: SESSION_SOON, isOn: ${isOn}) { success errors { message } } }`,
        token,
      });
    expect(await read(token)).toEqual([true, true, true, true]);
    await set(false);
    await set(false);
    expect(await read(token)).toEqual([true, false, true, true]);
    await set(true);
    expect(await read(token)).toEqual([true, true, true, true]);
    expect(await read()).toEqual([]);
  });
});
