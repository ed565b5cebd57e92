import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

/** The log of the request that is being answered, with its id: GraphQL masks a fault where it knows no request. */
export const requestLog = new AsyncLocalStorage<FastifyBaseLogger>();
