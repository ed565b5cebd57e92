import * as v from 'valibot';
import { REQUEST_TIMEOUT } from '#campus/limits.ts';

const name = v.optional(v.string());
/** Nominatim's reverse answer, `format=jsonv2` (PROFILE-4). */
const answer = v.object({
  address: v.object({ city: name, town: name, village: name, municipality: name, country_code: name }),
});

/** Far enough from a house that nobody is found by it, near enough for a city: about a kilometre. */
const DECIMALS = 2;

export type Place = { latitude: number; longitude: number };

/** City and country of a place, by the organisation's service; without cookies and without anything of the campus. Rejects where there is none. */
export async function cityAt(
  geocoderUrl: string,
  { latitude, longitude }: Place,
  language: string,
): Promise<{ city: string | undefined; countryCode: string | undefined }> {
  const address = new URL(geocoderUrl);
  address.searchParams.set('format', 'jsonv2');
  address.searchParams.set('lat', latitude.toFixed(DECIMALS));
  address.searchParams.set('lon', longitude.toFixed(DECIMALS));
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
