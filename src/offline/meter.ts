import * as v from 'valibot';
import { answerOf } from './answer-of.ts';
import type { DeviceDb } from './device-db.ts';
import { DATABASES } from './names.ts';

/**
 * The device's data meter: what came from the campus in a month, by page and worker, whoever was signed in, since the bytes
 * are bought for the device. Beside the months lies the cap that the learner set.
 */
export type MeterRow = { id: string; bytes: number };

const meterRow = v.object({ bytes: v.number() });

const CAP = 'cap';

/** The month of the device's own calendar, `2026-11`: so are data plans counted. */
export function monthKey(now: Date): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

/** One transaction per sum, so that tabs and worker never overwrite each other. */
export async function addReceived(device: DeviceDb, bytes: number, now: Date): Promise<void> {
  if (bytes <= 0) return;
  const id = monthKey(now);
  await device.transaction('rw', device.meter, async () => {
    const known = await device.meter.get(id);
    await device.meter.put({ id, bytes: (known?.bytes ?? 0) + bytes });
  });
}

export async function receivedIn(device: DeviceDb, month: string): Promise<number> {
  return (await device.meter.get(month))?.bytes ?? 0;
}

/** Undefined takes the cap away. */
export async function setCap(device: DeviceDb, bytes: number | undefined): Promise<void> {
  if (bytes === undefined) await device.meter.delete(CAP);
  else await device.meter.put({ id: CAP, bytes });
}

/** Bytes that this month may still bring; infinite without a cap. */
export async function bytesLeft(device: DeviceDb, now: Date): Promise<number> {
  const cap = await device.meter.get(CAP);
  if (cap === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, cap.bytes - (await receivedIn(device, monthKey(now))));
}

/** Whether so many bytes more may come this month: asked before each file, so that the cap stops the next byte. */
export async function mayReceive(device: DeviceDb, bytes: number, now: Date): Promise<boolean> {
  return bytes <= (await bytesLeft(device, now));
}

/**
 * Whether this month may bring nothing more. Read without Dexie, since a worker asks it for each picture that it has not; a
 * database that is not there or cannot be read has no cap.
 */
export async function isCapReached(now: Date): Promise<boolean> {
  const request = indexedDB.open(DATABASES.device);
  request.onupgradeneeded = () => request.transaction?.abort();
  const db = await answerOf(request).catch(() => undefined);
  if (db === undefined) return false;
  try {
    const meter = db.transaction('meter').objectStore('meter');
    const [cap, month] = await Promise.all([CAP, monthKey(now)].map((id) => answerOf<unknown>(meter.get(id))));
    return v.is(meterRow, cap) && (v.is(meterRow, month) ? month.bytes : 0) >= cap.bytes;
  } catch {
    return false;
  } finally {
    db.close();
  }
}
