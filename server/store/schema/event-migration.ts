import type { Migration } from './migration.ts';

export const EVENT_MIGRATION: Migration = {
  name: '0010-analytics-events',
  statements: ({ text }) => [
    `create table analytics_event (
      id ${text} primary key, organisation_id ${text} not null references organisation (id), type ${text} not null,
      payload ${text} not null, recorded_at ${text} not null, received_at ${text} not null,
      person_id ${text} references person (id), fingerprint ${text})`,
    `create index analytics_event_type on analytics_event (organisation_id, type, recorded_at)`,
    `create index analytics_event_age on analytics_event (received_at)`,
    `create index analytics_event_person on analytics_event (person_id)`,
  ],
};
