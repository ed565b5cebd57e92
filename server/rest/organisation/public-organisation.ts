import type { PublicOrganisation, PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import type { Theme } from '#campus/theme/theme.ts';
import type { Visit } from '#server/http/visit.ts';
import type { Organisation, SubOrganisation } from '#server/model/shapes.ts';
import { chatOf } from '#server/policies/chat.ts';
import { exchangeServiceOf, shownClients } from '#server/policies/identity.ts';
import { walletOf } from '#server/policies/wallet.ts';
import { iconVersion } from './icon-version.ts';

/** A theme takes some milliseconds; an organisation that was read again is another object. */
const themes = new WeakMap<Organisation, Theme>();

export function themeOf(organisation: Organisation): Theme {
  const known = themes.get(organisation) ?? makeTheme(organisation.brand);
  themes.set(organisation, known);
  return known;
}

const partnerThemes = new WeakMap<SubOrganisation, Theme>();

/** A partner's campus is the organisation's in the partner's colour. */
export function partnerThemeOf({ brand }: Organisation, partner: SubOrganisation): Theme {
  const known = partnerThemes.get(partner) ?? makeTheme({ ...brand, mainColor: partner.mainColor });
  partnerThemes.set(partner, known);
  return known;
}

function publicSubOrganisation(organisation: Organisation, partner: SubOrganisation): PublicSubOrganisation {
  const { id, path, denomination, tagline, logo, logoSize, loginBgImage, isRestricted, landing } = partner;
  return {
    id,
    path,
    denomination,
    logo,
    logoSize,
    isRestricted,
    tagline: { ...tagline },
    loginRegisterBgImage: loginBgImage,
    theme: partnerThemeOf(organisation, partner),
    hasLanding: landing.length > 0,
  };
}

/** What `/organisation.json` and the shell say: public data of the organisation, nothing of a person. */
export function publicOrganisation({
  catalogue,
  contentOrigin,
  hasPackageHosts,
}: Extract<Visit, { is: 'campus' }>): PublicOrganisation {
  const { organisation } = catalogue;
  const wallet = walletOf(organisation);
  return {
    id: organisation.id,
    denomination: organisation.denomination,
    legalName: organisation.legalName,
    folderName: organisation.folderName,
    tagline: { ...organisation.tagline },
    logo: organisation.logo,
    navbarAlternativeLogo: organisation.navbarAlternativeLogo,
    loginBgImage: organisation.loginBgImage,
    iconVersion: iconVersion(organisation),
    fontName: organisation.brand.fontName,
    fontUrl: organisation.fontUrl,
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
    hasPackageHosts,
    policyHosts: {
      media: [],
      frames: organisation.frameHosts,
      identity: [],
      images: organisation.mapTiles === null ? [] : [new URL(organisation.mapTiles.url).origin],
      connect: organisation.geocoderUrl === null ? [] : [new URL(organisation.geocoderUrl).origin],
    },
    mapTiles: organisation.mapTiles,
    demo: organisation.demo,
    identityClients: shownClients(organisation).map(
      ({ id, buttonText, buttonIcon, buttonBackgroundColor, isGoogle }) => ({
        id,
        buttonIcon,
        buttonBackgroundColor,
        isGoogle,
        buttonText: { ...buttonText },
      }),
    ),
    hasExchangeService: exchangeServiceOf(organisation) !== undefined,
    subOrganisations: catalogue.subOrganisations.map((one) => publicSubOrganisation(organisation, one)),
    hasLanding: catalogue.landing.length > 0,
    registerConfiguration: organisation.registerConfiguration,
    externalScripts: organisation.externalScripts,
    mattermostTeamName: chatOf(organisation)?.team ?? null,
    dataWallet: wallet === null ? null : { isDemo: wallet === 'demo' },
    hasEnrolmentCertificate: organisation.certificateOfEnrollmentReasons.length > 0,
    hasLanguageSchool: catalogue.languageSchool.length > 0,
    hasMentoring: catalogue.texts.has('mentoring'),
  };
}
