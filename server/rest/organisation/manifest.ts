import { directionOf, isLanguageCode } from '#campus/languages.ts';
import { pickText } from '#server/model/localized.ts';
import type { Organisation, SubOrganisation } from '#server/model/shapes.ts';
import { iconVersion } from './icon-version.ts';
import { ICONS, type IconName } from './icons.ts';
import { SHORTCUT_MESSAGES } from './manifest-messages.ts';
import { partnerThemeOf, themeOf } from './public-organisation.ts';

const MANIFEST_ICONS: readonly IconName[] = ['icon-192', 'icon-512', 'maskable-192', 'maskable-512', 'monochrome-512'];

/** More is cut off under the icon (APP-6). */
const SHORT_NAME_MAX = 12;

const SHORTCUTS = [
  { message: 'start', url: '/start' },
  { message: 'explore', url: '/explore' },
  { message: 'courses', url: '/bookmarks' },
] as const;

/**
 * The web app manifest of one organisation in one language (APP-6). A partner's is the same app, in the partner's name
 * and colours: who came by the partner's page installs what they saw there.
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
    short_name: shortName(organisation.denomination),
    description: pickText((partner ?? organisation).tagline, { asked: lang, fallback }).text,
    lang,
    dir: directionOf(lang),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme.brand,
    background_color: theme.bg,
    categories: ['education'],
    icons: MANIFEST_ICONS.map((icon) => ({ ...iconFace(organisation, icon), purpose: ICONS[icon].purpose })),
    screenshots: (partner === undefined ? organisation.screenshots : []).map(({ form, label, ...face }) => ({
      ...face,
      type: 'image/webp',
      form_factor: form,
      label: pickText(label, { asked: lang, fallback }).text,
    })),
    shortcuts: SHORTCUTS.map(({ message, url }) => ({
      name: SHORTCUT_MESSAGES[lang][message],
      url,
      icons: [iconFace(organisation, 'icon-192')],
    })),
  };
}

function iconFace(organisation: Organisation, icon: IconName) {
  return {
    src: `/icons/${icon}.png?v=${iconVersion(organisation)}`,
    sizes: `${ICONS[icon].size}x${ICONS[icon].size}`,
    type: 'image/png',
  };
}

/** As many whole words as fit under an icon; of a long first word its beginning. */
function shortName(name: string): string {
  const fitting = name
    .split(' ')
    .reduce((short, word) => (short.length + 1 + word.length > SHORT_NAME_MAX ? short : `${short} ${word}`.trim()), '');
  return name.startsWith(fitting) && fitting !== '' ? fitting : [...name].slice(0, SHORT_NAME_MAX).join('');
}
