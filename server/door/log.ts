import { type DestinationStream, pino } from 'pino';

/**
 * Structured lines with request ids. What is in them is chosen here, so nothing personal slips in: no address, no header,
 * no query string, no body (ASVS 16).
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)) {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: { method: string; url: string; host: string }) => ({
          method: request.method,
          path: withoutTokens(request.url.split('?')[0] ?? ''),
          host: request.host,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    destination,
  );
}

/** Tokens of links and ids of people stand in paths: a log names neither (READINGS, Session). Words of content may stay. */
function withoutTokens(path: string): string {
  return path
    .split('/')
    .map((part) => (part.length >= 20 && /[A-Z0-9]/.test(part) ? '…' : part))
    .join('/');
}
