import * as v from 'valibot';

/**
 * Every refusal a mutation can be answered with, one closed union (ARCHITECTURE §12): the server answers these codes and
 * no others, and each has words in every finished language (src/i18n/refusal-words.ts).
 */
export const REFUSAL_CODES = [
  /** E-mail or password is not right. */
  'login.wrong',
  /** Too many tries; wait. */
  'login.tooManyTries',
  /** The thing acted on is gone or may not be seen. */
  'NOT_FOUND',
  /** It exists, but the person may not do this. */
  'NOT_ALLOWED',
  /** An input breaks a rule of the campus; also what an older app's entry gets when a rule has changed. */
  'INVALID_INPUT',
  /** The name is empty or over 50 characters (spec B5). */
  'LIST_NAME_INVALID',
  /** The person has as many of these as the campus keeps for one (src/campus/own-limits.ts). */
  'QUOTA_REACHED',
  /** The same idempotency key came with another body. */
  'KEY_REUSED',
  /** The language id is none of the supported ones (spec B5). */
  'LANGUAGE_UNKNOWN',
  /** The terms were replaced by newer ones while they were read (A4). */
  'TERMS_REPLACED',
  /** A name, city or text of a profile is longer than the campus keeps. */
  'PROFILE_TEXT_TOO_LONG',
  'COUNTRY_UNKNOWN',
  /** No day, not since 1900, or too young for this organisation (B5). */
  'DATE_OF_BIRTH_INVALID',
  /** No e-mail of the domain that the organisation asks for (A4, organisation 12). */
  'STUDENT_EMAIL_INVALID',
  /** The unit needs another one to be finished first (B2, lock). */
  'PREREQUISITE_OPEN',
  /** No such change of a unit's status (READINGS, Statuses). */
  'STATUS_NOT_POSSIBLE',
  /** The unit is sold elsewhere: nobody begins it here (READINGS, Statuses). */
  'PAYWALLED',
  /** A reflection is empty or too long. */
  'REFLECTION_INVALID',
  /** The questionnaire was answered already and is for once. */
  'SURVEY_TAKEN',
  /** A required question has no answer, or an answer breaks its question's rule (B5). */
  'SURVEY_INVALID',
  /** No rating of 1 to 5, or a text over 2,000 characters (READINGS, Content). */
  'REVIEW_INVALID',
  /** No https link (READINGS, Statuses). */
  'LINK_INVALID',
  /** A certificate is asked for by somebody whose profile has no name. */
  'NAME_MISSING',
  /** No place is left at an appointment (B8). */
  'NO_SPOTS_LEFT',
  /** The registration deadline of an appointment is over: nobody comes in or leaves (B4). */
  'DEADLINE_PASSED',
  /** The appointment has ended. */
  'APPOINTMENT_OVER',
] as const;

/** Refusals that the device itself gives, without asking the server; they have words too. */
export const DEVICE_REFUSALS = [
  /** It waited for more than a year: whether it is still meant is the learner's word (issue 3, Outbox). */
  'TOO_OLD',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type DeviceRefusal = (typeof DEVICE_REFUSALS)[number];

export const refusalCode = v.picklist(REFUSAL_CODES);
