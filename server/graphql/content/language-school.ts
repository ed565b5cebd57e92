import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';

export const languageSchoolQueries = {
  /** None for a visitor (SERVICE-1). */
  languageSchool: (_, __, { person, catalogue }) => (person === undefined ? [] : catalogue.languageSchool),
} satisfies Fields<'Query'>;

export const languageSchoolResolvers = {
  LanguageSchoolCategory: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    description: ({ description }, _, { languages }) => pickOptional(description, languages),
  },
  LanguageSchoolSubcategory: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
  },
  LanguageSchoolResource: {
    title: ({ title }, _, { languages }) => pickText(title, languages).text,
    text: ({ text }, _, { languages }) => pickText(text, languages).text,
    language: ({ text }, _, { languages }) => pickText(text, languages).language,
  },
} satisfies PartialResolvers;
