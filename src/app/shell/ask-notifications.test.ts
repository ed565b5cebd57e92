import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAhead } from '#cache/read-ahead.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { warmNotifications } from './ask-notifications.ts';

const UNREAD = notificationQueries.unread('en');
const LATEST = notificationQueries.latest('en');

let campus: TestCampus;
let device: TestDevice;
let asked: number;
beforeEach(async () => {
  campus = await aCampus();
  device = await aDevice(campus, 'amal');
  asked = 0;
  device.network.between = (forward) => {
    asked += 1;
    return forward();
  };
});
afterEach(() => campus.close());

const bothAreHere = () => [LATEST, UNREAD].map(({ key }) => device.client.getQueryData(key) !== undefined);

it('the newest notifications and how many are unread are asked for by one request', async () => {
  await warmNotifications(device.client, 'en', 0);
  expect({ asked, here: bothAreHere() }).toEqual({ asked: 1, here: [true, true] });
});

it('also where the device has both, and the badge has one of them in memory already', async () => {
  await warmNotifications(device.client, 'en', 0);
  device = await device.reload();
  await readAhead(device.client, UNREAD);
  expect(bothAreHere()).toEqual([false, true]);
  await warmNotifications(device.client, 'en', 0);
  expect({ asked, here: bothAreHere() }).toEqual({ asked: 2, here: [true, true] });
});
