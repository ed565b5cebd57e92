import type { FastifyRequest } from 'fastify';
import type { Visit } from './visit.ts';

const UNKNOWN: Visit = { is: 'unknown' };

/** The tenant that each request came to; a map beside the requests, so that nothing is added to Fastify's own objects. */
const visits = new WeakMap<FastifyRequest, Visit>();

export function rememberVisit(request: FastifyRequest, visit: Visit): void {
  visits.set(request, visit);
}

/** The organisation's visit of a request that the first hook let through. */
export function campusVisit(request: FastifyRequest): Extract<Visit, { is: 'campus' }> {
  const visit = visits.get(request) ?? UNKNOWN;
  if (visit.is !== 'campus') throw new Error('A route of the app was reached without an organisation.');
  return visit;
}
