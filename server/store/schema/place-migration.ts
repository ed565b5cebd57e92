import type { Migration } from './migration.ts';

/** Where people are, in hundredths of a degree: what is finer never reaches the disk (COMMUNITY-4). */
export const PLACE_MIGRATION: Migration = {
  name: '0017-places-of-people',
  statements: ({ integer }) => [
    `alter table person add column lat_hundredths ${integer}`,
    `alter table person add column lng_hundredths ${integer}`,
  ],
};
