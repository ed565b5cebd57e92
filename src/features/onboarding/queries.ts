import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { consentRequestSchema } from '#campus/account/consent-request.ts';
import { termsSchema } from '#campus/account/terms-of-service.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { FIELD_VISIBILITIES } from '#campus/organisation/organisation.ts';

const APP_BASE_DATA = `query AppBaseData {
  me { id studentEmail country { id } accountPreference { id } }
  organizationConfig { id registerConfiguration { country } onboardingSlideRedirectUrl }
  viewer {
    onboardingSlides { title description rank media }
    completedMilestones { id denomination }
    subOrganizations {
      id
      denomination
      logo
      subOrganizationPath
      registerConsent { id identifier denomination description consented language }
    }
  }
  component(identifier: "campus") { id identifier denomination }
  unacceptedTermsOfService { id denomination content language }
}`;

const id = { id: v.string() };
const nullableText = v.nullable(v.string());

const baseAnswer = v.object({
  me: v.nullable(
    v.object({
      ...id,
      studentEmail: nullableText,
      country: v.nullable(v.object(id)),
      accountPreference: v.nullable(v.object(id)),
    }),
  ),
  organizationConfig: v.object({
    ...id,
    registerConfiguration: v.object({ country: v.picklist(FIELD_VISIBILITIES) }),
    onboardingSlideRedirectUrl: nullableText,
  }),
  viewer: v.object({
    onboardingSlides: v.array(
      v.object({ title: v.string(), description: v.string(), rank: v.number(), media: nullableText }),
    ),
    completedMilestones: v.array(v.object({ ...id, denomination: v.string() })),
    subOrganizations: v.array(
      v.object({
        ...id,
        denomination: v.string(),
        logo: nullableText,
        subOrganizationPath: v.string(),
        registerConsent: v.nullable(consentRequestSchema),
      }),
    ),
  }),
  component: v.nullable(v.object({ ...id, identifier: v.string(), denomination: v.string() })),
  unacceptedTermsOfService: v.nullable(termsSchema),
});

export type BaseData = v.InferOutput<typeof baseAnswer>;
export type Slide = BaseData['viewer']['onboardingSlides'][number];

export const baseQueries = {
  all: () => ['base'] as const,
  /** What stands between a login and the campus (GATE-1). */
  appBaseData: (language: LanguageCode) =>
    campusQuery({
      key: [...baseQueries.all(), language],
      document: APP_BASE_DATA,
      answer: baseAnswer,
      keep: 'offline',
    }),
};
