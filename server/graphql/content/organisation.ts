import { LANGUAGE_IDS } from '#campus/languages.ts';
import { heldProfileConfiguration } from '#campus/organisation/profile-configuration.ts';
import type { PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { chatOf } from '#server/policies/chat.ts';
import { shownClients } from '#server/policies/identity.ts';

/** The organisation of the request's host as GraphQL tells it; `/organisation.json` holds the same and its theme. */
export const organisationResolvers = {
  OrganizationConfig: {
    mainColor: ({ brand }) => ({ hex: brand.mainColor }),
    fontName: ({ brand }) => brand.fontName,
    openIdClients: (organisation, _, { languages }) =>
      shownClients(organisation).map(({ buttonText, ...client }) => ({
        ...client,
        buttonText: pickText(buttonText, languages).text,
      })),
    landingPageComponents: (_, __, { catalogue }) => catalogue.landing,
    codeOfConduct: (_, __, { catalogue, languages }) =>
      pickOptional(catalogue.texts.get('code-of-conduct')?.content ?? null, languages),
    vapidPublicKey: async ({ id }, _, { parts }) => (await parts.pushKeys.of(id)).publicKey,
    mattermostTeamName: (organisation) => chatOf(organisation)?.team ?? null,
    profileConfiguration: (organisation) => ({
      ...heldProfileConfiguration(organisation),
      geocoderUrl: organisation.geocoderUrl,
    }),
    documentSupportLink: ({ docCheck }) => docCheck.supportArticle,
    documentKeptDays: ({ docCheck }) => docCheck.keptDays,
    exploreText1: (organisation, _, context) => exploreText(1, organisation, context),
    exploreText2: (organisation, _, context) => exploreText(2, organisation, context),
    exploreText3: (organisation, _, context) => exploreText(3, organisation, context),
    organizationCustomTexts: ({ customTexts }, _, { languages }) => ({
      surveyBannerTitle: pickOptional(customTexts.surveyBannerTitle ?? null, languages),
      surveyBannerText: pickOptional(customTexts.surveyBannerText ?? null, languages),
      surveyPageText: pickOptional(customTexts.surveyPageText ?? null, languages),
    }),
    defaultLanguage: ({ defaultLanguage }) => ({ id: LANGUAGE_IDS[defaultLanguage] }),
  },
} satisfies PartialResolvers;

function exploreText(n: 1 | 2 | 3, { exploreTexts }: Organisation, { languages }: CampusContext): string | null {
  return pickOptional(exploreTexts[n - 1] ?? null, languages);
}
