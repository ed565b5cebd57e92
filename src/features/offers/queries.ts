import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';

const OFFERS = `query Offers {
  offers { id title text language category categoryIcon country city date link }
}`;

const offerSchema = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  language: v.string(),
  category: v.string(),
  categoryIcon: v.nullable(v.string()),
  country: v.string(),
  city: v.nullable(v.string()),
  date: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  link: v.string(),
});
export type Offer = v.InferOutput<typeof offerSchema>;

export const offerQueries = {
  all: () => ['offers'] as const,
  board: (language: LanguageCode) =>
    campusQuery({
      key: [...offerQueries.all(), 'board', language],
      document: OFFERS,
      answer: v.object({ offers: v.array(offerSchema) }),
      keep: 'offline',
    }),
};
