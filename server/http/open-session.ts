import { randomUUID } from 'node:crypto';
import { signAccessToken } from '#server/auth/access-token.ts';
import { beginSession } from '#server/auth/refresh-token.ts';
import { setTargetGroup } from '#server/commands/account/set-target-group.ts';
import { preferredLanguageId } from '#server/model/language.ts';
import type { SubOrganisation } from '#server/model/shapes.ts';
import { membershipsOf } from '#server/policies/membership.ts';
import type { Reader, Trx } from '#server/store/database/open-store.ts';
import { findPerson } from '#server/store/people/people.ts';
import { createProfile } from '#server/store/people/profile.ts';
import type { CampusContext } from './context.ts';

export interface Opening {
  readonly personId: string;
  /** The device is a phone (SESSION-9). */
  readonly mobile: boolean;
  readonly fingerprint: string | null;
  /** The target group whose login it was (TENANT-8); null leaves the person's as it is. */
  readonly targetGroupPath?: string | null;
}

/** Where a session begins: the organisation and its time. */
export type SessionContext = Pick<CampusContext, 'parts' | 'organisation' | 'now'>;

/** The tokens of a session that began, in the form in which the specification answers a login (SESSION-12). */
export interface OpenedSession {
  readonly errors: readonly never[];
  readonly token: string;
  readonly refreshToken: string;
  readonly accessPortalPath: null;
  readonly preferredLanguage: Identified;
}

type Identified = { readonly id: string };

/** Lets a person in: a session of its own and its tokens, as login, confirmation, reset and token login answer them. */
export async function openSession(context: CampusContext, opening: Opening): Promise<OpenedSession> {
  const begun = await context.parts.store.transaction((trx) => beginFor(trx, context, opening));
  return tokensOf(context, opening.personId, begun);
}

export type Begun = { sessionId: string; refreshToken: string };

/** The half that belongs into a transaction of the cause. */
export async function beginFor(
  trx: Trx,
  { organisation, now }: Pick<SessionContext, 'organisation' | 'now'>,
  { targetGroupPath, ...opening }: Opening,
): Promise<Begun> {
  if (typeof targetGroupPath === 'string') await setTargetGroup(trx, opening.personId, targetGroupPath);
  return beginSession(trx, { ...opening, organisationId: organisation.id, now });
}

/** The other half: the JWT of what was begun. */
export async function tokensOf(context: CampusContext, personId: string, begun: Begun): Promise<OpenedSession> {
  const tokens = await signTokens(context, personId, begun);
  context.notes.holdsToken = true;
  const preferredLanguage = await languageOf(context, personId);
  return { errors: [], ...tokens, accessPortalPath: null, preferredLanguage };
}

/** What the person chose, on whichever device (LANG-9). */
export async function languageOf(
  { parts, organisation }: Pick<SessionContext, 'parts' | 'organisation'>,
  personId: string,
): Promise<Identified> {
  const person = await findPerson(parts.store.read, personId);
  return { id: preferredLanguageId(organisation, person?.language) };
}

export async function signTokens(
  { parts, organisation, now }: SessionContext,
  personId: string,
  { sessionId, refreshToken }: Begun,
): Promise<{ token: string; refreshToken: string }> {
  const token = await signAccessToken(parts.keys, {
    personId,
    organisationId: organisation.id,
    sessionId,
    jti: randomUUID(),
    now,
  });
  return { token, refreshToken };
}

/** Where a person goes who came by a partner's login and belongs to it (TENANT-8). */
export async function portalOf(
  read: Reader,
  subOrganisations: readonly SubOrganisation[],
  { personId, subOrgId }: { personId: string; subOrgId: string | null | undefined },
): Promise<string | null> {
  if (typeof subOrgId !== 'string') return null;
  const own = membershipsOf(subOrganisations, await createProfile(read, personId).memberships());
  const partner = own.find(({ id }) => id === subOrgId);
  return partner === undefined ? null : `/partner/${partner.path}`;
}
