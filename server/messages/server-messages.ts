import type { LanguageCode } from '#campus/languages.ts';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { FeedbackOptionId } from './feedback-options.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fa } from './languages/fa.ts';
import { ps } from './languages/ps.ts';
import { ru } from './languages/ru.ts';
import { tr } from './languages/tr.ts';
import { uk } from './languages/uk.ts';
import type { RejectionReasonId } from './rejection-reasons.ts';

export const NOTIFICATION_MESSAGES = [
  ...(['moved', 'ends', 'elsewhere', 'online', 'cancelled', 'placeLost'] as const),
  ...(['added', 'runMoved', 'runCancelled', 'runMessage'] as const),
  ...(['sessionTomorrow', 'sessionSoon', 'lessonUnfinished', 'certificateReady'] as const),
  ...(['messageAnswered', 'messageReported'] as const),
  ...([
    'documentComment',
    'documentAccepted',
    'documentInvalid',
    'documentIneligible',
    'documentRejected',
    'documentExpired',
    'documentWaiting',
  ] as const),
] as const;
export type NotificationMessageName = (typeof NOTIFICATION_MESSAGES)[number];

/** What the campus itself says in its answers: a language that lacks one of these is no language of the catalogue. */
export interface ServerMessages {
  /** Somebody who shows no name. */
  readonly anonymous: string;
  readonly feedbackOptions: Readonly<Record<FeedbackOptionId, string>>;
  readonly rejectionReasons: Readonly<Record<RejectionReasonId, string>>;
  /**
   * What became of an appointment, what people are reminded of, what happened on a board, what was decided on a document, and that documents wait; `{title}` is the name of the appointment or the unit, `{start}` when it begins, `{before}` when it would have begun,
   * `{end}` the time of day of its end, `{place}` where it is, `{message}` what a tutor writes.
   */
  readonly notifications: Readonly<Record<NotificationMessageName, string>>;
  /** The lanterns (EARN-5). */
  readonly achievements: Readonly<
    Record<AchievementId, { readonly denomination: string; readonly description: string; readonly howTo: string }>
  >;
}

/** All nine; es, ru, tr, uk, fa and ps are drafts that no native has read. */
export const SERVER_MESSAGES: Readonly<Record<LanguageCode, ServerMessages>> = { en, de, es, ru, tr, uk, ar, fa, ps };
