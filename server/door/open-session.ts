import { randomUUID } from 'node:crypto';
import type { SubOrganisation } from '#server/content/shapes.ts';
import type { LoginAnswer } from '#server/graphql/schema.gen.ts';
import type { Reader, Trx } from '#server/store/open-store.ts';
import { isMemberOf } from '#server/store/people.ts';
import { signAccessToken } from './access-token.ts';
import type { CampusContext } from './context.ts';
import { beginSession } from './refresh-token.ts';

export interface Opening {
  readonly personId: string;
  /** The device is a phone (READINGS, Tenants). */
  readonly mobile: boolean;
  readonly fingerprint: string | null;
}

/** Where a session begins: the organisation and its time. */
export type Doorway = Pick<CampusContext, 'parts' | 'organisation' | 'now'>;

/** Lets a person in: a session of its own and its tokens, as login, confirmation, reset and token login answer them. */
export async function openSession(context: CampusContext, opening: Opening): Promise<LoginAnswer> {
  const begun = await context.parts.store.transaction((trx) => beginFor(trx, context, opening));
  return tokensOf(context, opening.personId, begun);
}

export type Begun = { sessionId: string; refreshToken: string };

/** The half that belongs into a transaction of the cause. */
export function beginFor(
  trx: Trx,
  { organisation, now }: Pick<Doorway, 'organisation' | 'now'>,
  opening: Opening,
): Promise<Begun> {
  return beginSession(trx, { ...opening, organisationId: organisation.id, now });
}

/** The other half: the JWT of what was begun. */
export async function tokensOf(context: CampusContext, personId: string, begun: Begun): Promise<LoginAnswer> {
  const tokens = await signTokens(context, personId, begun);
  context.notes.holdsToken = true;
  return { errors: [], ...tokens, accessPortalPath: null };
}

export async function signTokens(
  { parts, organisation, now }: Doorway,
  personId: string,
  { sessionId, refreshToken }: Begun,
): Promise<{ token: string; refreshToken: string }> {
  const token = await signAccessToken(parts.keys, {
    ...{ personId, organisationId: organisation.id, sessionId },
    ...{ jti: randomUUID(), now },
  });
  return { token, refreshToken };
}

/** Where a person goes who came by a partner's door and belongs to it (READINGS, Tenants). */
export async function portalOf(
  read: Reader,
  subOrganisations: readonly SubOrganisation[],
  { personId, subOrgId }: { personId: string; subOrgId: string | null | undefined },
): Promise<string | null> {
  const partner = subOrganisations.find(({ id }) => id === subOrgId);
  if (partner === undefined) return null;
  return (await isMemberOf(read, personId, partner.id)) ? `/partner/${partner.path}` : null;
}
