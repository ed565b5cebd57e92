import type { Migration } from './migration.ts';

export const H5P_MIGRATION: Migration = {
  name: '0012-h5p-results',
  statements: ({ text }) => [
    `create table h5p_result (
      person_id ${text} not null references person (id), lesson_id ${text} not null, package_id ${text} not null,
      result ${text} not null, primary key (person_id, lesson_id, package_id))`,
  ],
};
