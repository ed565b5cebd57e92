import { type Account, columnsOf } from '#offline/account.ts';
import { DeviceDb } from '#offline/device-db.ts';
import type { NewEntry, OutboxEntry } from '#offline/outbox/entry.ts';

export const AMAL: Account = { viewerId: 'amal', organisation: '1' };

let made = 0;

/** An entry as a screen hands it over; each with an id and a subject of its own unless the test says otherwise. */
export function aNewEntry(has: Partial<NewEntry> = {}): NewEntry {
  made += 1;
  return {
    id: `entry-${made}`,
    kind: 'bookmark.set',
    version: 1,
    input: {},
    document: 'mutation { noop { success } }',
    variables: {},
    subject: `subject-${made}`,
    dependsOnSubjects: [],
    ...columnsOf(AMAL),
    queuedAt: 0,
    ...has,
  };
}

/** An entry as it lies on disk. */
export function anEntry(has: Partial<OutboxEntry> = {}): OutboxEntry {
  const { dependsOnSubjects, ...rest } = aNewEntry();
  return { ...rest, dependsOn: dependsOnSubjects, state: 'waiting', attempts: 0, notBefore: 0, ...has };
}

/** A device nobody has used yet. */
export function aDeviceDb(): DeviceDb {
  return new DeviceDb(`device-${crypto.randomUUID()}`);
}

/** Their session, as the device knows it; the tokens say nothing. */
export async function begin(device: DeviceDb, { viewerId, organisation }: Account): Promise<void> {
  await device.session.put({ id: 'session', jwt: '', refreshToken: '', viewerId, organisation });
}
