import { ALIAS_MIGRATION } from './alias-migration.ts';
import { ANNOUNCEMENT_MIGRATION, NEWS_MIGRATION } from './announcement-migrations.ts';
import { APPOINTMENT_MIGRATION } from './appointment-migration.ts';
import { ATTACHMENT_MIGRATION } from './attachment-migration.ts';
import { BOARD_MIGRATION } from './board-migration.ts';
import { CALENDAR_MIGRATION } from './calendar-migration.ts';
import { CHAT_MIGRATION } from './chat-migration.ts';
import { DOCUMENT_MIGRATION } from './document-migration.ts';
import { EVENT_MIGRATION } from './event-migration.ts';
import { H5P_MIGRATION } from './h5p-migration.ts';
import { INSTALLATION_MIGRATION } from './installation-migration.ts';
import { LIST_MIGRATION } from './list-migration.ts';
import type { Migration } from './migration.ts';
import { PACKAGE_MIGRATION } from './package-migration.ts';
import { PLACE_MIGRATION } from './place-migration.ts';
import { PUSH_MIGRATION } from './push-migration.ts';
import { LINK_MIGRATION, REGISTRATION_MIGRATION } from './registration-migration.ts';
import { REVIEWER_INDEX_MIGRATION, REVIEWER_MIGRATION } from './reviewer-migration.ts';
import { SCORM_MIGRATION } from './scorm-migration.ts';
import { SURVEY_MIGRATION } from './survey-migration.ts';
import { TALLY_MIGRATION } from './tally-migration.ts';
import { TUTOR_MIGRATION } from './tutor-migration.ts';
import { USER_CONTENT_MIGRATION } from './user-content-migration.ts';
import { WALLET_MIGRATION } from './wallet-migration.ts';

/** In order, never changed once released: a campus that was started yesterday has run them. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '0001-content-people-sessions',
    statements: ({ text, integer }) => [
      `create table content_version (name ${text} primary key, version ${integer} not null)`,
      `insert into content_version (name, version) values ('content', 0)`,
      `create table organisation (
        id ${text} primary key, folder_name ${text} not null unique, position ${integer} not null,
        data ${text} not null, digest ${text} not null)`,
      `create table organisation_host (
        host ${text} primary key, organisation_id ${text} not null references organisation (id), position ${integer} not null)`,
      `create table content (
        organisation_id ${text} not null references organisation (id), kind ${text} not null, id ${text} not null,
        parent_id ${text} not null, position ${integer} not null, data ${text} not null, digest ${text} not null,
        primary key (organisation_id, kind, id))`,
      `create index content_parent on content (organisation_id, kind, parent_id, position)`,
      `create table person (
        id ${text} primary key, organisation_id ${text} not null references organisation (id), email ${text} not null,
        email_folded ${text} not null, password_hash ${text} not null, first_name ${text}, last_name ${text},
        nickname ${text}, language ${text} not null, consecutive_weekly_visits ${integer} not null,
        rev ${integer} not null, created_at ${text} not null, unique (organisation_id, email_folded))`,
      `create table person_sub_organisation (
        person_id ${text} not null references person (id), sub_organisation_id ${text} not null,
        primary key (person_id, sub_organisation_id))`,
      `create table enrolment (
        person_id ${text} not null references person (id), module_id ${text} not null, position ${integer} not null,
        created_at ${text} not null, primary key (person_id, module_id))`,
      `create table course_status (
        person_id ${text} not null references person (id), course_id ${text} not null, module_id ${text} not null,
        status ${text} not null, updated_at ${text} not null, primary key (person_id, course_id))`,
      `create table bookmark (
        person_id ${text} not null references person (id), kind ${text} not null, item_id ${text} not null,
        created_at ${text} not null, primary key (person_id, kind, item_id))`,
      `create table content_list (
        organisation_id ${text} not null references organisation (id), id ${text} not null,
        owner_id ${text} not null references person (id), denomination ${text} not null, is_public ${integer} not null,
        created_at ${text} not null, primary key (organisation_id, id))`,
      `create index content_list_owner on content_list (owner_id, created_at)`,
      `create table content_list_item (
        organisation_id ${text} not null, list_id ${text} not null, kind ${text} not null, item_id ${text} not null,
        position ${integer} not null, created_at ${text} not null,
        primary key (organisation_id, list_id, kind, item_id),
        foreign key (organisation_id, list_id) references content_list (organisation_id, id))`,
      `create table list_follow (
        person_id ${text} not null references person (id), organisation_id ${text} not null, list_id ${text} not null,
        created_at ${text} not null, primary key (person_id, organisation_id, list_id),
        foreign key (organisation_id, list_id) references content_list (organisation_id, id))`,
      `create table answered_key (
        person_id ${text} not null references person (id), key ${text} not null, request_hash ${text} not null,
        answer ${text} not null, revision ${integer} not null, created_at ${text} not null,
        primary key (person_id, key))`,
      `create index answered_key_age on answered_key (created_at)`,
      `create table session (
        id ${text} primary key, person_id ${text} not null references person (id), organisation_id ${text} not null,
        is_mobile ${integer} not null, fingerprint ${text}, created_at ${text} not null, last_used_at ${text} not null,
        ends_at ${text} not null, revoked_at ${text})`,
      `create index session_person on session (person_id)`,
      `create table refresh_token (
        hash ${text} primary key, session_id ${text} not null references session (id), expires_at ${text} not null,
        used_at ${text})`,
      `create index refresh_token_session on refresh_token (session_id)`,
      `create table revoked_access_token (jti ${text} primary key, expires_at ${text} not null)`,
    ],
  },
  {
    name: '0002-lock-keys-unseen-tokens',
    statements: ({ text }) => [
      `create table person_lock_key (
        person_id ${text} primary key references person (id), id ${text} not null unique, key ${text} not null)`,
      `alter table session add column unseen_hash ${text}`,
    ],
  },
  {
    name: '0003-mail-and-one-time-tokens',
    statements: ({ text, integer }) => [
      `create table mail_due (
        id ${text} primary key, organisation_id ${text} not null references organisation (id),
        addressee_id ${text} not null, kind ${text} not null, recipient ${text} not null,
        origin ${text} not null, created_at ${text} not null, not_before ${text} not null, attempts ${integer} not null)`,
      `create index mail_due_time on mail_due (not_before)`,
      `create table one_time_token (
        hash ${text} primary key, organisation_id ${text} not null references organisation (id),
        owner_id ${text} not null, purpose ${text} not null, subject ${text} not null, expires_at ${text} not null, used_at ${text})`,
      `create index one_time_token_owner on one_time_token (owner_id, purpose)`,
      `create table registration (
        id ${text} primary key, organisation_id ${text} not null references organisation (id), email ${text} not null,
        email_folded ${text} not null, password_hash ${text} not null, language ${text} not null, referrer ${text},
        sub_organisation_id ${text}, target_group_path ${text}, created_at ${text} not null)`,
      `create index registration_age on registration (created_at)`,
      `alter table person add column registration_referrer ${text}`,
      `alter table person add column target_group_path ${text}`,
    ],
  },
  {
    name: '0004-profile-consents-terms',
    statements: ({ text, integer }) => [
      `create table consent_decision (
        person_id ${text} not null references person (id), consent_id ${text} not null, number ${integer} not null,
        action ${text} not null, text_hash ${text} not null, language ${text} not null, decided_at ${text} not null,
        primary key (person_id, consent_id, number))`,
      `create table terms_acceptance (
        person_id ${text} not null references person (id), terms_id ${text} not null, text_hash ${text} not null,
        language ${text} not null, accepted_at ${text} not null, primary key (person_id, terms_id))`,
      `create table account_preference (
        person_id ${text} primary key references person (id), subscribed_to_personal_updates ${integer} not null,
        subscribed_to_updates ${integer} not null, subscribed_to_additional_offers ${integer} not null,
        show_first_name ${integer} not null, show_activity ${integer} not null, show_on_map ${integer} not null,
        enable_direct_message ${integer} not null)`,
      `create table milestone (
        person_id ${text} not null references person (id), denomination ${text} not null, completed_at ${text} not null,
        primary key (person_id, denomination))`,
      `alter table person add column student_email ${text}`,
      `alter table person add column country ${text}`,
      `alter table person add column date_of_birth ${text}`,
      `alter table person add column city ${text}`,
      `alter table person add column additional_information ${text}`,
    ],
  },
  {
    name: '0005-identity-and-tickets',
    statements: ({ text, integer }) => [
      `create table identity (
        organisation_id ${text} not null references organisation (id), issuer ${text} not null, subject ${text} not null,
        person_id ${text} not null references person (id), created_at ${text} not null,
        primary key (organisation_id, issuer, subject))`,
      `create index identity_person on identity (person_id)`,
      `create table openid_attempt (
        hash ${text} primary key, organisation_id ${text} not null references organisation (id),
        client_id ${text} not null, browser_hash ${text} not null, redirect_uri ${text} not null,
        registers ${integer} not null, target_group_path ${text}, expires_at ${text} not null, used_at ${text})`,
      `create table ticket (
        hash ${text} primary key, session_id ${text} not null references session (id),
        person_id ${text} not null references person (id), organisation_id ${text} not null, path ${text} not null,
        method ${text} not null, expires_at ${text} not null, used_at ${text})`,
      `alter table person add column private_email ${text}`,
    ],
  },
  {
    name: '0006-learning',
    statements: ({ text, integer }) => [
      `create table lesson_progress (
        person_id ${text} not null references person (id), course_id ${text} not null, lesson_id ${text} not null,
        position ${text}, viewed_at ${text} not null, completed_at ${text},
        primary key (person_id, course_id, lesson_id))`,
      `create table reflection (
        organisation_id ${text} not null references organisation (id), id ${text} not null, board_id ${text} not null,
        person_id ${text} not null references person (id), content ${text} not null, created_at ${text} not null,
        edited_at ${text}, primary key (organisation_id, id))`,
      `create index reflection_board on reflection (organisation_id, board_id, created_at)`,
      `create index reflection_person on reflection (person_id, board_id)`,
      `create table questionnaire_completion (
        organisation_id ${text} not null references organisation (id), id ${text} not null,
        questionnaire_id ${text} not null, person_id ${text} not null references person (id), answers ${text} not null,
        score ${integer}, passed ${integer} not null, completed_at ${text} not null, primary key (organisation_id, id))`,
      `create index completion_person on questionnaire_completion (person_id, questionnaire_id, completed_at)`,
      `create table course_review (
        person_id ${text} not null references person (id), course_id ${text} not null, rating ${integer} not null,
        review ${text}, guiding_question_answer ${text}, feedback_options ${text} not null, updated_at ${text} not null,
        primary key (person_id, course_id))`,
      `create index course_review_course on course_review (course_id)`,
      `create table course_verification (
        person_id ${text} not null references person (id), course_id ${text} not null, link ${text} not null,
        status ${text} not null, rejection_reason ${text}, submitted_at ${text} not null,
        primary key (person_id, course_id))`,
      `create table course_tutor (
        person_id ${text} not null references person (id), course_id ${text} not null, primary key (person_id, course_id))`,
      `create index course_tutor_course on course_tutor (course_id)`,
      `create table achievement (
        person_id ${text} not null references person (id), achievement_id ${text} not null, achieved_at ${text} not null,
        primary key (person_id, achievement_id))`,
      `create index course_status_course on course_status (course_id, status)`,
      `create index enrolment_module on enrolment (module_id)`,
      `alter table person add column visited_week ${text}`,
    ],
  },
  APPOINTMENT_MIGRATION,
  LIST_MIGRATION,
  PUSH_MIGRATION,
  EVENT_MIGRATION,
  SCORM_MIGRATION,
  H5P_MIGRATION,
  PACKAGE_MIGRATION,
  TALLY_MIGRATION,
  INSTALLATION_MIGRATION,
  BOARD_MIGRATION,
  PLACE_MIGRATION,
  ATTACHMENT_MIGRATION,
  USER_CONTENT_MIGRATION,
  CHAT_MIGRATION,
  SURVEY_MIGRATION,
  WALLET_MIGRATION,
  REGISTRATION_MIGRATION,
  NEWS_MIGRATION,
  DOCUMENT_MIGRATION,
  TUTOR_MIGRATION,
  ALIAS_MIGRATION,
  REVIEWER_MIGRATION,
  CALENDAR_MIGRATION,
  REVIEWER_INDEX_MIGRATION,
  LINK_MIGRATION,
  ANNOUNCEMENT_MIGRATION,
];
