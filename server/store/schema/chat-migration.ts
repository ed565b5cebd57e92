import type { Migration } from './migration.ts';

/** Who is known in the chat, and what lets them in there (docs/spec/community.md). */
export const CHAT_MIGRATION: Migration = {
  name: '0020-community-chat',
  statements: ({ text, integer }) => [
    `create table chat_account (
      person_id ${text} primary key references person (id) on delete cascade, handle ${text} not null,
      user_id ${text})`,
    // Nothing refers to a session or a person: what is left of them must still be revoked.
    `create table chat_token (
      organisation_id ${text} not null references organisation (id), id ${text} not null, session_id ${text} not null,
      created_at ${text} not null, is_replaced ${integer} not null, attempts ${integer} not null,
      not_before ${text} not null, primary key (organisation_id, id))`,
    `create index chat_token_session on chat_token (session_id)`,
  ],
};
