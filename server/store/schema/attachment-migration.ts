import type { Migration } from './migration.ts';

/** Files of projects (docs/spec/attachments.md). A file stays when the account of whoever brought it goes (FILE-10). */
export const ATTACHMENT_MIGRATION: Migration = {
  name: '0018-attachments',
  statements: ({ text, integer }) => [
    `create table attachment (
      organisation_id ${text} not null references organisation (id), id ${text} not null, course_id ${text} not null,
      person_id ${text} references person (id) on delete set null, file_name ${text} not null,
      file_size ${integer} not null, created_at ${text} not null, finished_at ${text},
      deleted_at ${text},
      primary key (organisation_id, id))`,
    `create unique index attachment_id on attachment (id)`,
    `create index attachment_course on attachment (organisation_id, course_id, created_at)`,
    `create index attachment_person on attachment (person_id, course_id)`,
  ],
};
