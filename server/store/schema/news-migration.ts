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
