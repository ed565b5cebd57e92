import { describe, expect, it } from 'vitest';
import type { Counted } from '#campus/analytics/analytics-event.ts';
import {
  EVENTS_BYTES_MAX,
  EVENTS_PER_REQUEST,
  EVENTS_QUEUED_DAYS,
  EVENTS_QUEUED_MAX,
} from '#campus/analytics/analytics-limits.ts';
import { AMAL, aDeviceDb, begin } from '#tests/support/device/entries.ts';
import type { DeviceDb } from './device-db.ts';
import {
  allowCounting,
  count,
  countedOf,
  countNotification,
  dropCounted,
  forgetCounted,
  forgetVisitor,
  NOBODY,
} from './events.ts';
import { leaveDevice } from './session/leave-device.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-22T12:00:00.000Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const pressed = (name: string): Counted => ({ type: 'BUTTON_INTERACTION', payload: { name } });

async function aCountingDevice(): Promise<DeviceDb> {
  const device = aDeviceDb();
  await allowCounting(device, later(365 * DAY));
  return device;
}

/** Names of the buttons that wait to be sent. */
async function waiting(device: DeviceDb, person: string, now = NOW): Promise<unknown[]> {
  return (await countedOf(device, person, now)).map(({ event }) =>
    'name' in event.payload ? event.payload.name : event.type,
  );
}

describe('what is counted', () => {
  it('is kept only while there is a consent, whoever hands it over', async () => {
    const device = aDeviceDb();
    const hand = (name: string, now = NOW) => count(device, pressed(name), { person: 'amal', now });
    await hand('before');
    await allowCounting(device, later(DAY));
    await hand('with');
    await hand('when-it-ended', later(DAY));
    expect(await device.events.count()).toBe(1);
    expect(await waiting(device, 'amal')).toEqual(['with']);
    expect(await waiting(device, 'amal', later(DAY))).toEqual([]);

    await forgetCounted(device);
    await hand('after');
    await countNotification(device, 'click', NOW);
    expect(await device.events.count()).toBe(0);
  });

  it('is of the person who was signed in then, and of nobody else', async () => {
    const device = await aCountingDevice();
    await count(device, pressed('as-visitor'), { person: NOBODY, now: NOW });
    await count(device, pressed('as-amal'), { person: 'amal', now: NOW });
    expect(await waiting(device, 'amal')).toEqual(['as-amal']);
    expect(await waiting(device, NOBODY)).toEqual(['as-visitor']);
    expect(await waiting(device, 'olena')).toEqual([]);

    await forgetVisitor(device);
    expect(await waiting(device, NOBODY)).toEqual([]);
    expect(await waiting(device, 'amal')).toEqual(['as-amal']);
  });

  it('goes with the person, and what others counted stays', async () => {
    const device = await aCountingDevice();
    await begin(device, AMAL);
    await count(device, pressed('as-amal'), { person: AMAL.viewerId, now: NOW });
    await count(device, pressed('as-visitor'), { person: NOBODY, now: NOW });
    await leaveDevice({ device, dropFiles: async () => {} }, AMAL, 'discard');
    expect((await device.events.toArray()).map(({ person }) => person)).toEqual([NOBODY]);
  });

  it('is a notification too, which the worker hears of', async () => {
    const device = await aCountingDevice();
    await begin(device, AMAL);
    await countNotification(device, 'click', NOW);
    expect((await countedOf(device, AMAL.viewerId, NOW)).map(({ event }) => event)).toEqual([
      { type: 'NATIVE_NOTIFICATION_INTERACTION', payload: { action: 'click' }, recordedAt: NOW.toISOString() },
    ]);
  });

  it('says nothing but what its type may say', async () => {
    const device = await aCountingDevice();
    await count(device, pressed('My name is Amal'), { person: 'amal', now: NOW });
    await count(
      device,
      { type: 'REGISTRATION_ERROR', payload: { message: 'amal@home.example' } },
      { person: '', now: NOW },
    );
    expect(await device.events.count()).toBe(0);
  });

  it('is dropped after a week, and the oldest when there is too much', async () => {
    const device = await aCountingDevice();
    await count(device, pressed('long-ago'), { person: 'amal', now: NOW });
    expect(await waiting(device, 'amal', later(EVENTS_QUEUED_DAYS * DAY))).toEqual(['long-ago']);
    expect(await waiting(device, 'amal', later(EVENTS_QUEUED_DAYS * DAY + 1))).toEqual([]);
    expect(await device.events.count()).toBe(0);

    for (let n = 0; n <= EVENTS_QUEUED_MAX; n += 1) await count(device, pressed(`n${n}`), { person: 'amal', now: NOW });
    expect(await device.events.count()).toBe(EVENTS_QUEUED_MAX);
    expect((await waiting(device, 'amal'))[0]).toBe('n1');
  });

  it('goes in requests that the campus takes, the oldest first, until nothing is left', async () => {
    const device = await aCountingDevice();
    const long = 'é'.repeat(230);
    for (let n = 0; n < 60; n += 1)
      await count(
        device,
        {
          type: 'PAGE_VIEW',
          payload: {
            domain: 'a.example',
            referrer: `https://a.example/${long}`,
            url: `https://a.example/${n}/${long}${long}`,
          },
        },
        { person: 'amal', now: NOW },
      );
    const sizes: number[] = [];
    for (
      let rows = await countedOf(device, 'amal', NOW);
      rows.length > 0;
      rows = await countedOf(device, 'amal', NOW)
    ) {
      const body = JSON.stringify({ events: rows.map(({ event }) => event) });
      expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(EVENTS_BYTES_MAX);
      expect(rows.length).toBeLessThanOrEqual(EVENTS_PER_REQUEST);
      sizes.push(rows.length);
      await dropCounted(device, rows);
    }
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(60);
  });
});
