import * as v from 'valibot';
import { isPhone, visitorId } from '#device/visitor-id.ts';
import { type NewSession, newSession, sessionAnswer } from '#features/session/new-session.ts';
import type { Wire } from '#wire/graphql.ts';

const CONFIRM_EMAIL = `mutation confirmEmail($token: String!, $fingerprint: String, $mobile: Boolean) {
  confirmEmail(token: $token, fingerprint: $fingerprint, mobile: $mobile) {
    errors { message }
    token
    refreshToken
    accessPortalPath
  }
}`;

const answer = v.pipe(
  v.object({ confirmEmail: sessionAnswer }),
  v.transform(({ confirmEmail }) => confirmEmail),
);

/** Confirms an e-mail by the token of its link, which begins a session. Throws a `CampusError`. */
export async function confirmEmail(wire: Wire, token: string): Promise<NewSession> {
  const variables = { token, fingerprint: visitorId(), mobile: isPhone() };
  const { data } = await wire.send({ document: CONFIRM_EMAIL, variables });
  return newSession(data, answer, 'linkUnknown');
}
