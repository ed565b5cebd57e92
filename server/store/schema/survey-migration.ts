import type { Migration } from './migration.ts';

/** What somebody has answered so far and not sent, and which surveys they put aside (docs/spec/surveys.md). */
export const SURVEY_MIGRATION: Migration = {
  name: '0021-survey-state',
  statements: ({ text, integer }) => [
    `create table survey_state (
      organisation_id ${text} not null references organisation (id), questionnaire_id ${text} not null,
      person_id ${text} not null references person (id) on delete cascade, is_hidden ${integer} not null,
      draft ${text}, page_id ${text}, saved_at ${text},
      primary key (organisation_id, person_id, questionnaire_id))`,
  ],
};
