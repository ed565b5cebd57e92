import { FINISHED_LANGUAGES } from 'virtual:finished-languages';
import type { LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { currentPartner } from '#campus/organisation/partner-of.ts';
import { ownPartner } from '#device/session/own-partner.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { applyMode, applyTheme } from '#ui/theme/apply-theme.ts';

/** Paints the page in the colours of its organisation or partner, offline too (TENANT-3), and in the light that was chosen here. */
export function paintOrganisation(organisation: PublicOrganisation): void {
  const partner = currentPartner(organisation, { pathname: location.pathname, own: ownPartner.read() });
  applyTheme((partner ?? organisation).theme, organisation);
  const mode = localStore.get(STORAGE_KEYS.colourMode);
  applyMode(mode === 'light' || mode === 'dark' ? mode : 'system');
}

/** The language that this page begins in. */
export function languageHere(organisation: PublicOrganisation): LanguageCode {
  return negotiateLanguage({
    stored: localStore.get(STORAGE_KEYS.language),
    browser: navigator.languages,
    organisation,
    finished: FINISHED_LANGUAGES,
  });
}
