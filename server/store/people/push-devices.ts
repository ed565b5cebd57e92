import type { Reader } from '#server/store/database/open-store.ts';
import type { PushDeviceRow } from '#server/store/schema/push-tables.ts';

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
