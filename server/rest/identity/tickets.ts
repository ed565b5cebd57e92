import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { issueTicket, redeemTicket } from '#server/commands/account/ticket.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { fail, isTooMany, personOfRequest, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';

/** What a ticket may be for: calls beside GraphQL, never a page, never another ticket. */
const ticketSchema = v.object({
  path: v.pipe(
    v.string(),
    v.maxLength(300),
    v.regex(/^\/(?:api|backend)(?:\/[\w-]+(?:\.[\w-]+)*)+$/),
    v.check((path) => path !== '/api/ticket'),
  ),
  method: v.picklist(['GET', 'POST']),
});

/** Where a navigation is led whose ticket is not good (any more). */
export const EXPIRED_LINK = '/error?type=EXPIRED_LINK';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** `POST /api/ticket {path, method}`: for addresses that a navigation opens, where no header can be sent. */
export async function giveTicket(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
  if (await isTooMany(context, request, reply, { attempt: 'ticket', account: session.person.id }))
    return fail(reply, 429, 'RATE_LIMITED');
  const asked = v.safeParse(ticketSchema, request.body);
  if (!asked.success) return fail(reply, 400, 'BAD_REQUEST');
  const { id: organisationId } = campusVisit(request).catalogue.organisation;
  const holder = { personId: session.person.id, sessionId: session.sessionId, organisationId };
  const ticket = await context.parts.store.transaction((trx) =>
    issueTicket(trx, { ...asked.output, ...holder, now: context.parts.clock() }),
  );
  return sendPrivate(reply, { data: { ticket } });
}

/** Whose ticket an address carries; undefined: none that is good for it. */
export async function personOfTicket(
  { parts }: RestContext,
  request: FastifyRequest,
  { evenIfEnded = false }: { evenIfEnded?: boolean } = {},
): Promise<string | undefined> {
  const { token } = v.parse(v.object({ token: v.fallback(v.optional(v.string()), undefined) }), request.query);
  if (token === undefined || (request.method !== 'GET' && request.method !== 'POST')) return undefined;
  const { id: organisationId } = campusVisit(request).catalogue.organisation;
  const address = { organisationId, path: request.url.split('?')[0] ?? '', method: request.method } as const;
  return parts.store.transaction((trx) =>
    redeemTicket(trx, { ...address, ticket: token, now: parts.clock(), evenIfEnded }),
  );
}

/** Whether an address carries a session's JWT: it would stand in histories and logs, so it opens nothing (SESSION-10). */
export function carriesSession(url: string): boolean {
  const query = url.split('?')[1];
  if (query === undefined || !query.includes('token')) return false;
  return [...new URLSearchParams(query)].some(([name, value]) => /^(?:access_)?token$/i.test(name) && JWT.test(value));
}
