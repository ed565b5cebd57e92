import type { PublicOrganisation, PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import { partnerOf } from '#campus/organisation/partner-of.ts';
import { jsonInHtml } from './json-in-html.ts';
import { saysMoreAt, spliceHints } from './page-files.ts';
import { pageKindOf } from './page-kinds.ts';
import { escaped, logoHint, outlineOf } from './page-outline.ts';

const PAGE = /<html>/;
const PLACE = /(<script type="application\/json" id="organisation">)[^<]*(<\/script>)/;
const TITLE = /(<title>)[^<]*(<\/title>)/;
const COLOUR = /(<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)" content=")[^"]*(")/g;
const MANIFEST = /(<link rel="manifest" href="\/manifest\.webmanifest)[^"]*(")/;
const ICON = /(<link rel="icon" href="\/icons\/icon-192\.png)[^"]*(")/;

const SNAPSHOT = /(<script type="application\/json" id="snapshot">)(<\/script>)/;
const APP = /(<div id="campus">)(<\/div>)/;

type OfAnswer = OfDevice & {
  /** Addresses of the letters of what the page shows before its scripts, which are asked for once it is shown. */
  fonts?: readonly string[] | undefined;
};

export type OfDevice = {
  /** What the page showed last: it goes in as data, for the page's first script to judge. */
  snapshot?: unknown;
  /** The scripts of which the browser has compiled code. */
  compiled?: ReadonlySet<string> | undefined;
};

/**
 * Puts the organisation's public data into the one place that the neutral shell has for it (APP-1), and what the browser
 * shows before the app runs: title, colours and outline of the organisation, or of the partner below
 * `/partner/{name}`; and hints of what the page at this path will run. A page without the places is returned as it is.
 */
export function spliceOrganisation(
  html: string,
  organisation: PublicOrganisation,
  pathname: string,
  { snapshot, compiled, fonts }: OfAnswer = {},
): string {
  const shown = snapshot === undefined ? undefined : jsonInHtml(snapshot);
  const partner = partnerOf(organisation, pathname);
  const { theme } = partner ?? organisation;
  const title =
    partner === undefined ? organisation.denomination : `${partner.denomination} · ${organisation.denomination}`;
  const asked = partner === undefined ? '' : `?partner=${encodeURIComponent(partner.path)}`;
  const version = organisation.iconVersion === null ? '' : `?v=${escaped(organisation.iconVersion)}`;
  const brand = brandOf(organisation, partner);
  // A snapshot has its own pictures.
  const first = shown === undefined ? logoHint(pathname, brand) + (fonts ?? []).map(fontHint).join('') : '';
  return spliceHints(html, pathname, { compiled, first, areLate: fonts !== undefined })
    .replace(PAGE, () => `<html ${cataloguesAt(pathname, saysMoreAt(html, pathname))}>`)
    .replace(TITLE, (_, open: string, close: string) => `${open}${escaped(title)}${close}`)
    .replace(
      COLOUR,
      (_, open: string, mode: 'light' | 'dark', close: string) => `${open}${escaped(theme[mode].bg)}${close}`,
    )
    .replace(MANIFEST, (_, open: string, close: string) => `${open}${asked}${close}`)
    .replace(ICON, (_, open: string, close: string) => `${open}${version}${close}`)
    .replace(APP, (_, open: string, close: string) => {
      const outline = outlineOf(pathname, brand);
      // Which of the two is painted the page's first script says (src/app/snapshot/show-snapshot.ts).
      return shown === undefined
        ? `${open}${outline}${close}`
        : `${open}${close}<template id="outline">${outline}</template>`;
    })
    .replace(SNAPSHOT, (_, open: string, close: string) => (shown === undefined ? '' : `${open}${shown}${close}`))
    .replace(PLACE, (_, open: string, close: string) => `${open}${jsonInHtml(organisation)}${close}`);
}

function fontHint(address: string): string {
  return `<link rel="preload" as="font" crossorigin href="${escaped(address)}">`;
}

/** Which messages the first screen at a path is in: all pages in the frame of the campus have one catalogue for both. */
function cataloguesAt(pathname: string, hasMore: boolean): string {
  const { outline } = pageKindOf(pathname) ?? {};
  if (outline !== 'page' && outline !== 'reader') return 'data-catalogue="shell"';
  return hasMore ? 'data-catalogue="campus" data-more' : 'data-catalogue="campus"';
}

/** What the bar at the top shows, here as in the app (`src/features/organisation/organisation-mark.tsx`). */
function brandOf(organisation: PublicOrganisation, partner: PublicSubOrganisation | undefined) {
  const { denomination, navbarAlternativeLogo, logo } = organisation;
  return partner ?? { denomination, logo: navbarAlternativeLogo ?? logo };
}
