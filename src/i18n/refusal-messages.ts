import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DEVICE_REFUSALS, type DeviceRefusal, REFUSAL_CODES, type RefusalCode } from '#campus/network/refusals.ts';

type KnownRefusal = RefusalCode | DeviceRefusal;

/** Every refusal in plain words: what happened and what to do. A new code without words does not compile. */
const MESSAGES = {
  'login.wrong': msg`E-mail or password is not right. Check both, or set a new password.`,
  'login.unconfirmed': msg`Your e-mail is not confirmed yet. Open the link in the mail that we sent you, then you are in.`,
  'login.tooManyTries': msg`Too many tries. Please wait a few minutes, or set a new password: the link in the mail lets you in at once.`,
  NOT_FOUND: msg`This is not here any more.`,
  NOT_ALLOWED: msg`You cannot change this with your account.`,
  INVALID_INPUT: msg`The campus could not accept this. Please check what you wrote.`,
  LIST_NAME_INVALID: msg`A list needs a name of 1 to 50 characters.`,
  QUOTA_REACHED: msg`You have as many of these as the campus keeps for one person. Remove some that you no longer need, then try again.`,
  KEY_REUSED: msg`This could not be sent. Please try again.`,
  LANGUAGE_UNKNOWN: msg`The campus does not have this language.`,
  TERMS_REPLACED: msg`These terms were replaced by newer ones. Please read them and accept them.`,
  PROFILE_TEXT_TOO_LONG: msg`This text is too long. Please make it shorter.`,
  COUNTRY_UNKNOWN: msg`Please choose a country from the list.`,
  DATE_OF_BIRTH_INVALID: msg`Please check your date of birth.`,
  STUDENT_EMAIL_INVALID: msg`Please give your e-mail address at this organisation.`,
  PREREQUISITE_OPEN: msg`Another course comes first. Finish it, then this one opens.`,
  STATUS_NOT_POSSIBLE: msg`This course has changed meanwhile. What you see now is how it is.`,
  PAYWALLED: msg`This course is offered on another page, so it cannot begin here.`,
  REFLECTION_INVALID: msg`A reflection needs some text, with up to 2,000 characters.`,
  SURVEY_TAKEN: msg`You have already answered this. It can only be answered once.`,
  SURVEY_INVALID: msg`Some questions still need an answer. Please look through them again.`,
  REVIEW_INVALID: msg`A review needs a rating from 1 to 5. Its text can have up to 2,000 characters.`,
  NAME_MISSING: msg`A certificate needs your name. Add your name to your profile, then download the certificate.`,
  LINK_INVALID: msg`Please give a link that begins with https://.`,
  NO_SPOTS_LEFT: msg`All places are taken.`,
  DEADLINE_PASSED: msg`The deadline is over: nobody can register or unregister any more.`,
  FILE_EMPTY: msg`This file is empty.`,
  FILE_TOO_LARGE: msg`This file is larger than 100 MB. Please choose a smaller one.`,
  FILE_NAME_INVALID: msg`Please give this file another name, then choose it again.`,
  DOCUMENT_DECIDED: msg`Somebody else has decided on this document. Your decision was not saved.`,
  DOCUMENT_NOT_TAKEN: msg`No document is needed from you at the moment. Open this page again to see where your check stands.`,
  DOCUMENT_KIND_NOT_TAKEN: msg`A document is a picture or a PDF. Take a photo of it, or choose a file that ends with PDF, JPG, PNG, WEBP or HEIC.`,
  DOCUMENT_TOO_LARGE: msg`A document may have up to 20 MB. Take a photo of it, or choose a smaller file.`,
  FILE_KIND_NOT_TAKEN: msg`The campus does not take files of this kind. Pictures, films, sound, PDF, text, office documents and zip files are fine.`,
  FILE_INFECTED: msg`The virus scan found something in this file, so it was not kept.`,
  PROJECT_FULL: msg`There is no more room for files in this project. Delete one that nobody needs any more, then try again.`,
  APPOINTMENT_OVER: msg`This appointment is over.`,
  APPOINTMENT_TIMES_INVALID: msg`Please check the times: a date is in the future, and ends after it begins.`,
  TOO_FEW_PLACES: msg`More people are registered than there would be places.`,
  CHANGED_MEANWHILE: msg`Someone else has changed this in the meantime. Discard your changes to see how it is now.`,
  WALLET_UNAVAILABLE: msg`Data wallets cannot be reached just now. Everything else of the campus works. Please try again later.`,
  CHAT_UNAVAILABLE: msg`The chat does not answer just now. Everything else of the campus works. Please try again later.`,
  CHAT_CLOSED: msg`Your account in the chat was closed by those who look after it.`,
  TOO_OLD: msg`This has waited for more than a year. Send it only if you still want it.`,
} satisfies Record<KnownRefusal, MessageDescriptor>;

const UNKNOWN = msg`The campus did not accept this.`;

function isKnown(code: string): code is KnownRefusal {
  return [...REFUSAL_CODES, ...DEVICE_REFUSALS].some((known) => known === code);
}

/** Words for a code of the server; a code that this app does not know yet gets a general sentence, never the code itself. */
export function refusalMessage(code: string): MessageDescriptor {
  return isKnown(code) ? MESSAGES[code] : UNKNOWN;
}
