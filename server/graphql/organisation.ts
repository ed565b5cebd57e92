import { LANGUAGE_IDS } from '#campus/languages.ts';
import type { Organisation } from '#server/content/shapes.ts';

/** The organisation of the request's host as GraphQL tells it; `/organisation.json` holds the same and its theme. */
export const organisationResolvers = {
  OrganizationConfig: {
    mainColor: ({ brand }: Organisation) => ({ hex: brand.mainColor }),
    fontName: ({ brand }: Organisation) => brand.fontName,
    defaultLanguage: ({ defaultLanguage }: Organisation) => ({ id: LANGUAGE_IDS[defaultLanguage] }),
  },
};
