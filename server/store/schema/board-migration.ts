import type { Migration } from './migration.ts';

/** Message boards (docs/spec/boards.md). What somebody wrote stays when the account goes (BOARD-13). */
export const BOARD_MIGRATION: Migration = {
  name: '0016-message-boards',
  statements: ({ text }) => {
    const written = `
      course_id ${text} not null, author_id ${text} references person (id) on delete set null,
      content ${text} not null, created_at ${text} not null, updated_at ${text}, deleted_at ${text},
      primary key (organisation_id, id)`;
    return [
      `create table board_message (
        organisation_id ${text} not null references organisation (id), id ${text} not null,
        board_id ${text} not null, ${written})`,
      `create index board_message_board on board_message (organisation_id, board_id, created_at)`,
      `create index board_message_author on board_message (author_id, board_id)`,
      `create table board_comment (
        organisation_id ${text} not null references organisation (id), id ${text} not null,
        board_id ${text} not null, message_id ${text} not null, ${written})`,
      `create index board_comment_message on board_comment (organisation_id, message_id, created_at)`,
      `create index board_comment_author on board_comment (author_id, board_id)`,
      `create table board_report (
        organisation_id ${text} not null references organisation (id), kind ${text} not null, item_id ${text} not null,
        person_id ${text} not null references person (id) on delete cascade, board_id ${text} not null,
        course_id ${text} not null, reason ${text} not null, created_at ${text} not null, decided_at ${text},
        primary key (organisation_id, kind, item_id, person_id))`,
      `create index board_report_course on board_report (organisation_id, course_id, created_at)`,
      `create table board_muting (
        organisation_id ${text} not null references organisation (id), board_id ${text} not null,
        person_id ${text} not null references person (id) on delete cascade,
        primary key (organisation_id, board_id, person_id))`,
    ];
  },
};
