import * as v from 'valibot';

/** Degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

/** Digits of a degree that a place keeps: about a kilometre, too coarse to find an address by it (COMMUNITY-4). */
const DECIMALS = 2;

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Where a device says that it is. */
export const placeSchema = v.object({ latitude, longitude });
/** The same in the words of an answer. */
export const degreesSchema = v.object({ lat: latitude, lng: longitude });

/** A place as anybody but its device may know it. */
export function coarsePlace({ latitude, longitude }: Place): Place {
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) };
}
