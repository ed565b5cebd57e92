import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { directionOf, type LanguageCode } from '#campus/languages.ts';
import type { PushMessages } from '#campus/push/push-messages.ts';

/** Without names, titles and times: others may look at the screen of a phone (NOTIFY-5). */
const KINDS: Readonly<Record<string, MessageDescriptor>> = {
  APPOINTMENT_CANCELLED: msg`A date was cancelled`,
  APPOINTMENT_MOVED: msg`A date was moved`,
  APPOINTMENT_ADDED: msg`There is a new date`,
  RUN_MOVED: msg`Dates were moved`,
  RUN_CANCELLED: msg`Dates were cancelled`,
  RUN_MESSAGE: msg`Your tutor wrote to you`,
  PLACE_LOST: msg`Your place in a session has changed`,
  SESSION_TOMORROW: msg`You have a session tomorrow`,
  SESSION_SOON: msg`A session starts in one hour`,
  LESSON_UNFINISHED: msg`A lesson is waiting for you`,
  CERTIFICATE_READY: msg`A certificate is ready for you`,
  MESSAGE_ANSWERED: msg`Somebody answered you`,
  DOCUMENT_DECIDED: msg`There is news about something you sent`,
  DOCUMENT_WAITING: msg`Something is waiting for your decision`,
  MESSAGE_REPORTED: msg`A message was reported`,
};

/** The words that the worker needs, in the language in use. */
export function pushMessagesIn(language: LanguageCode, campus: string): PushMessages {
  return {
    language,
    direction: directionOf(language),
    campus,
    neutral: i18n._(msg`News in your campus`),
    kinds: Object.fromEntries(Object.entries(KINDS).map(([kind, message]) => [kind, i18n._(message)])),
  };
}
