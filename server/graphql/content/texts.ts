import { type CountryName, countriesIn } from '#campus/account/countries.ts';
import type { QueryComponentArgs, QueryTextArgs } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickText } from '#server/model/localized.ts';
import type { Slide, Text } from '#server/model/text-shapes.ts';

/** The text that the accessibility statement is kept as. */
const ACCESSIBILITY = 'accessibility';

export const textQueries = {
  text: (_: unknown, { identifier }: QueryTextArgs, { catalogue }: CampusContext) =>
    catalogue.texts.get(identifier) ?? null,
  accessibilityStatement: (_: unknown, __: unknown, { catalogue }: CampusContext) =>
    catalogue.texts.get(ACCESSIBILITY) ?? null,
  component: (_: unknown, { identifier }: QueryComponentArgs, { organisation }: CampusContext) =>
    identifier === 'campus' ? { id: identifier, identifier, denomination: organisation.denomination } : null,
  countries: (_: unknown, __: unknown, { languages }: CampusContext) => countriesIn(languages.asked),
};

const page = {
  content: ({ content }: Text, _: unknown, { languages }: CampusContext) => pickText(content, languages).text,
  isTranslated: ({ content }: Text, _: unknown, { languages }: CampusContext) =>
    pickText(content, languages).isTranslated,
  language: ({ content }: Text, _: unknown, { languages }: CampusContext) => pickText(content, languages).language,
};

export const textResolvers = {
  TextBlock: { ...page, id: ({ identifier }: Text) => identifier },
  AccessibilityStatement: page,
  Country: { id: ({ code }: CountryName) => code },
  OnboardingSlide: {
    title: ({ title }: Slide, _: unknown, { languages }: CampusContext) => pickText(title, languages).text,
    description: ({ description }: Slide, _: unknown, { languages }: CampusContext) =>
      pickText(description, languages).text,
  },
};
