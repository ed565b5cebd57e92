import { LANGUAGE_IDS } from '#campus/languages.ts';
import { pickText } from '#server/content/localized.ts';
import type { Organisation } from '#server/content/shapes.ts';
import type { CampusContext } from '#server/door/context.ts';
import { shownClients } from '#server/policies/identity.ts';

/** The organisation of the request's host as GraphQL tells it; `/organisation.json` holds the same and its theme. */
export const organisationResolvers = {
  OrganizationConfig: {
    mainColor: ({ brand }: Organisation) => ({ hex: brand.mainColor }),
    fontName: ({ brand }: Organisation) => brand.fontName,
    openIdClients: (organisation: Organisation, _: unknown, { languages }: CampusContext) =>
      shownClients(organisation).map(({ buttonText, ...client }) => ({
        ...client,
        buttonText: pickText(buttonText, languages).text,
      })),
    defaultLanguage: ({ defaultLanguage }: Organisation) => ({ id: LANGUAGE_IDS[defaultLanguage] }),
  },
};
