import type { Generated, Insertable, Selectable } from 'kysely';
import type { AttachmentTables } from './attachment-tables.ts';
import type { BoardTables } from './board-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { EventTables } from './event-tables.ts';
import type { H5pTables } from './h5p-tables.ts';
import type { LearningTables } from './learning-tables.ts';
import type { LiveTables } from './live-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { ScormTables } from './scorm-tables.ts';
import type { UserContentTables } from './user-content-tables.ts';
import type { WalletTables } from './wallet-tables.ts';

/** Kinds of things that a campus's files describe; each is one row of `content` (server/content). */
export type ContentKind =
  | 'subOrganisation'
  | 'provider'
  | 'category'
  | 'module'
  | 'course'
  | 'lesson'
  | 'questionnaire'
  | 'tag'
  | 'landing'
  | 'text'
  | 'terms'
  | 'consent'
  | 'offer'
  | 'languageSchoolCategory'
  | 'slide';

/** Ids and codes are text, times ISO-8601 UTC text, JSON text, flags 0 or 1: the same statements run on both engines. */
export interface Tables
  extends AttachmentTables,
    BoardTables,
    ChatTables,
    DocumentTables,
    EventTables,
    H5pTables,
    LearningTables,
    LiveTables,
    MailTables,
    PushTables,
    ScormTables,
    UserContentTables,
    WalletTables {
  /** One row, `content`: raised by each import, so that running servers notice. */
  content_version: { name: string; version: number };
  /** What all servers over this database share (server/store/database/installation.ts). */
  installation: { name: string; value: string };
  /** In SQLite only, of the last minutes (server/store/database/file-announcements.ts). `published`: JSON. */
  announcement: { number: Generated<number>; origin: string; published: string; announced_at: number };
  organisation: { id: string; folder_name: string; position: number; data: string; digest: string };
  organisation_host: { host: string; organisation_id: string; position: number };
  content: {
    organisation_id: string;
    kind: ContentKind;
    id: string;
    /** The course of a lesson, else empty. */
    parent_id: string;
    position: number;
    data: string;
    digest: string;
  };
  person: PersonTable;
  person_sub_organisation: { person_id: string; sub_organisation_id: string };
  enrolment: { person_id: string; module_id: string; position: number; created_at: string };
  course_status: { person_id: string; course_id: string; module_id: string; status: string; updated_at: string };
  bookmark: {
    person_id: string;
    kind: 'MODULE' | 'COURSE' | 'USER_CONTENT';
    item_id: string;
    created_at: string;
    /** In the order that the person gave them; null: came later, and stands before those, the newest first. */
    position: number | null;
  };
  content_list: {
    organisation_id: string;
    id: string;
    owner_id: string;
    denomination: string;
    is_public: number;
    created_at: string;
    /** By which its page is found too; null: by its id only. */
    url_alias: string | null;
    /** It is there for nobody any more; its owner can still take that back, until it is swept. */
    deleted_at: string | null;
  };
  content_list_item: {
    organisation_id: string;
    list_id: string;
    kind: 'MODULE' | 'COURSE' | 'USER_CONTENT';
    item_id: string;
    position: number;
    created_at: string;
  };
  list_follow: { person_id: string; organisation_id: string; list_id: string; created_at: string };
  /** What was answered to a key: an act and its row are written in the same transaction (SYNC-5). */
  answered_key: {
    person_id: string;
    key: string;
    request_hash: string;
    answer: string;
    revision: number;
    created_at: string;
  };
  /** One session of a person on one device; its refresh tokens succeed each other. */
  session: {
    id: string;
    person_id: string;
    organisation_id: string;
    is_mobile: number;
    fingerprint: string | null;
    created_at: string;
    last_used_at: string;
    /** Refresh tokens end here, however often they were renewed. */
    ends_at: string;
    revoked_at: string | null;
    /** Hash of the newest refresh token, as long as nobody has shown it: its answer may have been lost on the way. */
    unseen_hash: string | null;
  };
  refresh_token: { hash: string; session_id: string; expires_at: string; used_at: string | null };
  /** Opens what a person left unsent on a device; the device has it only while they are signed in. */
  person_lock_key: { person_id: string; id: string; key: string };
  revoked_access_token: { jti: string; expires_at: string };
  /** Every decision that a person ever made about a consent, numbered; the last one holds, none is taken away. */
  consent_decision: {
    person_id: string;
    consent_id: string;
    number: number;
    action: 'consent' | 'revoke';
    /** SHA-256 (hex) of the text that was read, and its language. */
    text_hash: string;
    language: string;
    decided_at: string;
  };
  /** Bound to a version of the terms, and to the text as it was shown. */
  terms_acceptance: {
    person_id: string;
    terms_id: string;
    text_hash: string;
    language: string;
    accepted_at: string;
  };
  /** Flags are 0 or 1; no row: never chosen. */
  account_preference: {
    person_id: string;
    subscribed_to_personal_updates: number;
    subscribed_to_updates: number;
    subscribed_to_additional_offers: number;
    show_first_name: number;
    show_activity: number;
    show_on_map: number;
    enable_direct_message: number;
  };
  /** The picture of a person, which has an address that nobody guesses; another picture has another one. */
  profile_image: {
    name: string;
    organisation_id: string;
    person_id: string;
    /** A media type (server/pictures). */
    type: string;
    /** Base64. */
    bytes: string;
  };
  milestone: { person_id: string; denomination: string; completed_at: string };
  /** Who somebody is at an identity provider. */
  identity: { organisation_id: string; issuer: string; subject: string; person_id: string; created_at: string };
  /** A sign-in that was begun here and goes on at a provider; or an ID token that was taken, so that it is taken once. */
  openid_attempt: {
    hash: string;
    organisation_id: string;
    client_id: string;
    /** Hash of the cookie that the browser got which began it. */
    browser_hash: string;
    redirect_uri: string;
    /** Whether to sign up was asked for: 0 or 1. */
    registers: number;
    target_group_path: string | null;
    expires_at: string;
    used_at: string | null;
  };
  /** Opens one address for one person (SESSION-10). */
  ticket: {
    hash: string;
    session_id: string;
    person_id: string;
    organisation_id: string;
    path: string;
    method: string;
    expires_at: string;
    used_at: string | null;
  };
}

interface PersonTable {
  id: string;
  organisation_id: string;
  email: string;
  /** The e-mail as it is compared: trimmed, NFKC, lower case. */
  email_folded: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  nickname: string | null;
  language: string;
  consecutive_weekly_visits: number;
  /** The person's revision: raised in the transaction of each of their writes (SYNC-14). */
  rev: number;
  created_at: string;
  /** Where the person came from when they signed up (AUTH-9). */
  registration_referrer: string | null;
  /** The target group that the person signed up for or logged in to (TENANT-8). */
  target_group_path: string | null;
  /** Where the person would rather get mail; confirmed by its own link. */
  private_email: string | null;
  /** The address of the organisation's own domain (GATE-6). */
  student_email: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
  /** A day: `2001-03-09`. */
  date_of_birth: string | null;
  city: string | null;
  /** With `lng_hundredths`; null: the city was typed, or there is none. */
  lat_hundredths: number | null;
  lng_hundredths: number | null;
  additional_information: string | null;
  /** Monday of the last week (UTC) in which the person came; null: before weeks were counted by the campus. */
  visited_week: string | null;
  /** Name of the picture below `/media/`; null: none. */
  profile_image: string | null;
  /** 0 or 1: decides on documents of others (DOC-11). */
  is_document_reviewer: Generated<number>;
}

export type PersonRow = Selectable<PersonTable>;
export type NewPersonRow = Insertable<PersonTable>;
export type ListRow = Selectable<Tables['content_list']>;
