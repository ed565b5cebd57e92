import type { LanguageCode } from '#campus/languages.ts';

/** Words of a page: what a visitor can see, what a learner can see day by day, and else, what a tutor can see (APP-4). */
export type Namespace = 'shell' | 'campus' | 'more' | 'tutor';

/** All that a learner's pages say. */
export const OF_LEARNERS = ['shell', 'campus', 'more'] as const satisfies Namespace[];

/** Where the words of a language are: the path of the specification, which the worker caches. */
export function cataloguePath(language: LanguageCode, namespace: Namespace): `/locales/${string}` {
  return `/locales/${language}/${namespace}.json`;
}
