import * as v from 'valibot';
import { isPhone, visitorId } from '#device/visitor-id.ts';
import { type NewSession, newSession, sessionAnswer } from '#features/session/new-session.ts';
import type { Wire } from '#wire/graphql.ts';

const RESET_PASSWORD = `mutation resetPassword($token: String!, $password: String!, $mobile: Boolean, $fingerprint: String) {
  resetPassword(token: $token, password: $password, mobile: $mobile, fingerprint: $fingerprint) {
    errors { message }
    token
    refreshToken
  }
}`;

const answer = v.pipe(
  v.object({ resetPassword: sessionAnswer }),
  v.transform(({ resetPassword }) => resetPassword),
);

/** Sets a new password by the token of a link. The password is never trimmed (READINGS, Session). Throws a `CampusError`. */
export async function resetPassword(wire: Wire, token: string, password: string): Promise<NewSession> {
  const variables = { token, password, fingerprint: visitorId(), mobile: isPhone() };
  const { data } = await wire.send({ document: RESET_PASSWORD, variables });
  return newSession(data, answer, 'linkUnknown');
}
