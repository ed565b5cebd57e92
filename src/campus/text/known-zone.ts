/** What CLDR calls the zone of a device that does not say its own: no clocks go by it. */
const UNKNOWN = 'Etc/Unknown';

/** The zone (IANA) as a runtime resolved it; undefined where it does not know one. */
export function knownZone(zone: string): string | undefined {
  return zone === UNKNOWN || zone === '' ? undefined : zone;
}
