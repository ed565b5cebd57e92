import { type NewSession, newSession } from '#features/session/new-session.ts';
import type { Wire } from '#wire/graphql.ts';

const TOKEN_LOGIN = `mutation TokenLogin($tokenFromURL: String!, $fingerprint: String, $mobile: Boolean) {
  TokenLogin(tokenFromURL: $tokenFromURL, fingerprint: $fingerprint, mobile: $mobile) {
    errors { message }
    token
    refreshToken
    accessPortalPath
  }
}`;

/** Signs in by the token of a link. Throws a `CampusError`. */
export function tokenLogin(wire: Wire, tokenFromURL: string): Promise<NewSession> {
  return newSession(wire, { field: 'TokenLogin', document: TOKEN_LOGIN, variables: { tokenFromURL } }, 'linkUnknown');
}
