import * as v from 'valibot';

/**
 * Every refusal a mutation can be answered with, one closed union (API-2): the server answers these codes and no others,
 * and each has words in every finished language (src/i18n/refusal-messages.ts).
 */
export const REFUSAL_CODES = [
  /** E-mail or password is not right. */
  'login.wrong',
  /** The password is right, and the address was not confirmed yet (AUTH-25). */
  'login.unconfirmed',
  /** Too many tries; wait. */
  'login.tooManyTries',
  /** The thing acted on is gone or may not be seen. */
  'NOT_FOUND',
  /** It exists, but the person may not do this. */
  'NOT_ALLOWED',
  /** An input breaks a rule of the campus; also what an older app's entry gets when a rule has changed. */
  'INVALID_INPUT',
  /** The name is empty or over 50 characters (LIST-3). */
  'LIST_NAME_INVALID',
  /** The person has as many of these as the campus keeps for one (src/campus/own-limits.ts). */
  'QUOTA_REACHED',
  /** The same idempotency key came with another body. */
  'KEY_REUSED',
  /** The language id is none of the supported ones (LANG-1). */
  'LANGUAGE_UNKNOWN',
  /** The terms were replaced by newer ones while they were read (GATE-5). */
  'TERMS_REPLACED',
  /** A name, city or text of a profile is longer than the campus keeps. */
  'PROFILE_TEXT_TOO_LONG',
  'COUNTRY_UNKNOWN',
  /** No day, not since 1900, or too young for this organisation (PROFILE-3). */
  'DATE_OF_BIRTH_INVALID',
  /** No e-mail of the domain that the organisation asks for (GATE-6). */
  'STUDENT_EMAIL_INVALID',
  /** The unit needs another one to be finished first (LEARN-4). */
  'PREREQUISITE_OPEN',
  /** No such change of a unit's status (LEARN-6). */
  'STATUS_NOT_POSSIBLE',
  /** The unit is sold elsewhere: nobody begins it here (LEARN-5). */
  'PAYWALLED',
  /** A reflection is empty or too long. */
  'REFLECTION_INVALID',
  /** The questionnaire was answered already and is for once. */
  'SURVEY_TAKEN',
  /** A required question has no answer, or an answer breaks its question's rule (LESSON-11). */
  'SURVEY_INVALID',
  /** No rating of 1 to 5, or a text over 2,000 characters (LEARN-14). */
  'REVIEW_INVALID',
  /** No https link (LEARN-13). */
  'LINK_INVALID',
  /** A certificate is asked for by somebody whose profile has no name. */
  'NAME_MISSING',
  /** No place is left at an appointment (LIVE-3). */
  'NO_SPOTS_LEFT',
  /** The registration deadline of an appointment is over: nobody comes in or leaves (LIVE-3). */
  'DEADLINE_PASSED',
  /** A file has nothing in it (FILE-6). */
  'FILE_EMPTY',
  /** A file is larger than the campus takes (FILE-3). */
  'FILE_TOO_LARGE',
  /** A file's name has nothing that could be shown (FILE-6). */
  'FILE_NAME_INVALID',
  /** A file is of a kind that the campus does not take, or not of the kind that its name says (FILE-6). */
  'FILE_KIND_NOT_TAKEN',
  /** The operator's scan found something in a file (FILE-7). */
  'FILE_INFECTED',
  /** The files of a project take all the room that it has (FILE-4). */
  'PROJECT_FULL',
  /** The document check takes no document of this person at the moment (DOC-2). */
  'DOCUMENT_NOT_TAKEN',
  /** Another reviewer has decided on the document already (DOC-11). */
  'DOCUMENT_DECIDED',
  /** A document is neither a picture nor a PDF (DOC-3). */
  'DOCUMENT_KIND_NOT_TAKEN',
  /** A document is larger than the campus takes (DOC-3). */
  'DOCUMENT_TOO_LARGE',
  /** The appointment has ended. */
  'APPOINTMENT_OVER',
  /** A date begins in the past, ends before it begins, lasts for days, or registration ends after its begin (LIVE-18). */
  'APPOINTMENT_TIMES_INVALID',
  /** More people have a place in a date than it would have places (LIVE-18). */
  'TOO_FEW_PLACES',
  /** Somebody else has changed it since it was read (LIVE-18). */
  'CHANGED_MEANWHILE',
  /** The chat does not answer, or not as agreed (COMMUNITY-13). */
  'CHAT_UNAVAILABLE',
  /** The chat's moderators have closed the person's account there. */
  'CHAT_CLOSED',
  /** What connects to data wallets does not answer, or not as agreed (WALLET-5). */
  'WALLET_UNAVAILABLE',
] as const;

/** Refusals that the device itself gives, without asking the server; they have words too. */
export const DEVICE_REFUSALS = [
  /** It waited for more than a year: whether it is still meant is the learner's decision (SYNC-12). */
  'TOO_OLD',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type DeviceRefusal = (typeof DEVICE_REFUSALS)[number];

export const refusalCode = v.picklist(REFUSAL_CODES);
