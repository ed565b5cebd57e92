import type { Reader, Trx } from './open-store.ts';
import type { PushDeviceRow } from './push-tables.ts';

interface Whose {
  readonly organisationId: string;
  readonly personId: string;
}

/** The device with this endpoint, where it is this person's. */
export function findPushDevice(
  read: Reader,
  { organisationId, personId, endpoint }: Whose & { endpoint: string },
): Promise<PushDeviceRow | undefined> {
  return read
    .selectFrom('push_device')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
}

/** With a session go its devices, in the same transaction: nobody is reached where nobody is signed in (RELIABILITY, row 42). */
export async function forgetDevicesOf(trx: Trx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await trx.deleteFrom('push_device').where('session_id', 'in', sessionIds).execute();
}
