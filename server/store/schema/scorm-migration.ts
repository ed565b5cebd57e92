import type { Migration } from './migration.ts';

export const SCORM_MIGRATION: Migration = {
  name: '0011-scorm-sessions',
  statements: ({ text, integer }) => [
    `create table scorm_session (
      id ${text} not null, person_id ${text} not null references person (id), course_id ${text} not null,
      package_id ${text} not null, base ${text}, started_at ${text} not null, ended_at ${text} not null,
      primary key (person_id, id))`,
    `create index scorm_session_course on scorm_session (person_id, course_id)`,
    `create table scorm_state (
      person_id ${text} not null, session_id ${text} not null, item ${text} not null, sequence ${integer} not null,
      cmi ${text} not null, primary key (person_id, session_id, item),
      foreign key (person_id, session_id) references scorm_session (person_id, id))`,
  ],
};
