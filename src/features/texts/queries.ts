import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { TEXT, textAnswer } from './text-document.ts';

export const textQueries = {
  all: () => ['texts'] as const,
  /** A text that is for people of the campus only; what everybody may read is in public-texts.ts. */
  one: (identifier: string, language: LanguageCode) =>
    campusQuery({
      key: [...textQueries.all(), identifier, language],
      document: TEXT,
      variables: { identifier },
      answer: textAnswer,
      keep: 'offline',
    }),
};
