import { describe, expect, it } from 'vitest';
import { aDeviceDb } from '#tests/support/device/entries.ts';
import { addReceived, bytesLeft, mayReceive, monthKey, receivedIn, setCap } from './meter.ts';

const NOVEMBER = new Date(2026, 10, 21);
const DECEMBER = new Date(2026, 11, 1);

describe('the data meter', () => {
  it('adds up what page and worker received at the same moment', async () => {
    const device = aDeviceDb();
    await Promise.all(Array.from({ length: 20 }, () => addReceived(device, 100, NOVEMBER)));
    expect(await receivedIn(device, '2026-11')).toBe(2000);
  });

  it('begins anew with each month', async () => {
    const device = aDeviceDb();
    await addReceived(device, 100, NOVEMBER);
    await addReceived(device, 7, DECEMBER);
    expect(await receivedIn(device, monthKey(NOVEMBER))).toBe(100);
    expect(await receivedIn(device, monthKey(DECEMBER))).toBe(7);
  });

  it('lets everything through without a cap', async () => {
    const device = aDeviceDb();
    await addReceived(device, 1e12, NOVEMBER);
    expect(await mayReceive(device, 1e12, NOVEMBER)).toBe(true);
  });

  it('stops the next byte at the cap, until the next month or a larger cap', async () => {
    const device = aDeviceDb();
    await setCap(device, 1000);
    await addReceived(device, 900, NOVEMBER);
    expect(await bytesLeft(device, NOVEMBER)).toBe(100);
    expect(await mayReceive(device, 100, NOVEMBER)).toBe(true);
    expect(await mayReceive(device, 101, NOVEMBER)).toBe(false);
    await addReceived(device, 500, NOVEMBER);
    expect(await bytesLeft(device, NOVEMBER)).toBe(0);
    expect(await mayReceive(device, 101, DECEMBER)).toBe(true);
    await setCap(device, 5000);
    expect(await mayReceive(device, 101, NOVEMBER)).toBe(true);
    await setCap(device, undefined);
    expect(await bytesLeft(device, NOVEMBER)).toBe(Number.POSITIVE_INFINITY);
  });
});
