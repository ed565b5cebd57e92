import { describe, expect, it } from 'vitest';
import { notify } from '#server/store/people/notify.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { fourCases, truthOf } from '#tests/support/device/four-cases.ts';
import { markNotification, readAllNotifications } from './mutations.ts';
import type { Mark } from './patches.ts';
import { type Notification, notificationQueries } from './queries.ts';

const LATEST = notificationQueries.latest('en');
const UNREAD = notificationQueries.unread('en');

/** Each tells that a date is cancelled, a minute after the one before. */
async function notifyOf(campus: TestCampus, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    campus.later(60_000);
    const at = campus.now();
    await campus.test.store.transaction(async (trx) => {
      const made = await notify(trx, {
        organisationId: '1',
        personId: '1-amal',
        kind: 'APPOINTMENT_CANCELLED',
        payload: {
          appointmentId: id,
          courseId: 'speaking-cafe',
          denomination: { en: id },
          zone: 'Europe/Berlin',
          start: at.toISOString(),
          end: at.toISOString(),
        },
        link: '/course/speaking-cafe',
        linkType: 'COURSE',
        at,
      });
      await trx.updateTable('notification').set({ id }).where('id', '=', made).execute();
    });
  }
}

const ids = ['one', 'two', 'three'];
const prepare = (_: TestDevice, campus: TestCampus) => notifyOf(campus, ids);
const shown = (notifications: readonly Notification[]) =>
  notifications.map(({ read, interacted }) => [read, interacted]);

async function aReader() {
  const campus = await aCampus();
  const device = await aDevice(campus, 'amal');
  await notifyOf(campus, ids);
  const { notifications } = await device.read(LATEST);
  const [three, two, one] = notifications;
  if (three === undefined || two === undefined || one === undefined) throw new Error('Nobody was notified.');
  const unread = async () => (await device.read(UNREAD)).viewer.unreadNotificationsCount;
  await unread();
  return { campus, device, unread, three, two, one };
}

describe('one’s notifications', () => {
  it('counts less with each that is read offline, and more with each that is not any more', async () => {
    const { campus, device, unread, three, one } = await aReader();
    expect(await unread()).toBe(3);
    device.network.cut = true;
    await device.send(markNotification, { notification: three, mark: 'followed' });
    await device.send(markNotification, { notification: one, mark: 'read' });
    expect(await unread()).toBe(1);
    expect(shown((await device.read(LATEST)).notifications)).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
    await device.send(markNotification, { notification: { ...three, read: true }, mark: 'unread' });
    expect(await unread()).toBe(2);
    device.network.cut = false;
    await device.drain();
    const { answer } = await truthOf(device, LATEST);
    expect(shown(answer.notifications)).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    await device.refresh(UNREAD);
    expect(await unread()).toBe(2);
    await campus.close();
  });

  it('does not count as read when it came after the word that all is', async () => {
    const { campus, device, unread, three } = await aReader();
    device.network.cut = true;
    await device.send(readAllNotifications, { until: three.createdAt });
    expect(await unread()).toBe(0);
    await notifyOf(campus, ['news']);
    device.network.cut = false;
    await device.drain();
    await device.refresh(UNREAD);
    await device.refresh(LATEST);
    expect(await unread()).toBe(1);
    expect(shown((await device.read(LATEST)).notifications)[0]).toEqual([false, false]);
    await campus.close();
  });

  it('is read where all is, though it is older than what the device knows', async () => {
    const campus = await aCampus();
    const device = await aDevice(campus, 'amal');
    await notifyOf(
      campus,
      Array.from({ length: 25 }, (_, at) => String(at)),
    );
    const [newest] = (await device.read(LATEST)).notifications;
    const unread = async () => (await device.read(UNREAD)).viewer.unreadNotificationsCount;
    expect(await unread()).toBe(25);
    device.network.cut = true;
    await device.send(readAllNotifications, { until: newest?.createdAt ?? '' });
    expect(await unread()).toBe(0);
    await campus.close();
  });
});

describe('notification.mark', () => {
  const two: Notification = {
    __typename: 'Notification',
    id: 'two',
    message: '',
    read: false,
    interacted: false,
    link: '/course/speaking-cafe',
    linkType: 'COURSE',
    createdAt: '2026-11-22T08:00:00.000Z',
  };
  const follow: { notification: Notification; mark: Mark } = { notification: two, mark: 'followed' };
  fourCases({
    mutation: markNotification,
    before: prepare,
    input: follow,
    read: LATEST,
    sees: ({ notifications }) => notifications.map(({ id, read, interacted }) => [id, read, interacted]),
    expected: [
      ['three', false, false],
      ['two', true, true],
      ['one', false, false],
    ],
    refused: { input: { ...follow, notification: { ...two, id: 'of somebody else' } }, code: 'NOT_FOUND' },
  });
});
