/**
 * What happens to a session, or in it, that other parts of the app hear of: one closed union of in-app events
 * (SESSION-11).
 */
export const SESSION_EVENTS = [
  /** The learner has left. */
  'LOGOUT',
  /** The campus has ended the session. */
  'SESSION_TERMINATED',
  /** The account at the identity provider is none that this campus knows. */
  'WRONG_GOOGLE_ACCOUNT',
  /** The identity provider, or the person there, did not allow the sign-in. */
  'ACCESS_DENIED',
  /** Somebody begins to search. */
  'EXPLORE_SEARCH_FOCUSED',
] as const;

export type SessionEvent = (typeof SESSION_EVENTS)[number];

/** What an answer without a session means, where a sign-in elsewhere came to nothing; undefined: it failed, and nothing more. */
export function eventOfSignIn(code: string): SessionEvent | undefined {
  switch (code) {
    case 'access_denied':
      return 'ACCESS_DENIED';
    case 'accountUnknown':
    case 'emailNotVerified':
      return 'WRONG_GOOGLE_ACCOUNT';
    default:
      return undefined;
  }
}
