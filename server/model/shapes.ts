import * as v from 'valibot';
import { DOCUMENT_KEPT_DAYS, DOCUMENT_UNDECIDED_DAYS } from '#campus/doc-check/doc-check-limits.ts';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { COURSE_TYPES } from '#campus/learning/learning-item.ts';
import { featuresSchema } from '#campus/organisation/features.ts';
import { externalScriptSchema, registerConfigurationSchema, traitsSchema } from '#campus/organisation/organisation.ts';
import { profileConfigurationSchema } from '#campus/organisation/profile-configuration.ts';
import { brandTokensSchema } from '#campus/theme/brand-tokens.ts';
import { courseMore } from './course-more.ts';
import { exchangeServiceSchema } from './exchange-shape.ts';
import { identityClientSchema } from './identity-shapes.ts';
import { landingComponentSchema } from './landing-shapes.ts';
import { localizedSchema, optionalText } from './localized.ts';
import { mattermostSchema } from './mattermost-shape.ts';
import { scormSchema } from './scorm-shape.ts';
import { consentShape } from './text-shapes.ts';
import { walletSchema } from './wallet-shape.ts';
import { DEFAULT_ZONE } from './zone.ts';

/** What the importer stores and the server reads back: texts by language, HTML rendered and sanitised, pictures as addresses. */

/** An organisation's document check (docs/spec/doc-check.md). Organisations of earlier releases say nothing of it. */
const docCheckSchema = v.object({
  /** Whether it takes documents now. */
  isAvailable: v.optional(v.boolean(), true),
  /** An article of the support centre about it. */
  supportArticle: v.optional(v.nullable(v.string()), null),
  /** A document is deleted so many days after it was decided on. */
  keptDays: v.optional(v.number(), DOCUMENT_KEPT_DAYS),
  /** One that nobody decided on is deleted so many days after it came. */
  undecidedDays: v.optional(v.number(), DOCUMENT_UNDECIDED_DAYS),
});

const language = v.picklist(LANGUAGE_CODES);
export const organisationSchema = v.object({
  id: v.string(),
  denomination: v.string(),
  legalName: v.string(),
  folderName: v.string(),
  hosts: v.array(v.string()),
  tagline: localizedSchema,
  brand: brandTokensSchema,
  logo: v.string(),
  /** In the bar at the top, in place of the logo; null: the logo. */
  navbarAlternativeLogo: v.optional(v.nullable(v.string()), null),
  /** The organisation's own letters (TENANT-15); null: those of `brand.fontName` alone. */
  fontUrl: v.optional(v.nullable(v.string()), null),
  /** Of the web app manifest (APP-6). */
  screenshots: v.optional(
    v.array(
      v.object({ src: v.string(), sizes: v.string(), form: v.picklist(['narrow', 'wide']), label: localizedSchema }),
    ),
    [],
  ),
  loginBgImage: v.nullable(v.string()),
  defaultLanguage: language,
  languageFallback: v.array(language),
  forcedLanguage: v.nullable(language),
  features: featuresSchema,
  traits: traitsSchema,
  supportEmail: v.nullable(v.string()),
  privacyPolicyLink: v.nullable(v.string()),
  helpCenterLink: v.nullable(v.string()),
  demo: v.nullable(
    v.object({
      password: v.string(),
      accounts: v.array(
        v.object({ email: v.string(), name: v.string(), note: v.union([localizedSchema, v.string()]) }),
      ),
    }),
  ),
  /** Where links in mails lead and identity providers return to; null: where the request came to. */
  publicOrigin: v.optional(v.nullable(v.string()), null),
  /** IANA: the clocks of people whose devices do not say it. */
  timeZone: v.optional(v.string(), DEFAULT_ZONE),
  /** What a logout opens beside it, where the trait `externalLogout` says so. */
  externalLogout: v.optional(v.nullable(v.string()), null),
  /** The partner of the single sign-on with products; its secret is found in the environment. */
  gast: v.optional(v.nullable(v.object({ loginUrl: v.string(), secretEnv: v.string() })), null),
  identityClients: v.optional(v.array(identityClientSchema), []),
  /** null: none is configured (AUTH-17). */
  exchangeService: v.optional(v.nullable(exchangeServiceSchema), null),
  /** Whose frames lessons may show. */
  frameHosts: v.optional(v.array(v.string()), []),
  externalScripts: v.optional(v.array(externalScriptSchema), []),
  registerConfiguration: v.optional(registerConfigurationSchema, {}),
  profileConfiguration: v.optional(profileConfigurationSchema, {}),
  /** Says where somebody is, if they ask (Nominatim's /reverse); null: nobody is asked. */
  geocoderUrl: v.optional(v.nullable(v.string()), null),
  /** Pictures of maps (COMMUNITY-6); null: none. */
  mapTiles: v.optional(v.nullable(v.object({ url: v.string(), attribution: v.string() })), null),
  /** The chat (COMMUNITY-9); null: none. */
  mattermost: v.optional(v.nullable(mattermostSchema), null),
  /** What connects to data wallets (WALLET-1); null: nothing. */
  wallet: v.optional(v.nullable(walletSchema), null),
  /** A search service outside; the app itself asks the campus. */
  searchService: v.optional(v.nullable(v.object({ key: v.string(), applicationId: v.string() })), null),
  docCheck: v.optional(docCheckSchema, {}),
  /** exploreText1 to 3 (CATALOGUE-4). */
  exploreTexts: v.optional(v.array(localizedSchema), []),
  customTexts: v.optional(
    v.object({
      surveyBannerTitle: v.optional(localizedSchema),
      surveyBannerText: v.optional(localizedSchema),
      surveyPageText: v.optional(localizedSchema),
    }),
    {},
  ),
  onboardingSlideRedirectUrl: v.optional(v.nullable(v.string()), null),
  /** What people need a certificate of enrolment for (EARN-6); empty: the organisation issues none. */
  certificateOfEnrollmentReasons: v.optional(v.array(v.object({ id: v.string(), denomination: localizedSchema })), []),
  /** Id of the module that the home page shows. */
  featuredModule: v.optional(v.nullable(v.string()), null),
});
export type Organisation = v.InferOutput<typeof organisationSchema>;

export const subOrganisationSchema = v.object({
  id: v.string(),
  denomination: v.string(),
  path: v.string(),
  mainColor: v.string(),
  isRestricted: v.boolean(),
  tagline: localizedSchema,
  logo: v.optional(v.nullable(v.string()), null),
  logoSize: v.optional(v.nullable(v.number()), null),
  loginBgImage: v.optional(v.nullable(v.string()), null),
  landing: v.optional(v.array(landingComponentSchema), []),
  registerConsent: v.nullable(consentShape),
});

export type SubOrganisation = v.InferOutput<typeof subOrganisationSchema>;

export const providerSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: localizedSchema,
  logo: v.optional(v.nullable(v.string()), null),
});
export type Provider = v.InferOutput<typeof providerSchema>;

export const tagSchema = v.object({ id: v.string(), denomination: localizedSchema, abbreviation: v.string() });
export type Tag = v.InferOutput<typeof tagSchema>;

export const categorySchema = v.object({
  identifier: v.string(),
  denomination: localizedSchema,
  description: optionalText,
  color: v.string(),
  isPromoted: v.boolean(),
  image: v.nullable(v.string()),
  /** Path of the partner that it is of. */
  subOrganisation: v.optional(v.nullable(v.string()), null),
  sections: v.array(
    v.object({
      id: v.string(),
      denomination: optionalText,
      subtitle: optionalText,
      modules: v.array(v.string()),
      courses: v.array(v.string()),
    }),
  ),
});
export type Category = v.InferOutput<typeof categorySchema>;

const translations = v.record(language, v.picklist(['draft', 'reviewed']));

export const moduleSchema = v.object({
  id: v.string(),
  denomination: localizedSchema,
  about: optionalText,
  customModuleTypeName: optionalText,
  color: v.string(),
  image: v.nullable(v.string()),
  imageAlt: optionalText,
  hasCertificate: v.boolean(),
  translations,
  courses: v.array(v.object({ course: v.string(), isRequired: v.boolean() })),
  tags: v.optional(v.array(v.string()), []),
  testimonials: v.optional(
    v.array(
      v.object({
        quote: localizedSchema,
        name: v.string(),
        credentials: optionalText,
        writtenBy: v.nullable(v.string()),
      }),
    ),
    [],
  ),
});
export type Module = v.InferOutput<typeof moduleSchema>;

export const courseSchema = v.object({
  id: v.string(),
  courseType: v.picklist(COURSE_TYPES),
  denomination: localizedSchema,
  customCourseTypeName: optionalText,
  subtitle: optionalText,
  about: optionalText,
  image: v.nullable(v.string()),
  imageAlt: optionalText,
  workload: v.number(),
  hasCertificate: v.boolean(),
  isPrivate: v.boolean(),
  /** Units that were imported before have none. */
  targetGroups: v.optional(v.array(v.string()), []),
  isPaywalled: v.boolean(),
  providers: v.array(v.string()),
  prerequisite: v.nullable(v.object({ course: v.string(), module: v.nullable(v.string()) })),
  translations,
  lessons: v.array(
    v.object({
      id: v.string(),
      denomination: localizedSchema,
      customLessonTypeName: v.optional(optionalText, null),
      length: v.number(),
      /** What must be written and passed before the lesson is done. */
      boardId: v.optional(v.nullable(v.string()), null),
      isReflectionRequired: v.optional(v.boolean(), false),
      questionnaireId: v.optional(v.nullable(v.string()), null),
      minPassingScore: v.optional(v.nullable(v.number()), null),
      /** Of its exercises. */
      packageIds: v.optional(v.array(v.string()), []),
    }),
  ),
  ...courseMore,
  scorm: v.optional(v.nullable(scormSchema), null),
});
export type Course = v.InferOutput<typeof courseSchema>;
