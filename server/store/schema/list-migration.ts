import type { Migration } from './migration.ts';

export const LIST_MIGRATION: Migration = {
  name: '0008-lists-and-profile-pictures',
  statements: ({ text, integer }) => [
    `alter table content_list add column deleted_at ${text}`,
    `alter table bookmark add column position ${integer}`,
    `alter table person add column profile_image ${text}`,
    `create table profile_image (
      name ${text} primary key, organisation_id ${text} not null references organisation (id),
      person_id ${text} not null unique references person (id), type ${text} not null, bytes ${text} not null)`,
    `create index notification_age on notification (created_at)`,
  ],
};
