import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PUSH_FAILING_DAYS, PUSH_KEPT, PUSH_LEASE, PUSH_RETRY } from '#campus/push/push-limits.ts';
import { pushOwnerOf } from '#campus/push/push-payload.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import { createLog } from '#server/http/log.ts';
import { type Notice, notify } from '#server/store/people/notify.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aPushService, type PushService, type Subscribed, senderOf } from '#tests/support/push/push-service.ts';
import { takePushes } from './push-due.ts';

const DAY = 24 * 3_600_000;
const AMAL = personIdOf('1', 'amal');

describe('a push', () => {
  let service: PushService;
  let campus: TestCampus;
  let token: string;
  beforeEach(async () => {
    service = await aPushService();
    campus = await aCampus({ pushAgent: service.agent });
    ({ token } = await campus.login('amal'));
  });
  afterEach(async () => {
    await campus.close();
    await service.close();
  });

  const subscribed = async (as = token): Promise<Subscribed> => {
    const browser = service.subscribe();
    const { endpoint, p256dh, auth } = browser;
    const query = 'mutation ($it: PushServiceInput!) { createPushDevice(pushService: $it) { success } }';
    await campus.ask({ query, variables: { it: { endpoint, p256dh, auth } }, token: as });
    return browser;
  };
  const notice: Omit<Notice, 'at'> = {
    organisationId: '1',
    personId: AMAL,
    kind: 'APPOINTMENT_CANCELLED',
    link: '/course/speaking-cafe',
    linkType: 'COURSE',
    payload: {
      appointmentId: 'a',
      courseId: 'speaking-cafe',
      denomination: { en: 'Speaking café' },
      zone: 'Europe/Berlin',
      start: '2027-03-28T16:00:00.000Z',
      end: '2027-03-28T17:30:00.000Z',
    },
  };
  /** Tells Amal that a date was called off; answers the id of the notification. */
  const notifyOf = (): Promise<string> =>
    campus.test.store.transaction((trx) => notify(trx, { ...notice, at: campus.now() }));
  const settled = async (): Promise<void> => {
    campus.server.pushing.nudge();
    await campus.server.pushing.settled();
  };
  const due = async () => (await campus.test.store.read.selectFrom('push_due').selectAll().execute()).length;
  const devices = async () => (await campus.test.store.read.selectFrom('push_device').selectAll().execute()).length;
  const idsAt = ({ received }: Subscribed) => received.map(({ payload }) => payload.id);

  it('goes to each device of the person by itself, and says an id, a kind and whose it is: no more', async () => {
    const [phone, laptop] = [await subscribed(), await subscribed()];
    const elses = await subscribed((await campus.login('olena')).token);
    const id = await notifyOf();
    await settled();
    const payload = { id, kind: 'APPOINTMENT_CANCELLED', owner: await pushOwnerOf('1', AMAL) };
    expect(phone.received.map((one) => one.payload)).toEqual([payload]);
    expect(laptop.received.map((one) => one.payload)).toEqual([payload]);
    expect(elses.received).toEqual([]);
    expect(await due()).toBe(0);
  });

  it('comes from the organisation, encrypted, for a day, and takes its own place when it is sent again', async () => {
    const phone = await subscribed();
    const id = await notifyOf();
    await settled();
    const { body } = await campus.ask({ query: '{ organizationConfig { vapidPublicKey supportEmail } }' });
    const { vapidPublicKey, supportEmail } = body.data.organizationConfig;
    const [push] = phone.received;
    if (push === undefined) throw new Error('There was none.');
    expect(await senderOf(push, vapidPublicKey)).toMatchObject({
      key: vapidPublicKey,
      aud: service.origin,
      sub: `mailto:${supportEmail ?? 'no-reply@lantern.localhost'}`,
    });
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(push.headers.ttl).toBe(String(PUSH_KEPT / 1000));
    expect(push.headers.topic).toBe(id.replaceAll('-', ''));
    expect(push.wire.toString('latin1')).not.toContain(id);
  });

  it.each([404, 410])('that is answered by %i ends the device', async (status) => {
    const phone = await subscribed();
    service.answerWith(status);
    await notifyOf();
    await settled();
    expect([await due(), await devices()]).toEqual([0, 0]);
    service.answerWith(201);
    await notifyOf();
    await settled();
    expect(phone.received).toEqual([]);
  });

  it('that is not taken now is sent later, when the push service says or after a while', async () => {
    const phone = await subscribed();
    service.answerWith(429, '120');
    const id = await notifyOf();
    await settled();
    service.answerWith(503);
    campus.later(119_000);
    await settled();
    expect(idsAt(phone)).toEqual([]);
    campus.later(1000);
    await settled();
    service.answerWith(201);
    campus.later(2 * PUSH_RETRY - 1000);
    await settled();
    expect(idsAt(phone)).toEqual([]);
    campus.later(1000);
    await settled();
    expect(idsAt(phone)).toEqual([id]);
    expect(await due()).toBe(0);
  });

  it.each([400, 413])('that is refused by %i is given up, and the device with it only after weeks', async (status) => {
    await subscribed();
    service.answerWith(status);
    await notifyOf();
    await settled();
    expect([await due(), await devices()]).toEqual([0, 1]);
    campus.later((PUSH_FAILING_DAYS + 1) * DAY);
    await notifyOf();
    await settled();
    expect(await devices()).toBe(0);
  });

  it('is not sent when it is too late, was read meanwhile, or the device is another person’s by then', async () => {
    const phone = await subscribed();
    service.answerWith(503);
    await notifyOf();
    await settled();
    campus.later(PUSH_KEPT + 1);
    service.answerWith(201);
    await settled();
    expect([idsAt(phone), await due()]).toEqual([[], 0]);

    service.answerWith(503);
    const read = await notifyOf();
    await settled();
    await campus.ask({
      query: `mutation { updateNotification(id: "${read}", actions: [{ setRead: { read: true } }]) { success } }`,
      token: (await campus.login('amal')).token,
    });
    service.answerWith(201);
    campus.later(PUSH_RETRY);
    await settled();
    expect([idsAt(phone), await due()]).toEqual([[], 0]);

    service.answerWith(503);
    await notifyOf();
    await settled();
    const olena = await campus.login('olena');
    const query = 'mutation ($it: PushServiceInput!) { createPushDevice(pushService: $it) { success } }';
    const { endpoint, p256dh, auth } = phone;
    await campus.ask({ query, variables: { it: { endpoint, p256dh, auth } }, token: olena.token });
    service.answerWith(201);
    campus.later(PUSH_RETRY);
    await settled();
    expect([idsAt(phone), await due()]).toEqual([[], 0]);
  });

  it('leaves no endpoint and no key in the log, whatever goes wrong', async () => {
    let lines = '';
    const log = createLog('trace', { write: (line) => (lines += line) });
    const talking = await aCampus({ pushAgent: service.agent, log });
    const { token: as } = await talking.login('amal');
    const { endpoint, p256dh, auth } = service.subscribe();
    const query = 'mutation ($it: PushServiceInput!) { createPushDevice(pushService: $it) { success } }';
    await talking.ask({ query, variables: { it: { endpoint, p256dh, auth } }, token: as });
    const fails = async () => {
      await talking.test.store.transaction((trx) => notify(trx, { ...notice, at: talking.now() }));
      await talking.server.pushing.settled();
    };
    service.answerWith(500);
    await fails();
    await service.close();
    await fails();
    const { host, pathname } = new URL(endpoint);
    expect(lines).toContain(`"push":{"host":"${host}","status":500}`);
    expect(lines).toContain(`"push":{"host":"${host}","code":"ECONNREFUSED"}`);
    for (const secret of [pathname, p256dh, auth]) expect(lines).not.toContain(secret);
    const { private_key } = await talking.test.store.read.selectFrom('push_key').selectAll().executeTakeFirstOrThrow();
    expect(lines).not.toContain(private_key);
    await talking.close();
  });

  it('leaves once where two servers share the work, and after a crash all the same', async () => {
    const phone = await subscribed();
    service.answerWith(503);
    const ids: string[] = [];
    for (let n = 0; n < 25; n += 1) ids.push(await notifyOf());
    await settled();
    const other = await campus.another();
    service.answerWith(201);
    campus.later(PUSH_RETRY);
    // A process takes some and dies.
    const lost = await takePushes(campus.test.store, campus.now());
    expect(lost.taken.length).toBeGreaterThan(0);
    other.pushing.nudge();
    await Promise.all([settled(), other.pushing.settled()]);
    expect(idsAt(phone)).toHaveLength(ids.length - lost.taken.length);
    campus.later(PUSH_LEASE);
    await settled();
    expect(idsAt(phone).toSorted()).toEqual(ids.toSorted());
  });

  it('waits in the database while nobody runs, and leaves nothing behind where what it tells was taken back', async () => {
    const phone = await subscribed();
    await campus.server.pushing.stop();
    const id = await notifyOf();
    const rolledBack = campus.test.store.transaction(async (trx) => {
      await notify(trx, {
        organisationId: '1',
        personId: AMAL,
        kind: 'CERTIFICATE_READY',
        at: campus.now(),
        link: null,
        linkType: null,
        payload: { courseId: 'a', denomination: { en: 'A' } },
      });
      throw new Error('The cause did not happen.');
    });
    await expect(rolledBack).rejects.toThrow();
    const restarted = await campus.another();
    restarted.pushing.nudge();
    await restarted.pushing.settled();
    expect(idsAt(phone)).toEqual([id]);
  });
});
