import type { DocumentStatus } from '#campus/doc-check/document-status.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { FORMAT_LOCALES } from '#campus/text/format-locales.ts';
import { escapeHtml, renderMarkdown } from '#server/messages/render-markdown.ts';
import { type LanguageChain, pickText } from '#server/model/localized.ts';
import type { NewsPayload, NotificationPayload } from '#server/store/people/notify.ts';
import type { NotificationKind } from '#server/store/schema/live-tables.ts';
import { pickMessage } from './pick-message.ts';
import type { NotificationMessageName } from './server-messages.ts';

/** What a notification says, as HTML in the language asked for: titles and times keep their own direction. */
export function notificationMessage(
  kind: NotificationKind,
  payload: NotificationPayload,
  languages: LanguageChain,
): string {
  if ('words' in payload) return renderMarkdown(pickText(payload.words, languages).text);
  // Lines of what somebody wrote stay lines.
  return textOf(kind, payload, languages, (name) => `<bdi>${escapeHtml(name).replaceAll('\n', '<br>')}</bdi>`);
}

/** The same where there is no HTML; isolated by characters (UAX 9). */
export function notificationText(
  kind: NotificationKind,
  payload: NotificationPayload,
  languages: LanguageChain,
): string {
  if ('words' in payload) return pickText(payload.words, languages).text.replaceAll('**', '');
  return textOf(kind, payload, languages, (name) => `\u2068${name}\u2069`);
}

type Titled = Exclude<NotificationPayload, NewsPayload>;

function textOf(
  kind: NotificationKind,
  payload: Titled,
  languages: LanguageChain,
  isolated: (name: string) => string,
): string {
  const names = namesIn(payload, languages);
  return sentencesFor(kind, payload)
    .map((sentence) => pickMessage(languages, ({ notifications }) => notifications[sentence]))
    .map((text) => text.replace(/\{(\w+)\}/g, (_, name: string) => isolated(names[name] ?? '')))
    .join(' ');
}

function namesIn(payload: Titled, languages: LanguageChain): Readonly<Record<string, string>> {
  if ('documentStatus' in payload) return {};
  const title = pickText(payload.denomination, languages).text;
  if ('message' in payload) return { title, message: payload.message };
  if (!('start' in payload)) return { title };
  const at = { language: languages.asked, zone: payload.zone };
  return {
    title,
    start: formatMoment(payload.start, at),
    before: formatMoment(payload.startBefore ?? payload.start, at),
    end: formatTime(payload.end, at),
    place: payload.location ? pickText(payload.location, languages).text : '',
  };
}

function sentencesFor(kind: NotificationKind, payload: Titled): readonly NotificationMessageName[] {
  switch (kind) {
    case 'APPOINTMENT_CANCELLED':
      return ['cancelled'];
    case 'APPOINTMENT_ADDED':
      return ['added'];
    case 'RUN_MOVED':
      return ['runMoved'];
    case 'RUN_CANCELLED':
      return ['runCancelled'];
    case 'RUN_MESSAGE':
      return ['runMessage'];
    case 'PLACE_LOST':
      return ['placeLost'];
    case 'APPOINTMENT_MOVED':
      return movedIn(payload);
    case 'SESSION_TOMORROW':
      return ['sessionTomorrow'];
    case 'SESSION_SOON':
      return ['sessionSoon'];
    case 'LESSON_UNFINISHED':
      return ['lessonUnfinished'];
    case 'CERTIFICATE_READY':
      return ['certificateReady'];
    case 'MESSAGE_ANSWERED':
      return ['messageAnswered'];
    case 'MESSAGE_REPORTED':
      return ['messageReported'];
    case 'DOCUMENT_DECIDED':
      return 'documentStatus' in payload ? [DECISIONS[payload.documentStatus]] : [];
    case 'DOCUMENT_WAITING':
      return ['documentWaiting'];
    // Its words are its own.
    case 'NEWS':
      return [];
    default:
      return kind satisfies never;
  }
}

const DECISIONS: Readonly<Record<DocumentStatus, NotificationMessageName>> = {
  // Nobody has decided in time (DOC-12).
  NO_UPLOAD: 'documentExpired',
  IN_REVIEW: 'documentComment',
  ACCEPTED: 'documentAccepted',
  INVALID_UPLOAD: 'documentInvalid',
  INELIGIBLE: 'documentIneligible',
  REJECTED: 'documentRejected',
};

/** Another time, another place, or both; else only its end is another. */
function movedIn(payload: Titled): readonly NotificationMessageName[] {
  if (!('start' in payload)) return [];
  const { start, startBefore, location } = payload;
  const time: readonly NotificationMessageName[] = startBefore !== undefined && startBefore !== start ? ['moved'] : [];
  if (location === undefined) return time.length > 0 ? time : ['ends'];
  return [...time, location === null ? 'online' : 'elsewhere'];
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A moment by the clocks of a zone (IANA), which is named: whoever reads it may be elsewhere. */
function formatMoment(moment: string, { language, zone }: { language: LanguageCode; zone: string }): string {
  const day = { day: '2-digit', month: 'short', year: 'numeric' } as const;
  const format = { ...day, ...TIME, timeZone: zone, timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], format).format(new Date(moment));
}

/** Only the time of day. */
function formatTime(moment: string, { language, zone }: { language: LanguageCode; zone: string }): string {
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], { ...TIME, timeZone: zone }).format(new Date(moment));
}
