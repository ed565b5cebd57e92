import { makeTheme } from '#campus/make-theme.ts';
import type { PublicOrganisation } from '#campus/organisation.ts';
import type { Theme } from '#campus/theme.ts';
import type { Organisation } from '#server/content/shapes.ts';
import type { Visit } from '#server/door/visit.ts';
import { shownClients } from '#server/policies/identity.ts';

/** A theme takes some milliseconds; an organisation that was read again is another object. */
const themes = new WeakMap<Organisation, Theme>();

export function themeOf(organisation: Organisation): Theme {
  const known = themes.get(organisation) ?? makeTheme(organisation.brand);
  themes.set(organisation, known);
  return known;
}

/** What `/organisation.json` and the shell say: public data of the organisation, nothing of a person. */
export function publicOrganisation({ catalogue, contentOrigin }: Extract<Visit, { is: 'campus' }>): PublicOrganisation {
  const { organisation } = catalogue;
  return {
    id: organisation.id,
    denomination: organisation.denomination,
    legalName: organisation.legalName,
    folderName: organisation.folderName,
    tagline: { ...organisation.tagline },
    logo: organisation.logo,
    loginBgImage: organisation.loginBgImage,
    fontName: organisation.brand.fontName,
    theme: themeOf(organisation),
    defaultLanguage: organisation.defaultLanguage,
    languageFallback: organisation.languageFallback,
    forcedLanguage: organisation.forcedLanguage,
    features: organisation.features,
    traits: organisation.traits,
    privacyPolicyLink: organisation.privacyPolicyLink,
    supportEmail: organisation.supportEmail,
    helpCenterLink: organisation.helpCenterLink,
    contentOrigin,
    policyHosts: { media: [], frames: [], identity: [] },
    demo: organisation.demo,
    identityClients: shownClients(organisation).map(
      ({ id, buttonText, buttonIcon, buttonBackgroundColor, isGoogle }) => ({
        ...{ id, buttonIcon, buttonBackgroundColor, isGoogle },
        buttonText: { ...buttonText },
      }),
    ),
    hasExchangeService: false,
  };
}
