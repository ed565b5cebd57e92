import { type CountryName, countriesIn } from '#campus/account/countries.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { pickText } from '#server/model/localized.ts';
import type { Text } from '#server/model/text-shapes.ts';

/** The text that the accessibility statement is kept as. */
const ACCESSIBILITY = 'accessibility';

export const textQueries = {
  text: (_, { identifier }, { catalogue }) => catalogue.texts.get(identifier) ?? null,
  accessibilityStatement: (_, __, { catalogue }) => catalogue.texts.get(ACCESSIBILITY) ?? null,
  component: (_, { identifier }, { organisation }) =>
    identifier === 'campus' ? { id: identifier, identifier, denomination: organisation.denomination } : null,
  countries: (_, __, { languages }) => countriesIn(languages.asked),
} satisfies Fields<'Query'>;

const page = {
  content: ({ content }, _, { languages }) => pickText(content, languages).text,
  isTranslated: ({ content }, _, { languages }) => pickText(content, languages).isTranslated,
  language: ({ content }, _, { languages }) => pickText(content, languages).language,
} satisfies Fields<'AccessibilityStatement'>;

export const textResolvers = {
  TextBlock: { ...page, id: ({ identifier }: Text) => identifier },
  AccessibilityStatement: page,
  Country: { id: ({ code }: CountryName) => code },
  OnboardingSlide: {
    title: ({ title }, _, { languages }) => pickText(title, languages).text,
    description: ({ description }, _, { languages }) => pickText(description, languages).text,
  },
} satisfies PartialResolvers;
