/** Between the countries of one offer. */
export const COUNTRY_SEPARATOR = ', ';

type Placed = { readonly country: string };
type Categorised = { readonly category: string; readonly categoryIcon: string | null };

/** The countries that an offer is for. */
export function countriesOf({ country }: Placed): readonly string[] {
  return country
    .split(COUNTRY_SEPARATOR.trim())
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Each country that some offer is for, once, in the order in which they come. */
export function countriesOfAll(offers: readonly Placed[]): readonly string[] {
  return [...new Set(offers.flatMap(countriesOf))];
}

export interface OfferGroup<O> extends Categorised {
  readonly offers: readonly O[];
}

/** Every category, with what it has for a country; one that has nothing there stays, and is empty (OFFER-2). */
export function offersByCategory<O extends Placed & Categorised>(
  offers: readonly O[],
  country: string | undefined,
): readonly OfferGroup<O>[] {
  const groups = new Map<string, { category: string; categoryIcon: string | null; offers: O[] }>();
  for (const offer of offers) {
    const { category, categoryIcon } = offer;
    const group = groups.get(category) ?? { category, categoryIcon, offers: [] };
    groups.set(category, group);
    if (country === undefined || countriesOf(offer).includes(country)) group.offers.push(offer);
  }
  return [...groups.values()];
}
