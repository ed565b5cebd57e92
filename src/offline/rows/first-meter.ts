import * as v from 'valibot';
import { answerOf } from '#offline/answer-of.ts';
import { monthKey } from '#offline/meter.ts';
import { DATABASES } from '#offline/names.ts';
import { DEVICE_VERSION } from '#offline/versions.ts';
import { committedOf, opened } from './open-existing.ts';

const meterRow = v.object({ bytes: v.number() });

/**
 * Adds what came to the data meter (OFFLINE-12) before the library that writes is there: the page may be left by then. False
 * where that library has to come first: a new device, or databases of another release.
 */
export async function countFirst(bytes: number, now: Date): Promise<boolean> {
  const device = await opened(DATABASES.device, DEVICE_VERSION).catch(() => undefined);
  if (device === undefined) return false;
  try {
    const id = monthKey(now);
    const transaction = device.transaction('meter', 'readwrite');
    const committed = committedOf(transaction);
    const months = transaction.objectStore('meter');
    const known = await answerOf<unknown>(months.get(id));
    months.put({ id, bytes: (v.is(meterRow, known) ? known.bytes : 0) + bytes });
    await committed;
    return true;
  } finally {
    device.close();
  }
}
