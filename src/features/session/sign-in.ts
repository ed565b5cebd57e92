import * as v from 'valibot';
import type { PublicOrganisation } from '#campus/organisation.ts';
import { isPhone, visitorId } from '#device/visitor-id.ts';
import type { Wire } from '#wire/graphql.ts';
import { type NewSession, newSession, sessionAnswer } from './new-session.ts';

const LOGIN = `mutation login(
  $email: String!, $password: String!, $mobile: Boolean, $fingerprint: String, $orgId: ID, $subOrgId: ID
  $targetGroupPath: String
) {
  login(
    email: $email, password: $password, mobile: $mobile, fingerprint: $fingerprint, orgId: $orgId, subOrgId: $subOrgId
    targetGroupPath: $targetGroupPath
  ) {
    errors { message }
    token
    refreshToken
    accessPortalPath
  }
}`;

export const loginAnswer = v.object({ login: sessionAnswer });

export type SignIn = { email: string; password: string };
export type House = {
  organisation: PublicOrganisation;
  subOrgId?: string | undefined;
  targetGroup?: string | undefined;
};

/** Asks the campus for a session. Throws a `CampusError`: `refused` with the server's first code where it says no. */
export async function askForSession(wire: Wire, house: House, { email, password }: SignIn): Promise<NewSession> {
  const variables = {
    ...{ email, password, mobile: isPhone(), fingerprint: visitorId() },
    ...{ orgId: house.organisation.id, subOrgId: house.subOrgId, targetGroupPath: house.targetGroup },
  };
  const reply = await wire.send({ document: LOGIN, variables });
  return newSession(
    reply.data,
    v.pipe(
      loginAnswer,
      v.transform(({ login }) => login),
    ),
    'login.wrong',
  );
}
