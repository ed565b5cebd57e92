import { NUDGES_AT_ONCE } from '#campus/push/push-limits.ts';
import { DEFAULT_ZONE } from '#server/model/zone.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { Catalogues } from './candidates.ts';

interface Someone {
  readonly organisationId: string;
  readonly personId: string;
}

/** By whose clocks people live: those of their newest device, else of their organisation. */
export async function zonesOf(
  read: Reader,
  catalogues: Catalogues,
  people: readonly Someone[],
): Promise<(of: Someone) => string> {
  const ids = [...new Set(people.map(({ personId }) => personId))];
  const zones = new Map<string, string>();
  for (let at = 0; at < ids.length; at += NUDGES_AT_ONCE) {
    const rows = await read
      .selectFrom('push_device')
      .select(['person_id', 'time_zone'])
      .where('person_id', 'in', ids.slice(at, at + NUDGES_AT_ONCE))
      .where('time_zone', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    // The newest is the last one.
    for (const { person_id, time_zone } of rows) if (time_zone !== null) zones.set(person_id, time_zone);
  }
  return ({ organisationId, personId }) =>
    zones.get(personId) ?? catalogues.get(organisationId)?.organisation.timeZone ?? DEFAULT_ZONE;
}
