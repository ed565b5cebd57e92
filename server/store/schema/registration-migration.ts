import type { Migration } from './migration.ts';

/** A login looks for registrations of its address that wait for their link (AUTH-25). */
export const REGISTRATION_MIGRATION: Migration = {
  name: '0023-registrations-by-address',
  statements: () => [`create index registration_email on registration (organisation_id, email_folded)`],
};

/** Records which browser used a link, so that its repeat gets the same answer. */
export const LINK_MIGRATION: Migration = {
  name: '0033-browsers-of-links',
  statements: ({ text }) => [`alter table one_time_token add column used_by ${text}`],
};
