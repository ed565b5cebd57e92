import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#campus/network/headers.ts';
import { MAINTENANCE_RETRY_SECONDS } from '#campus/network/load-limits.ts';
import { isInMaintenance } from '#server/runtime/maintenance.ts';
import { turnAway } from './http-errors.ts';

/** What asks the database, or changes it; pages and their files come as ever. */
const CALLS = /^\/(?:graphql|api|backend)(?:\/|$)/;

/** Whether a request wants more of the campus than a page or one of its files. */
export function isCall({ url, method }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return !isRead || CALLS.test(url.split('?')[0] ?? '');
}

interface Maintenance {
  /** Says so by a header on every answer, and turns calls away before anything of them is read. */
  turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined;
}

export function createMaintenance(dataDir: string): Maintenance {
  return {
    turnAway(request, reply) {
      if (!isInMaintenance(dataDir)) return undefined;
      reply.header(HEADERS.maintenance, '1');
      if (!isCall(request)) return undefined;
      return turnAway(reply, { status: 503, code: 'MAINTENANCE', seconds: MAINTENANCE_RETRY_SECONDS });
    },
  };
}
