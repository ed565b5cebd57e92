import * as v from 'valibot';
import { localizedSchema } from './localized.ts';

/** An offer of somebody else as it is stored (OFFER-1); its text is HTML, rendered and sanitised. */
export const offerSchema = v.object({
  id: v.string(),
  title: localizedSchema,
  text: localizedSchema,
  category: localizedSchema,
  categoryIcon: v.nullable(v.string()),
  /** Codes of ISO 3166-1. */
  countries: v.array(v.string()),
  city: v.nullable(v.string()),
  date: v.nullable(v.string()),
  link: v.string(),
});
export type Offer = v.InferOutput<typeof offerSchema>;

const DAY = 24 * 60 * 60 * 1000;

/** From the day after its date on it is none any more (OFFER-1). */
export function isCurrentOffer({ date }: Offer, now: Date): boolean {
  return date === null || now.getTime() < Date.parse(date) + DAY;
}
