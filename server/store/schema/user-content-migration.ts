import type { Migration } from './migration.ts';

/** What learners make in projects (docs/spec/user-content.md). */
export const USER_CONTENT_MIGRATION: Migration = {
  name: '0019-user-content',
  statements: ({ text, integer }) => [
    `create table user_content (
      organisation_id ${text} not null references organisation (id), id ${text} not null, course_id ${text} not null,
      author_id ${text} not null references person (id) on delete cascade,
      denomination ${text} not null, content ${text} not null, film_url ${text}, is_public ${integer} not null,
      created_at ${text} not null, updated_at ${text} not null, deleted_at ${text}, primary key (organisation_id, id))`,
    `create index user_content_course on user_content (organisation_id, course_id, updated_at)`,
    `create index user_content_author on user_content (author_id, course_id)`,
    `create table user_content_picture (
      name ${text} primary key, organisation_id ${text} not null references organisation (id),
      author_id ${text} not null references person (id) on delete cascade,
      content_id ${text}, type ${text} not null, bytes ${text} not null, created_at ${text} not null)`,
    `create index user_content_picture_author on user_content_picture (author_id)`,
  ],
};
