import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';

const LANGUAGE_SCHOOL = `query LanguageSchool {
  languageSchool {
    identifier
    denomination
    description
    subcategories {
      identifier
      denomination
      resources { id title text language link }
    }
  }
}`;

const resource = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  language: v.string(),
  link: v.string(),
});

const subcategory = v.object({ identifier: v.string(), denomination: v.string(), resources: v.array(resource) });

const category = v.object({
  identifier: v.string(),
  denomination: v.string(),
  description: v.nullable(v.string()),
  subcategories: v.array(subcategory),
});
export type LanguageSchoolCategory = v.InferOutput<typeof category>;

export const languageSchoolQueries = {
  all: () => ['language-school'] as const,
  /** All of it in one answer: whoever has seen a part of it has the rest without a network. */
  tree: (language: LanguageCode) =>
    campusQuery({
      key: [...languageSchoolQueries.all(), 'tree', language],
      document: LANGUAGE_SCHOOL,
      answer: v.object({ languageSchool: v.array(category) }),
      keep: 'offline',
    }),
};
