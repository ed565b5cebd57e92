import type { LanguageCode } from '#campus/languages.ts';
import { activate, type Namespace } from '#i18n/activate.ts';
import { readJson } from '#wire/read-json.ts';

/** The catalogue's address carries the build: words of one build never meet the code of another (STACK, Build). */
export function versioned(path: string): string {
  return `${path}?v=${__BUILD_ID__}`;
}

export function bringWords(language: LanguageCode, namespaces: readonly Namespace[]): Promise<void> {
  return activate(language, namespaces, (path) => readJson(fetch, versioned(path)));
}
