import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#server/content/render-markdown.ts';
import type { Visit } from '#server/door/visit.ts';
import { contentHostHeaders } from './security-headers.ts';

/** The only worker that may be registered here; it comes with the player. */
const OWN_WORKER = '/content-worker.js';

/**
 * The host on which packages of others are going to run: its own headers, no cookie, no call, nothing of the app
 * (READINGS, Content). A package must not register a worker of its own here (RELIABILITY 1.3).
 */
export function answerContentHost(
  visit: Extract<Visit, { is: 'content' }>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers(contentHostHeaders(visit.appOrigin, request.protocol));
  const path = request.url.split('?')[0];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (request.headers['service-worker'] === 'script' && path !== OWN_WORKER)
    return reply.code(403).type('text/plain; charset=utf-8').send('No worker may be registered here.\n');
  if (!isRead || path !== '/') return reply.code(404).type('text/plain; charset=utf-8').send('Nothing is here.\n');
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(launcherPage(visit.catalogue.organisation.denomination));
}

function launcherPage(denomination: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content host</title>
<p>This address belongs to ${escapeHtml(denomination)}. Learning packages run here, apart from the campus.
There is nothing to see on its own.</p>
</html>
`;
}
