import type { FastifyInstance } from 'fastify';
import type { Organisation } from './model/shapes.ts';

/** Where an organisation's links lead that no request asked for: https at its first host, on one's own machine http at its port. */
export function homeOrigin(app: FastifyInstance, { hosts: [host = 'localhost'] }: Organisation): string {
  const address = app.server.address();
  const port = address === null || typeof address === 'string' ? '' : `:${address.port}`;
  return /(?:^|\.)localhost$/.test(host) ? `http://${host}${port}` : `https://${host}`;
}
