import type { Migration } from './migration.ts';

/** What subscribers were written of last (NOTIFY-13). */
export const NEWS_MIGRATION: Migration = {
  name: '0024-announced-news',
  statements: ({ text }) => [
    `create table news_announced (
      organisation_id ${text} not null references organisation (id), subject ${text} not null, digest ${text} not null,
      announced_at ${text} not null, primary key (organisation_id, subject))`,
  ],
};

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
