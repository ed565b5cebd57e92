import { directionOf, isLanguageCode } from '#campus/languages.ts';
import { pickText } from '#server/content/localized.ts';
import type { Organisation, SubOrganisation } from '#server/content/shapes.ts';
import { ICONS, type IconName, iconVersion } from './icons.ts';
import { partnerThemeOf, themeOf } from './public-organisation.ts';

const MANIFEST_ICONS: readonly IconName[] = ['icon-192', 'icon-512', 'maskable-192', 'maskable-512', 'monochrome-512'];

/**
 * The web app manifest of one organisation in one language (READINGS, Tenants). A partner's is the same app, in the
 * partner's name and colours: who came by the partner's page installs what they saw there.
 */
export function manifestOf(organisation: Organisation, wanted: string | undefined, partner?: SubOrganisation) {
  const lang = isLanguageCode(wanted) ? wanted : organisation.defaultLanguage;
  const theme = (partner === undefined ? themeOf(organisation) : partnerThemeOf(organisation, partner)).light;
  const name =
    partner === undefined ? organisation.denomination : `${partner.denomination} · ${organisation.denomination}`;
  const fallback = [...organisation.languageFallback, organisation.defaultLanguage];
  return {
    id: '/',
    name,
    short_name: organisation.denomination,
    description: pickText((partner ?? organisation).tagline, { asked: lang, fallback }).text,
    lang,
    dir: directionOf(lang),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme.brand,
    background_color: theme.bg,
    categories: ['education'],
    icons: MANIFEST_ICONS.map((name) => ({
      src: `/icons/${name}.png?v=${iconVersion(organisation)}`,
      sizes: `${ICONS[name].size}x${ICONS[name].size}`,
      type: 'image/png',
      purpose: ICONS[name].purpose,
    })),
  };
}
