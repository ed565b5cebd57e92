import type { LanguageCode } from '#campus/languages.ts';
import { activate } from '#i18n/activate.ts';
import type { Namespace } from '#i18n/catalogue-path.ts';
import { readJson } from '#wire/read-json.ts';
import type { FirstCatalogue } from './first-catalogue.ts';
import { versioned } from './versioned.ts';

/** The language whose first catalogue of a learner was asked for, and whether files are here that say more. */
let learns: LanguageCode | undefined;
let saysMore = false;

export function loadMessages(language: LanguageCode, namespaces: readonly Namespace[]): Promise<void> {
  const isOfLearner = namespaces.includes('campus');
  if (isOfLearner) learns = language;
  const all: readonly Namespace[] = isOfLearner && saysMore ? [...namespaces, 'more'] : namespaces;
  return activate(language, all, (path) => readJson(versioned(path)));
}

/**
 * What the daily pages do not say is in a catalogue of its own, which comes with the first file that says some of it
 * (`.ci/build/raced-imports.ts`). A visitor's page has it in the shell's: only with a learner's first catalogue is there a second.
 */
export async function loadMore(): Promise<void> {
  saysMore = true;
  if (learns !== undefined) await loadMessages(learns, ['campus']);
}

/**
 * The first words of a start, of the catalogue that the page begins with; each of the two has what a frame says, so the other one
 * of the language will do. Where neither can be had, because the browser took them away and there is no network, those of another
 * language say what is wrong: never an empty page. Rejects where the device has none at all.
 */
export async function loadFirstMessages(
  first: FirstCatalogue,
  language: LanguageCode,
  others: readonly LanguageCode[],
): Promise<void> {
  const [next, ...rest] = others.filter((other) => other !== language);
  await loadMessages(language, [first])
    .catch(() => loadMessages(language, [first === 'shell' ? 'campus' : 'shell']))
    .catch((error: unknown) => {
      if (next === undefined) throw error;
      return loadFirstMessages(first, next, rest);
    });
}
