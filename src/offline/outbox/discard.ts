import { accountOf } from '#offline/account.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { entriesOf } from './outbox.ts';

/**
 * Lets go of an entry that needs the learner, by the learner's decision, and of what was parked because it builds on it: without
 * it, that could only be refused too. Whatever may still be under way is never touched.
 */
export async function discard(device: DeviceDb, id: string): Promise<void> {
  await device.transaction('rw', device.outbox, async () => {
    const first = await device.outbox.where('id').equals(id).first();
    if (first === undefined || first.state !== 'needs-you') return;
    const gone = new Set([id]);
    for (const each of await entriesOf(device, accountOf(first))) {
      if (each.state === 'needs-you' && each.dependsOn.some((parent) => gone.has(parent))) gone.add(each.id);
    }
    await device.outbox
      .where('id')
      .anyOf([...gone])
      .delete();
  });
}
