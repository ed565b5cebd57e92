import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HEADERS, WIRE_VERSION } from '#campus/network/headers.ts';
import { type ClientReader, hasOneHost, rememberClient } from '#server/http/client.ts';
import { errorBody } from '#server/http/http-errors.ts';
import { createMaintenance } from '#server/http/maintenance.ts';
import { rememberVisit } from '#server/http/request-visit.ts';
import { appHeaders, DATA_POLICY } from '#server/http/security-headers.ts';
import { resolveVisit, type Visit } from '#server/http/visit.ts';
import { answerContentHost, type ContentFiles } from '#server/rest/site/content-host.ts';
import { answerWithoutCampus } from '#server/rest/site/no-campus.ts';
import type { ContentOriginPattern } from '#server/runtime/config.ts';
import type { Campuses } from '#server/store/content/campuses.ts';
import type { Store } from '#server/store/database/open-store.ts';

const UNKNOWN_HOST = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>No campus here</title>
<p>There is no campus at this address. Check the address, or ask whoever gave it to you.</p>
</html>
`;

type Parts = {
  readClient: ClientReader;
  campuses: Campuses;
  store: Store;
  pattern: ContentOriginPattern;
  content: ContentFiles;
  dataDir: string;
};

/**
 * The first thing that each request meets: its host decides the organisation, and an unknown one gets a plain page, never
 * somebody else's brand (TENANT-1). `/healthz` and `/readyz` answer on any host.
 */
export function hostGate(
  app: FastifyInstance,
  { readClient, campuses, store, pattern, content, dataDir }: Parts,
): (request: IncomingMessage) => Promise<Visit> {
  const maintenance = createMaintenance(dataDir);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADERS.requestId, request.id);
    if (!hasOneHost(request.raw))
      return reply.code(400).header('cache-control', 'no-store').send(errorBody('BAD_REQUEST'));
    const client = readClient(request.raw);
    rememberClient(request, client);
    const path = request.url.split('?')[0];
    if (path === '/healthz' || path === '/readyz') {
      reply.header(HEADERS.campus, WIRE_VERSION);
      maintenance.turnAway(request, reply);
      return;
    }
    const visit = await resolveVisit(campuses, pattern, client);
    if (visit.is === 'content') return answerContentHost(visit, { request, reply, content });
    reply.header(HEADERS.campus, WIRE_VERSION).headers(appHeaders(client.scheme));
    if (visit.is === 'unknown' && (await campuses.isEmpty())) return answerWithoutCampus(request, reply);
    if (visit.is === 'unknown')
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .header('content-security-policy', DATA_POLICY)
        .type('text/html; charset=utf-8')
        .send(UNKNOWN_HOST);
    if (request.headers['service-worker'] === 'script' && path !== '/sw.js')
      return reply.code(403).type('text/plain; charset=utf-8').send('No other worker may be registered here.\n');
    reply.header('content-security-policy', DATA_POLICY);
    rememberVisit(request, visit);
    return maintenance.turnAway(request, reply);
  });

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'));
  app.get('/readyz', async (_, reply) => {
    const isEmpty = await campuses.isEmpty();
    const missing = (isEmpty && 'there is no campus yet') || (!(await store.hasSpace()) && 'the disk is full');
    return reply
      .code(missing ? 503 : 200)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(`${missing || 'ready'}\n`);
  });

  return async (request) =>
    hasOneHost(request) ? resolveVisit(campuses, pattern, readClient(request)) : { is: 'unknown' };
}
