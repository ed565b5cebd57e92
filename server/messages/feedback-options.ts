/** What a review may say by a tap, in their order (LEARN-14). */
export const FEEDBACK_OPTIONS = [
  'easy-to-follow',
  'useful-for-me',
  'good-pace',
  'too-long',
  'too-hard',
  'more-examples',
] as const;

export type FeedbackOptionId = (typeof FEEDBACK_OPTIONS)[number];
