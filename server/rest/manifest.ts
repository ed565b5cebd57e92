import { directionOf, isLanguageCode } from '#campus/languages.ts';
import { pickText } from '#server/content/localized.ts';
import type { Organisation } from '#server/content/shapes.ts';
import { ICONS, type IconName, iconVersion } from './icons.ts';
import { themeOf } from './public-organisation.ts';

const MANIFEST_ICONS: readonly IconName[] = ['icon-192', 'icon-512', 'maskable-192', 'maskable-512', 'monochrome-512'];

/** The web app manifest of one organisation in one language (READINGS, Tenants). */
export function manifestOf(organisation: Organisation, wanted: string | undefined) {
  const lang = isLanguageCode(wanted) ? wanted : organisation.defaultLanguage;
  const theme = themeOf(organisation).light;
  const fallback = [...organisation.languageFallback, organisation.defaultLanguage];
  return {
    id: '/',
    name: organisation.denomination,
    short_name: organisation.denomination,
    description: pickText(organisation.tagline, { asked: lang, fallback }).text,
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
