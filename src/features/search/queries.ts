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
      title
      excerpt { text isHit }
    }
  }
}
${LEARNING_ITEM}`;

const hit = v.object({
  item: learningItemSchema,
  /** Null: the unit itself was found. */
  lessonId: v.nullable(v.string()),
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
