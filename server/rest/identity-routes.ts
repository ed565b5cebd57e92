import { campusVisit } from '#server/door/request-visit.ts';
import type { RestDoor } from '#server/door/rest-door.ts';
import { receiveFromProvider } from './openid-callback.ts';
import { redirectToProvider } from './openid-redirect.ts';

/** The ways in beside GraphQL (A7). Each is no page of the app: the shell never answers here. */
export function identityRoutes(door: RestDoor): void {
  const { app } = door;
  app.get('/api/openid/redirect', (request, reply) => redirectToProvider(door, request, reply));
  app.get('/api/openid/redirect/:value', (request, reply) => redirectToProvider(door, request, reply));
  // {loginURL}/{openIdClientId}/{orgId}/{targetGroupPath} (A7)
  app.get('/api/openid/redirect/:client/:org', (request, reply) => redirectToProvider(door, request, reply));
  app.get('/api/openid/redirect/:client/:org/:value', (request, reply) => redirectToProvider(door, request, reply));
  app.post('/api/openid/callback/:orgid', (request, reply) => receiveFromProvider(door, request, reply));
  // Where providers return to: the app's own screen goes on with the same words.
  app.get('/oauth/:orgid', (request, reply) => {
    const { id } = campusVisit(request).catalogue.organisation;
    const query = request.url.split('?')[1];
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`/openid-callback/${id}${query === undefined ? '' : `?${query}`}`, 302);
  });
}
