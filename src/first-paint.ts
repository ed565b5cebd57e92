import { askFirst } from '#app/asked-first/ask-first.ts';
import { fontsOf } from '#app/boot/fonts-of.ts';
import { holdLateLinks } from '#app/boot/late-links.ts';
import { languageHere, paintOrganisation } from '#app/boot/paint-organisation.ts';
import { versioned } from '#app/boot/versioned.ts';
import { showSnapshot } from '#app/snapshot/show-snapshot.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { pageKindOf } from '#campus/page/page-layers.ts';
import { ownPartner } from '#device/session/own-partner.ts';
import { announceLanguage } from '#i18n/announce-language.ts';
import { cataloguePath } from '#i18n/catalogue-path.ts';

/**
 * Stands in the page itself and runs before anything of it is painted (`.ci/build/page-files.ts`): the outline in the HTML is
 * then in the colours, the light and the direction of whoever reads here; words and letters are on their way while the app is.
 */
function begin(): void {
  const text = document.getElementById('organisation')?.textContent;
  if (!text) return;
  // What whoever answered the navigation has written into this very page: parsed by its schema as soon as the app is here.
  const organisation: PublicOrganisation = JSON.parse(text);
  paintOrganisation(organisation);
  const language = languageHere(organisation);
  announceLanguage(language);
  askFirst(language);
  holdLateLinks(language);
  // The name in the outline is the one of the path; a partner's learner sees their partner's with the app.
  if (ownPartner.read() !== undefined) document.documentElement.dataset.tenant = 'own';
  const isCampus = ['page', 'reader'].includes(pageKindOf(location.pathname)?.outline ?? '');
  const catalogue = isCampus ? 'campus' : 'shell';
  document.documentElement.dataset.catalogue = catalogue;
  ask('fetch', versioned(cataloguePath(language, catalogue)));
  for (const url of fontsOf({ organisation, language })) ask('font', url);
  showSnapshot({ organisation: organisation.id, language, now: Date.now() });
}

/** Asks for a file that the page will need, before anything of the page says so. */
function ask(as: 'fetch' | 'font', url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.href = url;
  document.head.append(link);
}

begin();
