import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { learningItemSchema } from '#campus/learning/learning-item.ts';
import { LEARNING_ITEM } from '#features/learning-items/fragments.ts';

const SEARCH = `query Search($query: String!) {
  search(query: $query) {
    searched
    hits {
      item { ...learningItem }
      lessonId
      userContent { id }
      title
      excerpt { text isHit }
    }
  }
}
${LEARNING_ITEM}`;

const hit = v.object({
  item: learningItemSchema,
  /** Null: no lesson of the unit was found, but itself or what was made in it. */
  lessonId: v.nullable(v.string()),
  /** What a learner made in the unit was found (UGC-14). */
  userContent: v.nullable(v.object({ id: v.string() })),
  title: v.string(),
  excerpt: v.array(v.object({ text: v.string(), isHit: v.boolean() })),
});
export type SearchHit = v.InferOutput<typeof hit>;

const searchAnswer = v.object({ search: v.object({ searched: v.number(), hits: v.array(hit) }) });

export const searchQueries = {
  all: () => ['search'] as const,
  /** In memory only: without a network the device looks through what it has itself. */
  found: (query: string, language: LanguageCode) =>
    campusQuery({
      key: [...searchQueries.all(), query, language],
      document: SEARCH,
      variables: { query },
      answer: searchAnswer,
      keep: 'session',
    }),
};
