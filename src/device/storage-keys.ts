/** Names in local and session storage (READINGS, Session; spec A9, B9 where they are theirs). */
export const STORAGE_KEYS = {
  jwt: 'JWT',
  refreshToken: 'refreshToken',
  pathOnLogout: 'pathOnLogout',
  pathBeforeSignup: 'pathBeforeSignup',
  registrationReferrer: 'registrationReferrer',
  language: 'language',
  colourMode: 'colourMode',
  visitorId: 'visitorId',
  readyOffline: 'readyOffline',
} as const;
