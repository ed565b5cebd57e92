import type { Migration } from './migration.ts';

export const PUSH_MIGRATION: Migration = {
  name: '0009-push-and-nudges',
  statements: ({ text, integer }) => [
    `create table push_key (
      organisation_id ${text} primary key references organisation (id), public_key ${text} not null,
      private_key ${text} not null, created_at ${text} not null)`,
    `create table push_device (
      id ${text} primary key, organisation_id ${text} not null references organisation (id),
      person_id ${text} not null references person (id), session_id ${text} not null, endpoint ${text} not null unique,
      p256dh ${text} not null, auth ${text} not null, expiration_time double precision, time_zone ${text},
      created_at ${text} not null, last_ok_at ${text}, failed_since ${text})`,
    `create index push_device_person on push_device (person_id, created_at)`,
    `create index push_device_session on push_device (session_id)`,
    `create table push_due (
      notification_id ${text} not null, device_id ${text} not null,
      created_at ${text} not null, not_before ${text} not null, attempts ${integer} not null,
      primary key (notification_id, device_id))`,
    `create index push_due_time on push_due (not_before)`,
    `create table nudge_due (
      id ${text} primary key, organisation_id ${text} not null references organisation (id),
      person_id ${text} not null references person (id), kind ${text} not null, subject ${text} not null,
      fact_at ${text} not null, due_at ${text} not null, done_at ${text}, is_said ${integer} not null,
      unique (person_id, kind, subject, fact_at))`,
    `create index nudge_due_time on nudge_due (due_at)`,
    `create index nudge_due_open on nudge_due (due_at) where done_at is null`,
    `create table nudge_watch (name ${text} primary key, since ${text} not null)`,
    `create table nudge_preference (
      person_id ${text} not null references person (id), kind ${text} not null, is_on ${integer} not null,
      primary key (person_id, kind))`,
    `create index lesson_progress_viewed on lesson_progress (viewed_at)`,
    `create index course_status_updated on course_status (status, updated_at)`,
    `create index appointment_start on appointment (start_at)`,
    `alter table mail_due add column notification_id ${text}`,
  ],
};
