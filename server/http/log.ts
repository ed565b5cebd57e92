import { type DestinationStream, pino } from 'pino';
import * as v from 'valibot';

/** Longer runs of these signs are tokens, keys, hashes or ids: none is anybody's business who reads a log. */
const TOKEN = /[\w-]{32,}(?:\.[\w-]+)*/g;
const EMAIL = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;

const fault = v.object({ name: v.string(), message: v.string(), stack: v.optional(v.string()) });
const coded = v.object({ code: v.union([v.string(), v.number()]) });
const wrapping = v.object({ originalError: v.instance(Error) });

/**
 * Structured lines with request ids. What is in them is chosen here, so nothing personal slips in: no address, no header,
 * no query string, no body, no token of a path, no value that an error repeats (ASVS 16; PRIVACY-13).
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)) {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: Asked) => ({ method: request.method, path: pathOf(request), host: request.headers.host }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: withoutValues,
      },
    },
    destination,
  );
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly host?: string | undefined };
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** A call is named as its route is, without the tokens and ids in it; of a page's address its words may stay. */
function pathOf({ url, routeOptions }: Asked): string {
  const route = routeOptions?.url;
  if (route !== undefined && !route.includes('*')) return route;
  return (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (part.length >= 20 && /[A-Z0-9]/.test(part) ? '…' : part))
    .join('/');
}

/** What kind of fault, and where; an error that says which value was wrong repeats what somebody typed. */
function withoutValues(error: unknown): object {
  const inner = v.is(wrapping, error) ? error.originalError : error;
  const parsed = v.safeParse(fault, inner);
  if (!parsed.success) return { type: typeof inner };
  const { name, message, stack = '' } = parsed.output;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: name,
    ...(v.is(coded, inner) ? { code: inner.code } : {}),
    ...(name === 'ValiError' ? {} : { message: message.replaceAll(EMAIL, '…').replaceAll(TOKEN, '…') }),
    stack: frames.join('\n'),
  };
}
