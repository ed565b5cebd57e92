/** Header names of the wire (SESSION-2), lower case as Node and fetch give them. */
export const HEADERS = {
  authorization: 'authorization',
  refreshToken: 'refresh-token',
  preferredLanguage: 'preferred-language-id',
  renewedToken: 'renewed-token',
  renewedRefreshToken: 'renewed-refresh-token',
  /** The random id of a visitor's device, beside no bearer (PRIVACY-4). */
  fingerprint: 'x-fingerprint',
  idempotencyKey: 'idempotency-key',
  /** On every answer of the campus server: an answer without it is somebody else's (a portal's; OFFLINE-6). */
  campus: 'campus-answer',
  /** On every answer while an operator works on the campus (APP-11). */
  maintenance: 'campus-maintenance',
  requestId: 'x-request-id',
} as const;

/** Value of the `campus-answer` header: the version of the wire that the server speaks. */
export const WIRE_VERSION = '1';
