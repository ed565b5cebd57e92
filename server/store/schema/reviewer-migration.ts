import type { Migration } from './migration.ts';

/** Who decides on documents, and who has decided on which (DOC-11). */
export const REVIEWER_MIGRATION: Migration = {
  name: '0029-document-reviewers',
  statements: ({ text, integer }) => [
    `alter table person add column is_document_reviewer ${integer} not null default 0`,
    `alter table document_upload add column reviewed_by ${text} references person (id) on delete set null`,
    `create index document_upload_waiting on document_upload (organisation_id, status, finished_at)`,
  ],
};

/** They are found without going through everybody (DOC-13). */
export const REVIEWER_INDEX_MIGRATION: Migration = {
  name: '0032-reviewers-by-organisation',
  statements: () => [
    `create index person_document_reviewer on person (organisation_id) where is_document_reviewer = 1`,
  ],
};
