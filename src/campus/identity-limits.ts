// Sign-in at identity providers (docs/spec/accounts.md)
/** A sign-in at an identity provider has this long, in minutes (AUTH-16). */
export const OPENID_ATTEMPT_MINUTES = 10;
/** What the exchange service answered becomes a session within this, seconds (AUTH-16). */
export const EXCHANGE_CODE_SECONDS = 120;
/** Most bytes of a form with a SAML answer; one with a picture of somebody in it is still smaller. */
export const SAML_ANSWER_BYTES_MAX = 262_144;
/** An ID token that a provider sends on its own is taken within this (AUTH-16). */
export const ID_TOKEN_MAX_AGE = 300_000;
/** An identity provider that does not answer within this counts as out of reach. */
export const PROVIDER_WAIT = 10_000;
/** What an identity provider says of itself is kept for this long. */
export const PROVIDER_METADATA_KEPT = 3_600_000;
/** Its keys are read again for one that is unknown, but not more often than this. */
export const PROVIDER_KEYS_REST = 30_000;
