import * as v from 'valibot';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { BRAND_FONTS } from '#campus/theme/brand-tokens.ts';
import { themeSchema } from '#campus/theme/theme.ts';
import { featuresSchema } from './features.ts';

/** Peculiarities of single organisations (1, 12, 23) as named traits, never an id compared in code (TENANT-6). */
export const traitsSchema = v.strictObject({
  communityVerification: v.optional(v.boolean(), false),
  learningMap: v.optional(v.boolean(), false),
  externalLogout: v.optional(v.boolean(), false),
  sponsorLogo: v.optional(v.nullable(v.string()), null),
  specialTerms: v.optional(v.boolean(), false),
  /** The only domain of e-mail addresses that may sign up and in (AUTH-7). */
  emailDomain: v.optional(v.nullable(v.string()), null),
  /** Profile completion asks for an address of this domain (GATE-6). */
  profileEmailDomain: v.optional(v.nullable(v.string()), null),
});

/**
 * A script from outside, started by its policy: `analytics` only after consent (PRIVACY-3). `cookieBanner` asks for
 * consents itself, in place of the campus (PRIVACY-3).
 */
export const externalScriptSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  source: v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+/, 'an address like https://…')),
  policy: v.picklist(['essential', 'analytics', 'cookieBanner']),
});
export type ExternalScript = v.InferOutput<typeof externalScriptSchema>;

export const FIELD_VISIBILITIES = ['HIDDEN', 'REQUIRED', 'SHOWN'] as const;

/** Which fields a person is asked for (TENANT-9). */
export const registerConfigurationSchema = v.strictObject({
  country: v.optional(v.picklist(FIELD_VISIBILITIES), 'HIDDEN'),
});

/** A partner as its pages need it at the first paint: `/partner/{path}`. */
const publicSubOrganisation = v.object({
  id: v.string(),
  path: v.string(),
  denomination: v.string(),
  /** By language code. */
  tagline: v.record(v.string(), v.string()),
  logo: v.nullable(v.string()),
  /** Width in px. */
  logoSize: v.nullable(v.number()),
  loginRegisterBgImage: v.nullable(v.string()),
  theme: themeSchema,
  isRestricted: v.boolean(),
  hasLanding: v.boolean(),
});
export type PublicSubOrganisation = v.InferOutput<typeof publicSubOrganisation>;

/** One account of the demo login ("Enter as …"); only a demo campus has any. The note of an older import has one language. */
const demoAccount = v.object({
  email: v.string(),
  name: v.string(),
  note: v.union([v.record(v.string(), v.string()), v.string()]),
});

/** A button of the login that leads to an identity provider: what it shows, nothing of what is behind it. */
const identityButton = v.object({
  id: v.string(),
  /** By language code. */
  buttonText: v.record(v.string(), v.string()),
  buttonIcon: v.nullable(v.string()),
  buttonBackgroundColor: v.nullable(v.string()),
  isGoogle: v.boolean(),
});

/**
 * The organisation's public data: `/organisation.json`, and the same JSON spliced into the page's
 * `<script type="application/json" id="organisation">` by server or worker. Nothing of a person is ever in it.
 * New fields are optional with a default: an older row in a worker's cache must still parse.
 */
export const publicOrganisationSchema = v.object({
  id: v.string(),
  denomination: v.string(),
  legalName: v.string(),
  folderName: v.string(),
  tagline: v.record(v.string(), v.string()),
  logo: v.string(),
  /** In the bar at the top, in place of the logo. */
  navbarAlternativeLogo: v.optional(v.nullable(v.string()), null),
  loginBgImage: v.nullable(v.string()),
  /** Changes with the icons: part of their addresses, so that the tab's is the one that the manifest names. */
  iconVersion: v.optional(v.nullable(v.string()), null),
  fontName: v.picklist(BRAND_FONTS),
  /** The organisation's own letters, before those of `fontName` (TENANT-15). */
  fontUrl: v.optional(v.nullable(v.string()), null),
  theme: themeSchema,
  defaultLanguage: v.picklist(LANGUAGE_CODES),
  languageFallback: v.array(v.picklist(LANGUAGE_CODES)),
  forcedLanguage: v.nullable(v.picklist(LANGUAGE_CODES)),
  features: featuresSchema,
  traits: traitsSchema,
  privacyPolicyLink: v.nullable(v.string()),
  supportEmail: v.nullable(v.string()),
  helpCenterLink: v.nullable(v.string()),
  /** Origin of uploaded packages (PACKAGE-2): `content.` in front of the organisation's own host. */
  contentOrigin: v.string(),
  /** Whether each package has a host of its own below it (docs/packages.md). */
  hasPackageHosts: v.optional(v.boolean(), false),
  /** Hosts that the Content Security Policy lets in, by directive (SECURITY-1). */
  policyHosts: v.object({
    media: v.array(v.string()),
    frames: v.array(v.string()),
    identity: v.array(v.string()),
    connect: v.optional(v.array(v.string()), []),
    images: v.optional(v.array(v.string()), []),
  }),
  /** Pictures of maps (COMMUNITY-6); null: points stand on an empty sheet. */
  mapTiles: v.optional(v.nullable(v.object({ url: v.string(), attribution: v.string() })), null),
  demo: v.nullable(v.object({ password: v.string(), accounts: v.array(demoAccount) })),
  /** Buttons that lead to an identity provider, in their order (AUTH-14). */
  identityClients: v.optional(v.array(identityButton), []),
  /** Whether a provider for the German exchange service is configured: only then its button leads anywhere. */
  hasExchangeService: v.optional(v.boolean(), false),
  subOrganisations: v.optional(v.array(publicSubOrganisation), []),
  /** Whether the organisation itself has a landing page; a partner's says so of its own. */
  hasLanding: v.optional(v.boolean(), false),
  registerConfiguration: v.optional(registerConfigurationSchema, {}),
  externalScripts: v.optional(v.array(externalScriptSchema), []),
  /** Team of the chat; null: there is none, and nothing of it is promised (COMMUNITY-9). */
  mattermostTeamName: v.optional(v.nullable(v.string()), null),
  /** What connects to data wallets (WALLET-1); null: nothing, and the settings say so. */
  dataWallet: v.optional(v.nullable(v.object({ isDemo: v.boolean() })), null),
  /** Whether there are reasons for a certificate of enrolment (EARN-6). */
  hasEnrolmentCertificate: v.optional(v.boolean(), false),
  /** Whether there is something at /language-school and /services/mentoring, so that links lead there (SERVICE-4). */
  hasLanguageSchool: v.optional(v.boolean(), false),
  hasMentoring: v.optional(v.boolean(), false),
});

export type PublicOrganisation = v.InferOutput<typeof publicOrganisationSchema>;
