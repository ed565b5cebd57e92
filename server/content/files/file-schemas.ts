import * as v from 'valibot';
import { passwordErrors } from '#campus/account/auth-errors.ts';
import { emailSchema } from '#campus/account/email-address.ts';
import { DOCUMENT_KEPT_DAYS, DOCUMENT_UNDECIDED_DAYS } from '#campus/doc-check/doc-check-limits.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { PASSWORD_MIN } from '#campus/limits.ts';
import { featuresSchema } from '#campus/organisation/features.ts';
import { externalScriptSchema, registerConfigurationSchema, traitsSchema } from '#campus/organisation/organisation.ts';
import { profileConfigurationSchema } from '#campus/organisation/profile-configuration.ts';
import { ENROLMENT_REASONS_MAX } from '#campus/own-limits.ts';
import { brandTokensSchema } from '#campus/theme/brand-tokens.ts';
import { DEFAULT_ZONE, zoneSchema } from '#server/model/zone.ts';
import { exchangeServiceFile } from './exchange-service-file.ts';
import {
  fontPath,
  hexColor,
  httpsLink,
  idSchema,
  localizedBy,
  pageLink,
  pictureSchema,
  secureLink,
  shortText,
} from './file-values.ts';
import { identityClientFile, originSchema, partnerLoginFile } from './identity-client-file.ts';
import { landingFile } from './landing-file.ts';
import { mattermostFile } from './mattermost-file.ts';
import { consentSchema } from './text-files.ts';
import { walletFile } from './wallet-file.ts';

/** The files of a campus, field by field; a field that is not here is a mistake. */

const language = v.picklist(LANGUAGE_CODES);
const screenPath = v.pipe(
  v.string(),
  v.regex(/^screens\/[A-Za-z0-9_-]+\.webp$/, 'a picture of the folder screens, like screens/narrow-start.webp'),
);

/** What browsers show where they offer to install; `npm run screens -- --manifest` makes those of the demo. */
function screensFile(defaultLanguage: LanguageCode) {
  const label = localizedBy(defaultLanguage);
  return v.optional(v.array(v.strictObject({ file: screenPath, form: v.picklist(['narrow', 'wide']), label })), []);
}

const hostSchema = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/, 'a host like campus.example.org, without port'),
);

/** Pictures of maps (COMMUNITY-6), by an address like `https://tiles.example/{z}/{x}/{y}.png`. */
const mapTilesFile = v.strictObject({
  url: v.pipe(
    secureLink,
    v.check((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'an address with {z}, {x} and {y}'),
  ),
  attribution: shortText,
});

/** The document check of an organisation with `showProfileRefugeeDocumentUpload` (docs/content.md). */
const docCheckFile = v.strictObject({
  /** False: it takes no documents at the moment. */
  isAvailable: v.optional(v.boolean(), true),
  supportArticle: v.optional(v.nullable(httpsLink), null),
  keptDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), DOCUMENT_KEPT_DAYS),
  undecidedDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(365)), DOCUMENT_UNDECIDED_DAYS),
});

/** Of a search service outside, for clients of an organisation's own; its key is one that may only search. */
const searchServiceFile = v.strictObject({ key: shortText, applicationId: shortText });

/** Just enough to know how to read the rest. */
export const organisationHeadSchema = v.object({ defaultLanguage: v.optional(language, 'en') });

export function organisationFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({
    id: idSchema,
    denomination: shortText,
    legalName: shortText,
    folderName: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens')),
    hosts: v.pipe(v.array(hostSchema), v.minLength(1, 'needs at least one host')),
    tagline: text,
    brand: brandTokensSchema,
    logo: pictureSchema,
    /** In place of the logo in the bar at the top. */
    navbarAlternativeLogo: v.optional(pictureSchema),
    /** The organisation's own letters (TENANT-15). */
    font: v.optional(fontPath),
    screenshots: screensFile(defaultLanguage),
    loginBackground: v.optional(pictureSchema),
    defaultLanguage: language,
    languageFallback: v.optional(v.array(language), []),
    forcedLanguage: v.optional(v.nullable(language), null),
    features: v.optional(featuresSchema, {}),
    traits: v.optional(traitsSchema, {}),
    supportEmail: v.optional(emailSchema),
    privacyPolicyLink: v.optional(httpsLink),
    helpCenterLink: v.optional(httpsLink),
    demoPassword: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => passwordErrors(text, '').length === 0, `needs ${PASSWORD_MIN} characters`),
      ),
    ),
    publicOrigin: v.optional(originSchema),
    timeZone: v.optional(zoneSchema, DEFAULT_ZONE),
    externalLogout: v.optional(httpsLink),
    gast: v.optional(v.nullable(partnerLoginFile), null),
    identityClients: v.optional(v.array(identityClientFile(defaultLanguage)), []),
    exchangeService: v.optional(v.nullable(exchangeServiceFile), null),
    /** Whose frames lessons may show, behind the privacy gate (H5P). */
    frameHosts: v.optional(v.array(originSchema), []),
    externalScripts: v.optional(v.array(externalScriptSchema), []),
    registerConfiguration: v.optional(registerConfigurationSchema, {}),
    profileConfiguration: v.optional(profileConfigurationSchema, {}),
    /** Of an OpenStreetMap-compatible service, like Nominatim's `/reverse`. */
    geocoderUrl: v.optional(secureLink),
    mapTiles: v.optional(mapTilesFile),
    mattermost: v.optional(mattermostFile),
    wallet: v.optional(walletFile),
    searchService: v.optional(searchServiceFile),
    docCheck: v.optional(docCheckFile, {}),
    exploreTexts: v.optional(v.pipe(v.array(text), v.maxLength(3, 'three texts at most')), []),
    customTexts: v.optional(
      v.strictObject({
        surveyBannerTitle: v.optional(text),
        surveyBannerText: v.optional(text),
        surveyPageText: v.optional(text),
      }),
      {},
    ),
    onboardingSlideRedirectUrl: v.optional(pageLink),
    certificateOfEnrollmentReasons: v.optional(
      v.pipe(
        v.array(v.strictObject({ id: idSchema, denomination: text })),
        v.maxLength(ENROLMENT_REASONS_MAX, `${ENROLMENT_REASONS_MAX} reasons at most`),
        v.check((reasons) => new Set(reasons.map(({ id }) => id)).size === reasons.length, 'an id stands twice'),
      ),
      [],
    ),
    /** Of the home page. */
    featuredModule: v.optional(idSchema),
  });
}
export type OrganisationFile = v.InferOutput<ReturnType<typeof organisationFile>>;

export function subOrganisationFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({
    id: idSchema,
    denomination: shortText,
    path: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens')),
    mainColor: hexColor,
    isRestricted: v.optional(v.boolean(), false),
    tagline: text,
    logo: v.optional(pictureSchema),
    /** Width of the logo in px. */
    logoSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(480))),
    loginBackground: v.optional(pictureSchema),
    landing: v.optional(landingFile(defaultLanguage), []),
    registerConsent: v.optional(v.nullable(consentSchema(defaultLanguage)), null),
  });
}
export type SubOrganisationFile = v.InferOutput<ReturnType<typeof subOrganisationFile>>;
