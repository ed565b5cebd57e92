import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);
const WORTH_IT_BYTES = 1024;
const TYPES = /^application\/(?:[a-z-]+\+)?json\b/;

/**
 * Compresses answers that are JSON: they are most of what a prepaid phone pays for. An answer that holds a token is
 * marked `no-transform` and left alone, since its size would tell of its content.
 */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !TYPES.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', 'accept-encoding');
    const isPlain =
      payload.length < WORTH_IT_BYTES || String(reply.getHeader('cache-control')).includes('no-transform');
    if (isPlain || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    reply.header('content-encoding', 'br').removeHeader('content-length');
    return compress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  });
}
