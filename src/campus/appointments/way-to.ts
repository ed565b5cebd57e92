import type { Appointment } from './appointment.ts';

type Place = Pick<Appointment, 'location' | 'latitude' | 'longitude'>;

/**
 * Where a tap on "Show the way" leads: the phone's own map where it has one that is asked by `geo:` (RFC 5870), else
 * OpenStreetMap. Undefined where there is no place.
 */
export function wayTo({ location, latitude, longitude }: Place, { hasGeo }: { hasGeo: boolean }): string | undefined {
  const isKnown = latitude !== null && longitude !== null;
  const name = location === null ? '' : encodeURIComponent(location);
  if (!isKnown && name === '') return undefined;
  if (hasGeo) {
    const at = isKnown ? `${latitude},${longitude}` : '0,0';
    return isKnown && name !== '' ? `geo:${at}?q=${at}(${name})` : `geo:${at}?q=${isKnown ? at : name}`;
  }
  return isKnown
    ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`
    : `https://www.openstreetmap.org/search?query=${name}`;
}
