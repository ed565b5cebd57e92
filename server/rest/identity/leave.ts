import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { campusVisit } from '#server/http/request-visit.ts';
import { fail, isTooMany, personOfRequest, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';

/** `GET /api/logout/{viewerId}`: where the organisation's own logout goes on (SESSION-16); null: nowhere. */
export async function logoutRoute(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
  if (await isTooMany(context, request, reply, { attempt: 'ticket', account: session.person.id }))
    return fail(reply, 429, 'RATE_LIMITED');
  const { viewerId } = v.parse(v.object({ viewerId: v.string() }), request.params);
  if (viewerId !== session.person.id) return fail(reply, 403, 'NOT_ALLOWED');
  const { traits, externalLogout } = campusVisit(request).catalogue.organisation;
  return sendPrivate(reply, { data: { logout_route: traits.externalLogout ? externalLogout : null } });
}
