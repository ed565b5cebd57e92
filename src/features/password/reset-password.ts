import { type NewSession, newSession } from '#features/session/new-session.ts';
import type { Wire } from '#wire/graphql.ts';

const RESET_PASSWORD = `mutation resetPassword($token: String!, $password: String!, $mobile: Boolean, $fingerprint: String) {
  resetPassword(token: $token, password: $password, mobile: $mobile, fingerprint: $fingerprint) {
    errors { message }
    token
    refreshToken
    accessPortalPath
  }
}`;

/** Sets a new password by the token of a link. The password is never trimmed (AUTH-11). Throws a `CampusError`. */
export function resetPassword(wire: Wire, token: string, password: string): Promise<NewSession> {
  const question = { field: 'resetPassword', document: RESET_PASSWORD, variables: { token, password } };
  return newSession(wire, question, 'linkUnknown');
}
