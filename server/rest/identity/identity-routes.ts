import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { campusVisit } from '#server/http/request-visit.ts';
import {
  fail,
  isTooMany,
  leadTo,
  personOfRequest,
  type RestContext,
  sendPrivate,
} from '#server/rest/core/rest-context.ts';
import { exchangeRoutes } from './exchange-login.ts';
import { receiveFromProvider } from './openid-callback.ts';
import { redirectToProvider } from './openid-redirect.ts';
import { leadToPartner } from './partner-login.ts';
import { followPrivateEmail } from './private-email.ts';
import { carriesSession, giveTicket } from './tickets.ts';

/** The ways in beside GraphQL (API-4). Each is no page of the app: the shell never answers here. */
export function identityRoutes(context: RestContext): void {
  const { app } = context;
  app.addHook('onRequest', async (request, reply) => {
    if (carriesSession(request.url)) return fail(reply, 401, 'UNAUTHENTICATED');
    return undefined;
  });
  app.post('/api/ticket', (request, reply) => giveTicket(context, request, reply));
  app.get('/api/users/me/confirm-private-email/:token', (request, reply) =>
    followPrivateEmail(context, 'confirm', request, reply),
  );
  app.get('/api/users/me/revert-private-email/:token', (request, reply) =>
    followPrivateEmail(context, 'revert', request, reply),
  );
  app.get('/api/openid/redirect', (request, reply) => redirectToProvider(context, request, reply));
  app.get('/api/openid/redirect/:value', (request, reply) => redirectToProvider(context, request, reply));
  // {loginURL}/{openIdClientId}/{orgId}/{targetGroupPath} (AUTH-15)
  app.get('/api/openid/redirect/:client/:org', (request, reply) => redirectToProvider(context, request, reply));
  app.get('/api/openid/redirect/:client/:org/:value', (request, reply) => redirectToProvider(context, request, reply));
  app.post('/api/openid/callback/:orgid', (request, reply) => receiveFromProvider(context, request, reply));
  app.get('/api/logout/:viewerId', (request, reply) => logoutRoute(context, request, reply));
  app.get('/backend/sso/gast', (request, reply) => leadToPartner(context, request, reply));
  exchangeRoutes(context);
  // Where providers return to: the app's own screen goes on with the same words.
  app.get('/oauth/:orgid', (request, reply) => {
    const { id } = campusVisit(request).catalogue.organisation;
    const query = request.url.split('?')[1];
    return leadTo(reply, `/openid-callback/${id}${query === undefined ? '' : `?${query}`}`);
  });
}

/** `GET /api/logout/{viewerId}`: where the organisation's own logout goes on (SESSION-16); null: nowhere. */
async function logoutRoute(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
  if (await isTooMany(context, request, reply, { attempt: 'ticket', account: session.person.id }))
    return fail(reply, 429, 'RATE_LIMITED');
  const { viewerId } = v.parse(v.object({ viewerId: v.string() }), request.params);
  if (viewerId !== session.person.id) return fail(reply, 403, 'NOT_ALLOWED');
  const { traits, externalLogout } = campusVisit(request).catalogue.organisation;
  return sendPrivate(reply, { data: { logout_route: traits.externalLogout ? externalLogout : null } });
}
