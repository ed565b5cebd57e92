import type { LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { localStore, sessionStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { OF_LEARNERS } from '#i18n/catalogue-path.ts';
import type { Campus } from './campus.ts';
import { languageHere } from './paint-organisation.ts';

type Page = { organisation: PublicOrganisation; language: LanguageCode; read: Campus['read'] };

/** The language of this page, and of the next one. */
export function languageControl({ organisation, language, read }: Page): Pick<Campus, 'changeLanguage' | 'speaksAnew'> {
  return {
    changeLanguage: async (next) => {
      const { mayChangeTo } = await import('#app/session/may-change-to.ts');
      const isVisitor = read().viewerId === undefined;
      if (!(await mayChangeTo(next, isVisitor ? ['shell'] : OF_LEARNERS))) return;
      localStore.set(STORAGE_KEYS.language, next);
      if (isVisitor) sessionStore.set(STORAGE_KEYS.languageChosen, next);
      // The campus not knowing of it has been shown by then; on this device the language changes all the same.
      await read()
        .signedIn?.saveLanguage(next)
        .catch(() => {});
      location.reload();
    },
    speaksAnew: async () => {
      const next = languageHere(organisation);
      if (next === language) return false;
      const { hasMessages } = await import('#app/session/may-change-to.ts');
      return hasMessages(next, OF_LEARNERS);
    },
  };
}
