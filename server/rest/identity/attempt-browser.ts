import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OPENID_ATTEMPT_MINUTES } from '#campus/identity-limits.ts';
import { ownAddress } from '#server/http/own-address.ts';
import type { Organisation } from '#server/model/shapes.ts';
import type { RestContext } from '#server/rest/core/rest-context.ts';

/** A sign-in that goes on at a provider. */
export interface AttemptSecrets {
  /** Goes with it to the provider and back. */
  readonly state: string;
  /** Stays in the browser that began it. */
  readonly browser: string;
}

export function newAttempt(): AttemptSecrets {
  return { state: randomBytes(32).toString('base64url'), browser: randomBytes(32).toString('base64url') };
}

/** Where a provider's answer comes back to. A preview host stays with itself (AUTH-15). */
export function returnOrigin({ originOf }: RestContext, organisation: Organisation, requested: string): string {
  return new URL(requested).hostname.includes('--') ? requested : originOf(organisation, requested);
}

/** The cookie is the host's: it is set where the provider returns to. (The scheme may differ behind a proxy.) */
export function leadToReturnHost(
  request: FastifyRequest,
  reply: FastifyReply,
  { from, to }: { from: string; to: string },
): FastifyReply | undefined {
  if (new URL(to).hostname === new URL(from).hostname) return undefined;
  const { pathname, search } = ownAddress(request.url);
  return reply.header('cache-control', 'no-store').redirect(`${to}${pathname}${search}`, 302);
}

/** `__Host-` where there is TLS: then no page of a sub-domain can plant one. Each attempt has its own, so tabs do not mix. */
export function cookieName(state: string, origin: string): string {
  return `${origin.startsWith('https:') ? '__Host-' : ''}openid-${state.slice(0, 12)}`;
}

export function attemptCookie({ state, browser }: AttemptSecrets, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(state, origin)}=${browser}; Path=/; Max-Age=${OPENID_ATTEMPT_MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`;
}

/** What a fault is called: its text may hold what the provider sent, tokens too. */
export function faultName(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown';
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : fault.name;
}
