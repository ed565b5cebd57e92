import { i18n, type Messages } from '@lingui/core';
import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { announceLanguage } from './announce-language.ts';
import { cataloguePath, type Namespace } from './catalogue-path.ts';
import { formatLocale } from './digits.ts';

const compiledMessage = v.custom<Messages[string]>((value) => typeof value === 'string' || Array.isArray(value));
const languageCode = v.picklist(LANGUAGE_CODES);
const catalogueSchema = v.object({ messages: v.record(v.string(), compiledMessage) });

/** Fetches a path and answers the parsed JSON; rejects where there is none. Given in, since only `wire` may fetch. */
export type ReadCatalogue = (path: string) => Promise<unknown>;

const known = new Set<string>();
const coming = new Map<string, Promise<void>>();

/** Answers whether there was anything to load. What is on its way is not asked for a second time. */
async function loadOne(language: LanguageCode, namespace: Namespace, read: ReadCatalogue): Promise<boolean> {
  const path = cataloguePath(language, namespace);
  if (known.has(path)) return false;
  const loading = coming.get(path) ?? loadNow(language, path, read).finally(() => coming.delete(path));
  coming.set(path, loading);
  await loading;
  // A learner's catalogues hold the shell's messages too (`.ci/build/catalogues.ts`).
  if (namespace === 'campus') known.add(cataloguePath(language, 'shell'));
  return true;
}

async function loadNow(language: LanguageCode, path: string, read: ReadCatalogue): Promise<void> {
  const { messages } = v.parse(catalogueSchema, await read(path));
  i18n.load(language, messages);
  known.add(path);
}

/**
 * Loads what is missing of the words, then speaks the language: nothing is shown in two languages at once. Rejects, and leaves
 * the page as it was, when a catalogue cannot be had or read.
 */
export async function activate(
  language: LanguageCode,
  namespaces: readonly Namespace[],
  read: ReadCatalogue,
): Promise<void> {
  const loaded = await Promise.all(namespaces.map((namespace) => loadOne(language, namespace, read)));
  // Whatever says something is rendered anew by an activation, and parts of the frame ask for what is here already.
  if (i18n.locale === language && !loaded.includes(true)) return;
  // With the locale of formats: numbers in messages are written with the digits of whoever reads them (LANG-4).
  i18n.activate(language, formatLocale(language));
  announceLanguage(language);
}

/** The language that the page speaks now. Every activation is of one of the nine, so anything else is a fault of ours. */
export function activeLanguage(): LanguageCode {
  return v.parse(languageCode, i18n.locale);
}
