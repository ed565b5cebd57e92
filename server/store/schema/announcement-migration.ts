import type { Migration } from './migration.ts';

/** What processes over one SQLite file announce to each other; PostgreSQL has NOTIFY for it. */
export const ANNOUNCEMENT_MIGRATION: Migration = {
  name: '0034-announcements',
  statements: ({ text, integer }, engine) =>
    engine === 'postgres'
      ? []
      : [
          `create table announcement (
            number ${integer} primary key autoincrement, origin ${text} not null, published ${text} not null,
            announced_at ${integer} not null)`,
          `create index announcement_age on announcement (announced_at)`,
        ],
};
