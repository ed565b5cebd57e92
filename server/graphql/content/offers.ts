import { countryName } from '#campus/account/countries.ts';
import { COUNTRY_SEPARATOR } from '#campus/organisation/offers-by-category.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { pickText } from '#server/model/localized.ts';
import { isCurrentOffer } from '#server/model/offer-shape.ts';

export const offerQueries = {
  /** None for a visitor, and where the organisation has no offer board (OFFER-1). */
  offers: (_, __, { person, organisation, catalogue, now }) =>
    person === undefined || !organisation.features.showOfferBoard
      ? []
      : catalogue.offers.filter((offer) => isCurrentOffer(offer, now)),
} satisfies Fields<'Query'>;

export const offerResolvers = {
  Offer: {
    title: ({ title }, _, { languages }) => pickText(title, languages).text,
    text: ({ text }, _, { languages }) => pickText(text, languages).text,
    language: ({ text }, _, { languages }) => pickText(text, languages).language,
    category: ({ category }, _, { languages }) => pickText(category, languages).text,
    country: ({ countries }, _, { languages }) =>
      countries.map((code) => countryName(code, languages.asked)).join(COUNTRY_SEPARATOR),
  },
} satisfies PartialResolvers;
