import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { type NewSession, newSession } from '#features/session/new-session.ts';
import type { Wire } from '#wire/graphql.ts';

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
    preferredLanguage { id }
  }
}`;

export type SignIn = { email: string; password: string };
export type SignInTenant = {
  organisation: PublicOrganisation;
  subOrgId?: string | undefined;
  targetGroup?: string | undefined;
};

/** Asks the campus for a session. Throws a `CampusError`: `refused` with the server's first code where it says no. */
export function askForSession(wire: Wire, tenant: SignInTenant, { email, password }: SignIn): Promise<NewSession> {
  const { organisation, subOrgId, targetGroup } = tenant;
  const variables = { email, password, orgId: organisation.id, subOrgId, targetGroupPath: targetGroup };
  return newSession(wire, { field: 'login', document: LOGIN, variables }, 'login.wrong');
}
