import { Readable } from 'node:stream';
import { type DataStore, Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '#server/http/client.ts';

export const TUS_VERSION = '1.0.0';

/** Which upload a request is about: said by our routes, whatever a request itself says. */
const UPLOAD_ID = 'x-upload-id';

/** What of a request the protocol is about ; nothing else reaches it. */
const ASKED = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'content-type',
  'content-length',
] as const;
/** And of its answers: ours have their own rules about who may read them. */
const ANSWERED = ['tus-resumable', 'upload-offset', 'upload-length', 'location', 'cache-control'] as const;

/** One request of the protocol, about the upload with this id. */
export type Tus = (request: FastifyRequest, id: string) => Promise<Response>;

/** The protocol's server over a store in which each upload is a file under its id; who may is asked before. */
export function createTus(openStore: () => DataStore, maxSize: number): Tus {
  const idOf = (request: Request): string | undefined => request.headers.get(UPLOAD_ID) ?? undefined;
  const open = () =>
    new Server({
      path: '/',
      datastore: openStore(),
      maxSize,
      namingFunction: (request) => idOf(request) ?? '',
      getFileIdFromRequest: idOf,
      generateUrl: (request, { id }) => `${request.url}/${id}`,
    });
  let server: Server | undefined;
  // With the first upload: the store makes its folder behind our back, and throws where that is gone by then.
  return (request, id) => {
    server ??= open();
    return server.handleWeb(asWebRequest(request, id));
  };
}

function asWebRequest(request: FastifyRequest, id: string): Request {
  const headers = new Headers({ [UPLOAD_ID]: id });
  for (const name of ASKED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { scheme, host } = clientOf(request);
  const url = `${scheme}://${host}${request.url.split('?')[0]}`;
  const { method, body } = request;
  if (!(body instanceof Readable)) return new Request(url, { method, headers });
  const init = { method, headers, body: asWebStream(body), duplex: 'half' };
  return new Request(url, init);
}

/** A connection that breaks is a fault of the stream: what had come by then is kept. */
function asWebStream(source: Readable): ReadableStream<Uint8Array> {
  // Given up, the rest is read elsewhere (http/drain-bodies.ts): a stream that is destroyed takes its connection along.
  const chunks: AsyncIterator<Uint8Array> = source.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

/** Sends what the protocol answers, without a body: its words are for nobody. */
export function sendTus(reply: FastifyReply, answer: Response): FastifyReply {
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.header('cache-control', 'no-store').code(answer.status).send();
}
