import * as v from 'valibot';
import type { PublicOrganisation } from '#campus/organisation.ts';
import { isPhone, visitorId } from '#device/visitor-id.ts';
import type { Wire } from '#wire/graphql.ts';
import type { Tokens } from '#wire/session-store.ts';
import { CampusError } from '#wire/trouble.ts';

const LOGIN = `mutation login($email: String!, $password: String!, $mobile: Boolean, $fingerprint: String, $orgId: ID) {
  login(email: $email, password: $password, mobile: $mobile, fingerprint: $fingerprint, orgId: $orgId) {
    errors { message }
    token
    refreshToken
    accessPortalPath
  }
}`;

export const loginAnswer = v.object({
  login: v.object({
    errors: v.array(v.object({ message: v.string() })),
    token: v.nullable(v.string()),
    refreshToken: v.nullable(v.string()),
    accessPortalPath: v.nullable(v.string()),
  }),
});

export type SignIn = { email: string; password: string };

/** Asks the campus for a session. Throws a `CampusError`: `refused` with the server's first code where it says no. */
export async function askForSession(
  wire: Wire,
  organisation: PublicOrganisation,
  { email, password }: SignIn,
): Promise<Tokens & { accessPortalPath: string | null }> {
  const variables = { email, password, mobile: isPhone(), fingerprint: visitorId(), orgId: organisation.id };
  const reply = await wire.send({ document: LOGIN, variables });
  const parsed = v.safeParse(loginAnswer, reply.data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'login' });
  const { errors, token, refreshToken, accessPortalPath } = parsed.output.login;
  if (token === null || refreshToken === null) {
    throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? 'login.wrong' });
  }
  return { jwt: token, refreshToken, accessPortalPath };
}
