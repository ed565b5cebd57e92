import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { versioned } from '#app/boot/versioned.ts';
import { ENDONYMS, type LanguageCode } from '#campus/languages.ts';
import { cataloguePath, type Namespace } from '#i18n/catalogue-path.ts';
import { notify } from '#ui/overlays/notify.ts';
import { readJson } from '#wire/read-json.ts';

/**
 * Whether the words of a language can be had, from the device or the campus, so that the switch does not lead to an empty
 * page; says so where they cannot (OFFLINE-5). What is asked for is kept by the worker on the way.
 */
export async function mayChangeTo(language: LanguageCode, namespaces: readonly Namespace[]): Promise<boolean> {
  if (await hasMessages(language, namespaces)) return true;
  const name = ENDONYMS[language];
  notify({ kind: 'error', message: i18n._(msg`${name} is not on this device yet: it needs a connection.`) });
  return false;
}

/** The same for a switch that nobody asked for now: nothing is said. */
export async function hasMessages(language: LanguageCode, namespaces: readonly Namespace[]): Promise<boolean> {
  const loading = namespaces.map((namespace) => readJson(versioned(cataloguePath(language, namespace))));
  return Promise.all(loading).then(
    () => true,
    () => false,
  );
}
