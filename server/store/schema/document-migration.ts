import type { Migration } from './migration.ts';

/** Documents of the document check (docs/spec/doc-check.md). They go with their person's account. */
export const DOCUMENT_MIGRATION: Migration = {
  name: '0025-documents',
  statements: ({ text, integer }) => [
    `create table document_upload (
      organisation_id ${text} not null references organisation (id), id ${text} primary key,
      person_id ${text} not null references person (id) on delete cascade, file_name ${text} not null,
      file_size ${integer} not null, sealed_key ${text}, created_at ${text} not null, finished_at ${text},
      status ${text} not null, comment ${text}, decided_at ${text}, remove_at ${text}, is_replaced ${integer} not null)`,
    `create index document_upload_person on document_upload (person_id, finished_at)`,
  ],
};
