import * as v from 'valibot';
import { knownZone } from '#campus/text/known-zone.ts';

/** Whether there is a time zone (IANA) of this name. */
function isZone(zone: string): boolean {
  try {
    return knownZone(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone) !== undefined;
  } catch {
    return false;
  }
}

export const zoneSchema = v.pipe(
  v.string(),
  v.check((zone) => isZone(zone), 'a time zone like Europe/Berlin'),
);

/** Whose clocks count where neither a device nor an organisation says it. */
export const DEFAULT_ZONE = 'Europe/Berlin';
