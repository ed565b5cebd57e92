import type { Place } from '#campus/account/place.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

type PlaceColumns = Pick<PersonRow, 'lat_hundredths' | 'lng_hundredths'>;

/** A place as the disk has it, to a hundredth of a degree (COMMUNITY-4); undefined takes it away. */
export function placeColumns(place: Place | undefined): PlaceColumns {
  if (place === undefined) return { lat_hundredths: null, lng_hundredths: null };
  return { lat_hundredths: Math.round(place.latitude * 100), lng_hundredths: Math.round(place.longitude * 100) };
}
