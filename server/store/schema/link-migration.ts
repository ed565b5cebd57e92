import type { Migration } from './migration.ts';

/** Which browser spent a link, so that its second try is answered like its first. */
export const LINK_MIGRATION: Migration = {
  name: '0033-browsers-of-links',
  statements: ({ text }) => [`alter table one_time_token add column used_by ${text}`],
};
