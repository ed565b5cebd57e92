import type { Migration } from './migration.ts';

/** What tutors make and change of runs and dates beside the files (LIVE-17). */
export const TUTOR_MIGRATION: Migration = {
  name: '0026-tutors',
  statements: ({ text, integer }) => [
    `alter table appointment add column sequence ${integer} not null default 0`,
    `alter table appointment add column edited_at ${text}`,
    `alter table run add column edited_at ${text}`,
    `alter table run add column deleted_at ${text}`,
  ],
};
