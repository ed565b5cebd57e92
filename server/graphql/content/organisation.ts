import { LANGUAGE_IDS } from '#campus/languages.ts';
import { heldProfileConfiguration } from '#campus/organisation/profile-configuration.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { Organisation } from '#server/model/shapes.ts';
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
    landingPageComponents: (_: Organisation, __: unknown, { catalogue }: CampusContext) => catalogue.landing,
    codeOfConduct: (_: Organisation, __: unknown, { catalogue, languages }: CampusContext) =>
      pickOptional(catalogue.texts.get('code-of-conduct')?.content ?? null, languages),
    vapidPublicKey: async ({ id }: Organisation, _: unknown, { parts }: CampusContext) =>
      (await parts.pushKeys.of(id)).publicKey,
    profileConfiguration: (organisation: Organisation) => ({
      ...heldProfileConfiguration(organisation),
      geocoderUrl: organisation.geocoderUrl,
    }),
    ...exploreText(1),
    ...exploreText(2),
    ...exploreText(3),
    organizationCustomTexts: ({ customTexts }: Organisation, _: unknown, { languages }: CampusContext) => ({
      surveyBannerTitle: pickOptional(customTexts.surveyBannerTitle ?? null, languages),
      surveyBannerText: pickOptional(customTexts.surveyBannerText ?? null, languages),
      surveyPageText: pickOptional(customTexts.surveyPageText ?? null, languages),
    }),
    defaultLanguage: ({ defaultLanguage }: Organisation) => ({ id: LANGUAGE_IDS[defaultLanguage] }),
  },
};

function exploreText(n: 1 | 2 | 3) {
  return {
    [`exploreText${n}`]: ({ exploreTexts }: Organisation, _: unknown, { languages }: CampusContext) =>
      pickOptional(exploreTexts[n - 1] ?? null, languages),
  };
}
