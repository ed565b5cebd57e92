import type { Migration } from './migration.ts';

/** What all servers over one database share, whichever folders they have. */
export const INSTALLATION_MIGRATION: Migration = {
  name: '0015-installation',
  statements: ({ text }) => [`create table installation (name ${text} primary key, value ${text} not null)`],
};
