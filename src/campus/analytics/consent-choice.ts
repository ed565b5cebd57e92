import * as v from 'valibot';
import { CONSENT_COOKIE_DAYS } from '#campus/limits.ts';
import type { ExternalScript, PublicOrganisation } from '#campus/organisation/organisation.ts';

/** Names of the cookies that hold the choices of the two banners (PRIVACY-1): public names, never changed. */
export const BANNER_COOKIES = { essential: 'essentialCookies', analytics: 'analyticsConsent' } as const;

export type AnalyticsChoice = { analytics: boolean; at: Date };

const DAY = 24 * 60 * 60 * 1000;
const written = v.pipe(v.string(), v.regex(/^(yes|no)@\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));

/** The preference with its moment (PRIVACY-1), as the value of a cookie. */
export function writeAnalyticsChoice({ analytics, at }: AnalyticsChoice): string {
  return `${analytics ? 'yes' : 'no'}@${at.toISOString()}`;
}

/** Undefined where nothing was chosen, or longer ago than a choice holds: then it is asked again. */
export function readAnalyticsChoice(value: string | undefined, now: Date): AnalyticsChoice | undefined {
  if (!v.is(written, value)) return undefined;
  const [word, moment = ''] = value.split('@');
  const at = new Date(moment);
  const isOver = Number.isNaN(at.getTime()) || now.getTime() - at.getTime() > CONSENT_COOKIE_DAYS * DAY;
  return isOver ? undefined : { analytics: word === 'yes', at };
}

/** When a yes ends; undefined: it is none. */
export function consentEnds(choice: AnalyticsChoice | undefined): Date | undefined {
  return choice?.analytics === true ? new Date(choice.at.getTime() + CONSENT_COOKIE_DAYS * DAY) : undefined;
}

type Organisation = {
  features: Pick<PublicOrganisation['features'], 'hasGoogleAnalytics'>;
  externalScripts: readonly Pick<ExternalScript, 'policy'>[];
};

/**
 * Whether there is anything that needs a consent: else nobody is asked for one. Nor where a script of the organisation
 * asks: two banners for one question would be one too many (PRIVACY-3).
 */
export function usesAnalytics({ features, externalScripts }: Organisation): boolean {
  if (hasBannerScript(externalScripts)) return false;
  return features.hasGoogleAnalytics || externalScripts.some(({ policy }) => policy === 'analytics');
}

function hasBannerScript(scripts: readonly Pick<ExternalScript, 'policy'>[]): boolean {
  return scripts.some(({ policy }) => policy === 'cookieBanner');
}

/**
 * Scripts that may be loaded now: the essential ones, the others only by a yes (PRIVACY-3). Where the organisation's own
 * banner asks, it loads what it was allowed to; a yes of earlier, which could not be taken back here, is none.
 */
export function allowedScripts<S extends Pick<ExternalScript, 'policy'>>(
  scripts: readonly S[],
  choice: AnalyticsChoice | undefined,
): S[] {
  const saysYes = choice?.analytics === true && !hasBannerScript(scripts);
  return scripts.filter(({ policy }) => policy !== 'analytics' || saysYes);
}
