import * as v from 'valibot';
import { coarsePlace, type Place } from '#campus/account/place.ts';
import { REQUEST_TIMEOUT } from '#campus/limits.ts';

const name = v.optional(v.string());
/** Nominatim's reverse answer, `format=jsonv2` (PROFILE-4). */
const answer = v.object({
  address: v.object({ city: name, town: name, village: name, municipality: name, country_code: name }),
});

/** City and country of a place, by the organisation's service; without cookies and without anything of the campus. Rejects where there is none. */
export async function cityAt(
  geocoderUrl: string,
  place: Place,
  language: string,
): Promise<{ city: string | undefined; countryCode: string | undefined }> {
  const { latitude, longitude } = coarsePlace(place);
  const address = new URL(geocoderUrl);
  address.searchParams.set('format', 'jsonv2');
  address.searchParams.set('lat', String(latitude));
  address.searchParams.set('lon', String(longitude));
  address.searchParams.set('accept-language', language);
  const reply = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  });
  const found = v.parse(answer, await reply.json()).address;
  return {
    city: found.city ?? found.town ?? found.village ?? found.municipality,
    countryCode: found.country_code?.toUpperCase(),
  };
}
