import type { Migration } from './migration.ts';

/** Whose data wallet is connected (docs/spec/wallet.md). */
export const WALLET_MIGRATION: Migration = {
  name: '0022-data-wallet',
  statements: ({ text, integer }) => [
    `create table idas_relationship (
      person_id ${text} primary key references person (id) on delete cascade, id ${text} not null,
      template_id ${text} not null, link ${text} not null, with_requested_attributes ${integer} not null,
      relationship_id ${text}, attributes ${text})`,
  ],
};
