import Dexie from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { DeviceDb } from '#offline/device-db.ts';
import { DEXIE_STEP } from '#offline/health/refuse-newer.ts';
import { addReceived, receivedIn } from '#offline/meter.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { countFirst } from './first-meter.ts';

const NOW = new Date(2026, 10, 26);

afterEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await Dexie.delete(name);
});

it('adds to what the library has counted, and the library to that', async () => {
  const device = new DeviceDb();
  await addReceived(device, 100, NOW);
  expect(await countFirst(20, NOW)).toBe(true);
  await addReceived(device, 3, NOW);
  expect(await receivedIn(device, '2026-11')).toBe(123);
  device.close();
});

it('begins a month', async () => {
  const device = new DeviceDb();
  await device.open();
  expect(await countFirst(20, NOW)).toBe(true);
  expect(await receivedIn(device, '2026-11')).toBe(20);
  device.close();
});

it('leaves a new device to the library, and one of another release, and makes nothing there', async () => {
  expect(await countFirst(20, NOW)).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  const opening = indexedDB.open('device', (DEVICE_VERSION + 1) * DEXIE_STEP);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  opening.result.close();
  expect(await countFirst(20, NOW)).toBe(false);
});
