import { languageById } from '#campus/languages.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Keeps the language of the person's campus, named by its server id (LANG-1). */
export async function setPreferredLanguage(
  trx: Trx,
  { personId, languageId }: { personId: string; languageId: string },
): Promise<CommandResult> {
  const language = languageById(languageId);
  if (language === undefined) return refused('LANGUAGE_UNKNOWN');
  await trx.updateTable('person').set({ language }).where('id', '=', personId).execute();
  return done();
}
