import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { QUESTIONNAIRE, questionnaireSchema } from '#features/questionnaires/questionnaire-read.ts';
import { surveyQueries } from './queries.ts';

const SURVEY = `query Survey($identifier: String!) {
  survey(identifier: $identifier) { ...questionnaire }
}
${QUESTIONNAIRE}`;

const surveyAnswer = v.object({ survey: v.nullable(questionnaireSchema) });

/** Apart from the list: the start page asks for that, and needs no questions. */
export const surveyPageQueries = {
  one: (identifier: string, language: LanguageCode) =>
    campusQuery({
      key: [...surveyQueries.all(), 'one', identifier, language],
      document: SURVEY,
      variables: { identifier },
      answer: surveyAnswer,
      keep: 'offline',
      missing: { what: 'survey', when: ({ survey }) => survey === null },
    }),
};
