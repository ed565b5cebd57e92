import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#campus/network/headers.ts';
import { bearerToken } from '#server/auth/access-token.ts';
import type { Attempt } from '#server/auth/attempt-limits.ts';
import type { IdentityProviders } from '#server/auth/identity-providers.ts';
import { resolveSession, type Session, type SessionParts } from '#server/auth/resolve-session.ts';
import { clientOf } from '#server/http/client.ts';
import type { CampusParts } from '#server/http/context.ts';
import { errorBody } from '#server/http/http-errors.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import type { Organisation } from '#server/model/shapes.ts';

/** What the calls beside GraphQL work with. */
export interface RestContext {
  readonly app: FastifyInstance;
  readonly parts: CampusParts;
  readonly session: SessionParts;
  readonly providers: IdentityProviders;
  readonly secretOf: (name: string) => string | undefined;
  /** Of the campus as the person uses it. */
  readonly originOf: (organisation: Organisation, requested: string) => string;
}

type Person = Extract<Session, { is: 'person' }>;

/** Who sends a request with `authorization: Bearer …`; undefined: nobody, and 401 is the answer. A renewed token goes along. */
export async function personOfRequest(
  { session, parts }: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person | undefined> {
  const { authorization } = request.headers;
  const refreshToken = request.headers[HEADERS.refreshToken];
  const found = await resolveSession(
    session,
    {
      accessToken: bearerToken(authorization),
      refreshToken: typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : undefined,
    },
    campusVisit(request).catalogue.organisation.id,
    parts.clock(),
  );
  if (found.is !== 'person') return undefined;
  if (found.renewed) {
    reply.header(HEADERS.renewedToken, found.renewed.token);
    reply.header(HEADERS.renewedRefreshToken, found.renewed.refreshToken);
  }
  return found;
}

/** An answer that is an error: its code, and nothing of why. */
export function fail(reply: FastifyReply, status: number, code: string): FastifyReply {
  return sendPrivate(reply.code(status), errorBody(code));
}

/** For one pair of eyes: kept nowhere, and not compressed, since it may hold a token (SECURITY-5). */
export function sendPrivate(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store, no-transform').send(body);
}

/** Leads a navigation to a page of the app, which is always one of this host. */
export function leadTo(reply: FastifyReply, path: `/${string}`): FastifyReply {
  return leadAway(reply, path);
}

/** Leads a navigation on, to another host too: kept by nobody, and nobody there learns what the address here was. */
export function leadAway(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 302);
}

/** Counts a try of this address; whether it was one too many, with the time to wait in the answer's headers. */
export async function isTooMany(
  { parts }: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { attempt, account }: { attempt: Attempt; account: string },
): Promise<boolean> {
  const { id } = campusVisit(request).catalogue.organisation;
  const seconds = await parts.attemptLimits.take(attempt, `${id} ${account}`, clientOf(request).ip);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return seconds !== undefined;
}
