import type { LanguageCode } from '#campus/languages.ts';
import { activate } from '#i18n/activate.ts';
import type { Namespace } from '#i18n/catalogue-path.ts';
import { readJson } from '#wire/read-json.ts';
import type { FirstCatalogue } from './first-catalogue.ts';
import { versioned } from './versioned.ts';

export function loadMessages(language: LanguageCode, namespaces: readonly Namespace[]): Promise<void> {
  return activate(language, namespaces, (path) => readJson(versioned(path)));
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
