import type { Migration } from './migration.ts';

/** A readable address of a list, once in each organisation (LIST-10). */
export const ALIAS_MIGRATION: Migration = {
  name: '0028-aliases-of-lists',
  statements: ({ text }) => [
    `alter table content_list add column url_alias ${text}`,
    `create unique index content_list_alias on content_list (organisation_id, url_alias)`,
  ],
};
