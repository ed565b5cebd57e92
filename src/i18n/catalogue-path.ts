import type { LanguageCode } from '#campus/languages.ts';

/** Words of a page: what a visitor can see, what a learner can see, what a tutor can see (APP-4). */
export type Namespace = 'shell' | 'campus' | 'tutor';

/** Where the words of a language are: the path of the specification, which the worker caches. */
export function cataloguePath(language: LanguageCode, namespace: Namespace): `/locales/${string}` {
  return `/locales/${language}/${namespace}.json`;
}
