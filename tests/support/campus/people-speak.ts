import type { LanguageCode } from '#campus/languages.ts';
import type { Store } from '#server/store/database/open-store.ts';

/**
 * Everybody's own language on the campus: a login changes a page to it (LANG-9), and what a browser is asked for in a test is
 * written in one.
 */
export async function peopleSpeak(store: Store, language: LanguageCode, person?: string): Promise<void> {
  await store.transaction(async (trx) => {
    const all = trx.updateTable('person').set({ language });
    await (person === undefined ? all : all.where('id', '=', person)).execute();
  });
}
