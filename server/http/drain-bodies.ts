import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is still read of a body that nobody wants: more than a page ever sends beside a file. Our own choice. */
const DRAIN_BYTES_MAX = 1024 * 1024;
/** How long an answer waits for that, ms: what is on its way has come by then. Our own choice. */
const DRAIN_WAIT = 1000;

/**
 * Reads the rest of each request's body before its answer is sent, whatever route answers early and why. The next request of
 * the connection, which behind a proxy is somebody else's, would wait behind what nobody reads. A rest that is too long, or
 * does not come, ends the connection instead.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (hasBody(raw) && !raw.readableEnded && !(await isDrained(raw))) reply.header('connection', 'close');
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isDrained(body: IncomingMessage): Promise<boolean> {
  if (body.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let left = DRAIN_BYTES_MAX;
    const stop = (isWhole: boolean): void => {
      clearTimeout(timer);
      body.off('data', count);
      resolve(isWhole);
    };
    const count = (part: Buffer): void => {
      left -= part.length;
      if (left < 0) stop(false);
    };
    const timer = setTimeout(() => stop(false), DRAIN_WAIT);
    // Who began to read and gave up is not asked any more.
    body.removeAllListeners('readable').removeAllListeners('data');
    body.once('end', () => stop(true)).once('close', () => stop(false));
    body.on('data', count).resume();
  });
}
