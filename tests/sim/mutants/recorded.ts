/** The seed of a history in which each mutant is caught, for every `npm test`; `npm run sim -- --mutants` finds new ones. */
export const RECORDED: Readonly<Record<string, number>> = {
  'delete-before-ack': 2,
  'no-dedup': 2,
  'toggle-instead-of-set': 1,
  'dedup-outside-transaction': 18,
  'no-per-account-key': 82,
  'server-error-is-sent': 6,
  'lock-only': 1,
  'no-park': 4,
  'order-by-client-clock': 182,
  'missing-overlay': 5,
  'dependant-before-parent': 6,
  'refresh-without-grace': 3,
  'accepted-dropped-early': 44,
  'older-read-applied': 956,
};
