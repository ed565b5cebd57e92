import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { overloadedIn } from '#server/runtime/turns.ts';
import { isStorageFull } from '#server/store/database/storage-full.ts';

const httpError = v.object({ statusCode: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(499)) });

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  431: 'HEADERS_TOO_LARGE',
  507: 'STORAGE_FULL',
};

/** What the log says of a write that found no space. */
export const DISK_FULL = 'the disk is full: nothing can be written';

/** The body of an answer that GraphQL did not make, in the form of one that it did. */
export function errorBody(code: string) {
  return { errors: [{ message: code, extensions: { code } }], extensions: { asOf: 0 } };
}

/** Turns a request away before it costs anything, with the seconds after which it may come again. */
export function turnAway(
  reply: FastifyReply,
  { status, code, seconds }: { status: number; code: string; seconds: number },
): FastifyReply {
  return reply
    .code(status)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .send(errorBody(code));
}

/** Whatever goes wrong before a route answers: the right status and a code, no detail; faults are logged once. */
export function httpErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const overloaded = overloadedIn(error);
    if (overloaded !== undefined)
      return turnAway(reply, { status: 503, code: 'OVERLOADED', seconds: overloaded.seconds });
    const known = v.safeParse(httpError, error);
    const isFull = isStorageFull(error);
    const status = known.success ? known.output.statusCode : isFull ? 507 : 500;
    if (!known.success) request.log.error({ err: error }, isFull ? DISK_FULL : 'a request failed');
    const code = CODES[status] ?? (status === 500 ? 'INTERNAL' : 'BAD_REQUEST');
    return reply.code(status).header('cache-control', 'no-store').send(errorBody(code));
  });
  app.setNotFoundHandler((_, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message: 'NOT_FOUND', extensions: { code: 'NOT_FOUND' } }] }),
  );
}
