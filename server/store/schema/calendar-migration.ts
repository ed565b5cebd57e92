import type { Migration } from './migration.ts';

/** Calendars that subscribe to the dates of a person (LIVE-26). */
export const CALENDAR_MIGRATION: Migration = {
  name: '0030-calendars',
  statements: ({ text, integer }) => [
    `create table calendar_link (
      person_id ${text} primary key references person (id) on delete cascade,
      organisation_id ${text} not null references organisation (id), token_hash ${text} not null unique,
      created_at ${text} not null)`,
    `create table cancelled_place (
      organisation_id ${text} not null, appointment_id ${text} not null,
      person_id ${text} not null references person (id) on delete cascade, course_id ${text} not null,
      denomination ${text} not null, start_at ${text} not null, end_at ${text} not null, sequence ${integer} not null,
      cancelled_at ${text} not null, primary key (person_id, organisation_id, appointment_id))`,
    `create index cancelled_place_age on cancelled_place (end_at)`,
  ],
};
