import { randomUUID } from 'node:crypto';
import type { LoginAnswer } from '#server/graphql/schema.gen.ts';
import type { Trx } from '#server/store/open-store.ts';
import { signAccessToken } from './access-token.ts';
import type { CampusContext } from './context.ts';
import { beginSession } from './refresh-token.ts';

export interface Opening {
  readonly personId: string;
  /** The device is a phone (READINGS, Tenants). */
  readonly mobile: boolean;
  readonly fingerprint: string | null;
}

/** Lets a person in: a session of its own and its tokens, as login, confirmation, reset and token login answer them. */
export async function openSession(context: CampusContext, opening: Opening): Promise<LoginAnswer> {
  const begun = await context.parts.store.transaction((trx) => beginFor(trx, context, opening));
  return tokensOf(context, opening.personId, begun);
}

export type Begun = { sessionId: string; refreshToken: string };

/** The half that belongs into a transaction of the cause. */
export function beginFor(trx: Trx, { organisation, now }: CampusContext, opening: Opening): Promise<Begun> {
  return beginSession(trx, { ...opening, organisationId: organisation.id, now });
}

/** The other half: the JWT of what was begun. */
export async function tokensOf(
  { parts, organisation, now, notes }: CampusContext,
  personId: string,
  { sessionId, refreshToken }: Begun,
): Promise<LoginAnswer> {
  const token = await signAccessToken(parts.keys, {
    ...{ personId, organisationId: organisation.id, sessionId },
    ...{ jti: randomUUID(), now },
  });
  notes.holdsToken = true;
  return { errors: [], token, refreshToken, accessPortalPath: null };
}
