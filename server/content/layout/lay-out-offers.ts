import type { OfferGroupFile } from '#server/content/files/offers-file.ts';
import type { Offer } from '#server/model/offer-shape.ts';
import type { Pictures } from './pictures.ts';
import { renderLocalized } from './render-localized.ts';
import { isRelative, resolveMoment } from './resolve-moment.ts';

/** Offers as they are stored, in the order of their file; a day that is counted from the import is counted from `now`. */
export function layOutOffers(groups: readonly OfferGroupFile[], pictures: Pictures, now: Date): readonly Offer[] {
  return groups.flatMap(({ category, icon, offers }, n) => {
    const categoryIcon = pictures.addressOf(icon, 'offers.yaml', `${n}.icon`);
    return offers.map(({ id, title, text, countries, city, date, link }) => ({
      id,
      title,
      text: renderLocalized(text),
      category,
      categoryIcon,
      countries,
      city: city ?? null,
      date: date === undefined ? null : dayOf(date, now),
      link,
    }));
  });
}

function dayOf(date: string, now: Date): string {
  return isRelative(date) ? resolveMoment(date, now) : date;
}
