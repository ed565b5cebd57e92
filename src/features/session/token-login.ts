import * as v from 'valibot';
import { isPhone, visitorId } from '#device/visitor-id.ts';
import type { Wire } from '#wire/graphql.ts';
import { type NewSession, newSession, sessionAnswer } from './new-session.ts';

const TOKEN_LOGIN = `mutation TokenLogin($tokenFromURL: String!, $fingerprint: String, $mobile: Boolean) {
  TokenLogin(tokenFromURL: $tokenFromURL, fingerprint: $fingerprint, mobile: $mobile) {
    errors { message }
    token
    refreshToken
  }
}`;

const answer = v.pipe(
  v.object({ TokenLogin: sessionAnswer }),
  v.transform(({ TokenLogin }) => TokenLogin),
);

/** Signs in by the token of a link. Throws a `CampusError`. */
export async function tokenLogin(wire: Wire, tokenFromURL: string): Promise<NewSession> {
  const variables = { tokenFromURL, fingerprint: visitorId(), mobile: isPhone() };
  const { data } = await wire.send({ document: TOKEN_LOGIN, variables });
  return newSession(data, answer, 'linkUnknown');
}
