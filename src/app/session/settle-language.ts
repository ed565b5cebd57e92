import * as v from 'valibot';
import { isLanguageCode, type LanguageCode } from '#campus/languages.ts';
import { localStore, sessionStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { setLanguage } from '#features/session/mutations.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';

type Settled = {
  /** What the campus has; undefined where it says nothing that this build knows. */
  preferred: LanguageCode | undefined;
  /** The person's outbox. */
  entries: readonly Pick<OutboxEntry, 'kind' | 'state' | 'input'>[];
  save: (language: LanguageCode) => Promise<void>;
};

/**
 * Which language a login leads to (LANG-9): the one that was chosen on this device during this visit, which is saved for the
 * person; else the one that they chose here before and that is not sent yet; else theirs on the campus.
 */
export async function settleLanguage({ preferred, entries, save }: Settled): Promise<void> {
  const chosen = sessionStore.get(STORAGE_KEYS.languageChosen);
  sessionStore.remove(STORAGE_KEYS.languageChosen);
  const own = unsentChoice(entries) ?? preferred;
  if (isLanguageCode(chosen)) {
    // Where it cannot be kept, which has been said by then, the page stays as it was chosen.
    if (chosen !== own) await save(chosen).catch(() => {});
  } else if (own !== undefined) localStore.set(STORAGE_KEYS.language, own);
}

function unsentChoice(entries: Settled['entries']): LanguageCode | undefined {
  const last = entries.findLast(
    ({ kind, state }) => kind === setLanguage.kind && (state === 'waiting' || state === 'sent-maybe'),
  );
  const parsed = v.safeParse(setLanguage.input, last?.input);
  return parsed.success ? parsed.output.language : undefined;
}
