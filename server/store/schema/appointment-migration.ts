import type { Migration } from './migration.ts';

export const APPOINTMENT_MIGRATION: Migration = {
  name: '0007-live',
  statements: ({ text, integer }) => [
    `create table run (
      organisation_id ${text} not null references organisation (id), id ${text} not null, course_id ${text} not null,
      position ${integer} not null, is_active ${integer} not null, enroll_to_all ${integer} not null,
      zone ${text} not null, url ${text}, digest ${text} not null, primary key (organisation_id, id))`,
    `create index run_course on run (organisation_id, course_id)`,
    `create table run_status (
      organisation_id ${text} not null, run_id ${text} not null, person_id ${text} not null references person (id),
      status ${text} not null, updated_at ${text} not null, primary key (organisation_id, run_id, person_id),
      foreign key (organisation_id, run_id) references run (organisation_id, id))`,
    `create index run_status_person on run_status (person_id)`,
    `create table appointment (
      organisation_id ${text} not null, id ${text} not null, run_id ${text} not null, course_id ${text} not null,
      series_id ${text}, type ${text}, frequency ${text}, interval_end ${text}, denomination ${text} not null,
      description ${text}, location ${text}, latitude double precision, longitude double precision, url ${text},
      moderator_link ${text}, has_certificate ${integer} not null, start_at ${text} not null, end_at ${text} not null,
      registration_deadline ${text}, max_participants ${integer} not null, taken ${integer} not null,
      deleted_at ${text}, digest ${text} not null, primary key (organisation_id, id),
      foreign key (organisation_id, run_id) references run (organisation_id, id))`,
    `create index appointment_run on appointment (organisation_id, run_id)`,
    `create index appointment_course on appointment (organisation_id, course_id, start_at)`,
    `create table appointment_place (
      organisation_id ${text} not null, appointment_id ${text} not null,
      person_id ${text} not null references person (id), taken_at ${text} not null, did_attend ${integer},
      attended_at ${text}, primary key (organisation_id, appointment_id, person_id),
      foreign key (organisation_id, appointment_id) references appointment (organisation_id, id))`,
    `create index appointment_place_person on appointment_place (person_id)`,
    `create table notification (
      id ${text} primary key, organisation_id ${text} not null references organisation (id),
      person_id ${text} not null references person (id), kind ${text} not null, payload ${text} not null,
      link ${text}, link_type ${text}, read ${integer} not null, interacted ${integer} not null,
      created_at ${text} not null)`,
    `create index notification_person on notification (person_id, created_at)`,
  ],
};
