import { type NewSession, newSession } from '#features/session/new-session.ts';
import type { Wire } from '#wire/graphql.ts';

const CONFIRM_EMAIL = `mutation confirmEmail($token: String!, $fingerprint: String, $mobile: Boolean) {
  confirmEmail(token: $token, fingerprint: $fingerprint, mobile: $mobile) {
    errors { message }
    token
    refreshToken
    accessPortalPath
  }
}`;

/** Confirms an e-mail by the token of its link, which begins a session. Throws a `CampusError`. */
export function confirmEmail(wire: Wire, token: string): Promise<NewSession> {
  return newSession(wire, { field: 'confirmEmail', document: CONFIRM_EMAIL, variables: { token } }, 'linkUnknown');
}
