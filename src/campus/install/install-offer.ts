import * as v from 'valibot';
import type { InstallWay } from './install-way.ts';

/** A dismissed offer comes back after so many days; after the second time never (APP-7). */
const INSTALL_OFFER_REST_DAYS = 60;
const INSTALL_DISMISSALS_MOST = 2;
/** The card on Home comes with the second visit at the earliest. */
const INSTALL_CARD_VISITS = 2;

const DAY = 24 * 60 * 60 * 1000;

/** What a device remembers of it, whoever uses it. */
export const installRecordSchema = v.object({
  visits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When an offer was sent away, ms since 1970. */
  dismissed: v.array(v.number()),
});
export type InstallRecord = v.InferOutput<typeof installRecordSchema>;

export type InstallOffer = {
  way: InstallWay;
  record: InstallRecord;
  now: number;
} & ({ place: 'home'; hasLearnt: boolean } | { place: 'login'; isPhone: boolean });

/** Whether the app offers itself here and now; the row in the settings asks nobody. */
export function mayOfferInstall(offer: InstallOffer): boolean {
  const { way, record, now } = offer;
  if (way === 'installed' || way === 'none') return false;
  if (record.dismissed.length >= INSTALL_DISMISSALS_MOST) return false;
  const last = record.dismissed.at(-1);
  if (last !== undefined && now - last < INSTALL_OFFER_REST_DAYS * DAY) return false;
  if (offer.place === 'login') return offer.isPhone;
  return record.visits >= INSTALL_CARD_VISITS && offer.hasLearnt;
}
