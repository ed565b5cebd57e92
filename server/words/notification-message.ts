import { type LanguageChain, pickText } from '#server/content/localized.ts';
import { escapeHtml } from '#server/content/render-markdown.ts';
import type { NotificationKind } from '#server/store/live-tables.ts';
import type { NotificationPayload } from '#server/store/notify.ts';
import { formatMoment, formatTime } from './format-moment.ts';
import { pickWord } from './pick-word.ts';
import type { NotificationWord } from './server-words.ts';

/** What a notification says, as HTML in the language asked for: titles and times keep their own direction. */
export function notificationMessage(
  kind: NotificationKind,
  payload: NotificationPayload,
  languages: LanguageChain,
): string {
  const at = { language: languages.asked, zone: payload.zone };
  const names: Readonly<Record<string, string>> = {
    title: pickText(payload.denomination, languages).text,
    start: formatMoment(payload.start, at),
    before: formatMoment(payload.startBefore ?? payload.start, at),
    end: formatTime(payload.end, at),
    place: payload.location ? pickText(payload.location, languages).text : '',
  };
  return wordsFor(kind, payload)
    .map((word) => pickWord(languages, ({ notifications }) => notifications[word]))
    .map((text) => text.replace(/\{(\w+)\}/g, (_, name: string) => `<bdi>${escapeHtml(names[name] ?? '')}</bdi>`))
    .join(' ');
}

function wordsFor(kind: NotificationKind, payload: NotificationPayload): readonly NotificationWord[] {
  switch (kind) {
    case 'APPOINTMENT_CANCELLED':
      return ['cancelled'];
    case 'PLACE_LOST':
      return ['placeLost'];
    case 'APPOINTMENT_MOVED':
      return movedIn(payload);
    default:
      return kind satisfies never;
  }
}

/** Another time, another place, or both; else only its end is another. */
function movedIn({ start, startBefore, location }: NotificationPayload): readonly NotificationWord[] {
  const time: readonly NotificationWord[] = startBefore !== undefined && startBefore !== start ? ['moved'] : [];
  if (location === undefined) return time.length > 0 ? time : ['ends'];
  return [...time, location === null ? 'online' : 'elsewhere'];
}
