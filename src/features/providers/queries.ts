import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { courseCardSchema, moduleCardSchema } from '#campus/learning/learning-item.ts';
import { COURSE_CARD, MODULE_CARD } from '#features/learning-items/fragments.ts';

const HEAD = `fragment providerHead on ContentProvider { id name description logo }`;

/** All of them, by the name that rows on devices have. */
const PROVIDERS = `query ContentProviders {
  viewer { contentProvidersLimitedList: contentProviders { ...providerHead } }
}
${HEAD}`;

const PROVIDER = `query ContentProvider($id: ID!) {
  contentProvider(id: $id) {
    ...providerHead
    modules { ...moduleCard }
    courses { ...courseCard }
  }
}
${MODULE_CARD}
${COURSE_CARD}
${HEAD}`;

const head = v.object({
  id: v.string(),
  name: v.string(),
  description: v.nullable(v.string()),
  logo: v.nullable(v.string()),
});
export type ProviderHead = v.InferOutput<typeof head>;

const listAnswer = v.object({ viewer: v.object({ contentProvidersLimitedList: v.array(head) }) });
const oneAnswer = v.object({
  contentProvider: v.nullable(
    v.object({
      ...head.entries,
      modules: v.optional(v.array(moduleCardSchema), []),
      courses: v.optional(v.array(courseCardSchema), []),
    }),
  ),
});

export const providerQueries = {
  all: () => ['providers'] as const,
  list: (language: LanguageCode) =>
    campusQuery({
      key: [...providerQueries.all(), 'list', language],
      document: PROVIDERS,
      answer: listAnswer,
      keep: 'offline',
    }),
  one: (id: string, language: LanguageCode) =>
    campusQuery({
      key: [...providerQueries.all(), 'one', id, language],
      document: PROVIDER,
      variables: { id },
      answer: oneAnswer,
      keep: 'offline',
      missing: { what: 'category', when: ({ contentProvider }) => contentProvider === null },
    }),
};
