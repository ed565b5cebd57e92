/**
 * The lanterns that there are, in their order (EARN-5), as far as there is something to award them for. Their words are the
 * server's: server/messages.
 */
export const ACHIEVEMENTS = [
  /** The first lesson is done. */
  'first-light',
  /** Four weeks in a row. */
  'steady-flame',
  /** A list of five things. */
  'map-maker',
  /** A lesson was done while there was no network. */
  'night-reader',
  /** A module is complete. */
  'shared-light',
] as const;

export type AchievementId = (typeof ACHIEVEMENTS)[number];
