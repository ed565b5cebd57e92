import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { DeviceDb } from '#offline/device-db.ts';
import { monthKey, receivedIn } from '#offline/meter.ts';
import { count } from './meter.ts';

describe('a worker in waiting', () => {
  it('counts what it received only once its version’s time has come, and takes the disk from nobody', async () => {
    const old = new Dexie('device');
    old.version(1).stores({ session: 'id', outbox: '++seq, &id, [owner+organisation], subject', owners: 'key' });
    await old.open();
    const disturbed = vi.fn();
    old.on('versionchange', disturbed);
    await count(1000);
    expect(disturbed).not.toHaveBeenCalled();
    expect(old.isOpen()).toBe(true);
    old.close();
    // The page of the new version was opened.
    const device = new DeviceDb();
    await device.open();
    await count(24);
    expect(await receivedIn(device, monthKey(new Date()))).toBe(1024);
    device.close();
  });
});
