import { firstCatalogue, hasMore } from '#app/boot/first-catalogue.ts';
import { fontsOf } from '#app/boot/fonts-of.ts';
import { holdLateLinks } from '#app/boot/late-links.ts';
import { languageHere, paintOrganisation } from '#app/boot/paint-organisation.ts';
import { versioned } from '#app/boot/versioned.ts';
import type { LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { ownPartner } from '#device/session/own-partner.ts';
import { announceLanguage } from '#i18n/announce-language.ts';
import { cataloguePath } from '#i18n/catalogue-path.ts';

export type Here = { organisation: PublicOrganisation; language: LanguageCode };

/**
 * What the script in the page begins with, before anything of it is painted (`.ci/build/page-files.ts`): the outline in the
 * HTML is then in the colours, the light and the direction of whoever reads here, and the messages are on their way while the
 * app is. Undefined where nobody has answered the navigation.
 */
export function begin(): Here | undefined {
  const text = document.getElementById('organisation')?.textContent;
  if (!text) return undefined;
  // What whoever answered the navigation has written into this very page: parsed by its schema as soon as the app is here.
  const organisation: PublicOrganisation = JSON.parse(text);
  paintOrganisation(organisation);
  const language = languageHere(organisation);
  announceLanguage(language);
  holdLateLinks(language);
  if (!('parseHTML' in Document)) document.querySelector('link[data-sanitiser]')?.setAttribute('rel', 'modulepreload');
  // The name in the outline is the one of the path; a partner's learner sees their partner's with the app.
  if (ownPartner.read() !== undefined) document.documentElement.dataset.tenant = 'own';
  preload('fetch', versioned(cataloguePath(language, firstCatalogue())));
  if (hasMore()) preload('fetch', versioned(cataloguePath(language, 'more')));
  return { organisation, language };
}

/** Asks for the letters that the page will be in, before anything of it says so. */
export function preloadFonts(here: Here): void {
  for (const url of fontsOf(here)) preload('font', url);
}

function preload(as: 'fetch' | 'font', url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.href = url;
  document.head.append(link);
}
