import type { Migration } from './migration.ts';

export const PACKAGE_MIGRATION: Migration = {
  name: '0013-course-packages',
  statements: ({ text }) => [
    `create table course_package (
      organisation_id ${text} not null references organisation (id), course_id ${text} not null,
      replaces ${text}, scorm ${text} not null, person_id ${text} not null references person (id),
      uploaded_at ${text} not null, primary key (organisation_id, course_id))`,
  ],
};
