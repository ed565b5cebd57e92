import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer as serveSocket } from 'graphql-ws/use/ws';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { HEADERS } from '#campus/network/headers.ts';
import { addressIn } from '#campus/text/address-in.ts';
import { checkAccessToken } from '#server/auth/access-token.ts';
import { networkOf } from '#server/auth/network-of.ts';
import { resolveSession, type SessionParts } from '#server/auth/resolve-session.ts';
import { withinLimits } from '#server/graphql/core/documents.ts';
import { isUnauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { ClientReader } from '#server/http/client.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type RequestRate, SOCKET_LIMITS, type SocketLimits } from '#server/http/request-rate.ts';
import type { Visit } from '#server/http/visit.ts';
import { createOpenSockets, type OpenSockets, refuseSocket } from './socket-limits.ts';

const initSchema = v.object({
  authorization: v.pipe(v.string(), v.regex(/^Bearer \S+$/i), v.maxLength(4096)),
  /** As the header of a request (SESSION-2). */
  [HEADERS.preferredLanguage]: v.optional(v.pipe(v.string(), v.maxLength(20))),
});
export type SocketInit = v.InferOutput<typeof initSchema>;
type CampusVisit = Extract<Visit, { is: 'campus' }>;
const MESSAGE_MAX = 64 * 1024;

export interface SocketParts {
  readonly schema: GraphQLSchema;
  readonly session: SessionParts;
  readonly clock: () => Date;
  readonly visitOf: (request: IncomingMessage) => Promise<Visit>;
  readonly readClient: ClientReader;
  /** Rates of requests; messages on a socket count like requests. */
  readonly rate: Pick<RequestRate, 'count'>;
  /** Left out: `SOCKET_LIMITS`. */
  readonly limits: SocketLimits | undefined;
  /** Who listens, for one subscription. */
  readonly contextOf: (visit: CampusVisit, init: SocketInit) => Promise<CampusContext>;
}

/**
 * Subscriptions at `/graphql`: the bearer token comes in `connection_init`, from the organisation's own pages only; a
 * socket without a good one is closed with 4401, and so is one whose token or session ends (SESSION-5; ASVS
 * 4.4.2–4.4.4, 7.4.1).
 */
export function graphqlSocket(app: FastifyInstance, parts: SocketParts): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX });
  const timers = new WeakMap<object, NodeJS.Timeout>();
  const sessionOf = new WeakMap<object, string>();
  const personOf = new WeakMap<object, string>();
  const limits = parts.limits ?? SOCKET_LIMITS;
  const ofPersons = createOpenSockets(limits.person);
  server.on('connection', (socket, request) => countMessages(socket, request, parts, personOf));
  serveSocket(
    {
      schema: parts.schema,
      parse: withinLimits(parse),
      onConnect: async ({ connectionParams, extra }) => {
        const admission = await admitted(parts, extra.request, connectionParams);
        if (admission === undefined) {
          turnAway(extra.socket);
          return;
        }
        if (extra.socket.readyState !== extra.socket.OPEN) return;
        if (!ofPersons.open(admission.personId)) {
          refuseSocket(extra.socket, 'Too many sockets');
          return;
        }
        personOf.set(extra.socket, admission.personId);
        extra.socket.once('close', () => ofPersons.close(admission.personId));
        const left = Math.max(0, admission.until * 1000 - parts.clock().getTime());
        timers.set(extra.socket, setTimeout(() => turnAway(extra.socket), left).unref());
        sessionOf.set(extra.socket, admission.sessionId);
      },
      onSubscribe: ({ extra, subscriptions }) => {
        if (Object.keys(subscriptions).length <= limits.subscriptions) return undefined;
        refuseSocket(extra.socket, 'Too many subscriptions');
        return [new GraphQLError('Too many subscriptions on one socket.')];
      },
      // Everything else has its endpoint, with its limits: `POST /graphql`.
      execute: () => ({ errors: [new GraphQLError('Here are subscriptions only.')] }),
      context: async ({ extra, connectionParams }) => {
        const visit = await parts.visitOf(extra.request);
        if (visit.is !== 'campus') throw new Error('A socket without an organisation was let in.');
        try {
          return await parts.contextOf(visit, v.parse(initSchema, connectionParams));
        } catch (error) {
          // The session has ended since the socket was opened: the library would call it an internal error.
          if (isUnauthenticated(error)) turnAway(extra.socket);
          throw error;
        }
      },
      onDisconnect: ({ extra }) => clearTimeout(timers.get(extra.socket)),
    },
    server,
  );
  // Who ended a session elsewhere means the page that is open there too, not only what it asks for next.
  const stopListening = parts.session.store.onAnnounced(({ endedSessions }) => {
    for (const socket of server.clients) if (endedSessions.includes(sessionOf.get(socket) ?? '')) turnAway(socket);
  });
  app.addHook('preClose', async () => void stopListening());
  admitUpgrades(app, server, { ...parts, ofAddresses: createOpenSockets(limits.address) });
}

/** Hands sockets of the organisation's own pages over, until the campus ends. */
function admitUpgrades(
  app: FastifyInstance,
  server: WebSocketServer,
  { visitOf, readClient, ofAddresses }: Pick<SocketParts, 'visitOf' | 'readClient'> & { ofAddresses: OpenSockets },
): void {
  // One that came after that would hold the server open for as long as its page is.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const client of server.clients) client.terminate();
  });
  app.server.on('upgrade', (request, socket, head) => {
    // The HTTP server has let go of it: what nobody hears, of one that breaks off meanwhile, would end the whole campus.
    const giveUp = (): void => void socket.destroy();
    socket.on('error', giveUp);
    const admit = (visit: Visit): void => {
      const isOurs = visit.is === 'campus' && request.url?.split('?')[0] === '/graphql';
      const network = networkOf(readClient(request).ip);
      if (isClosing || !isOurs || !isOwnPage(request.headers.origin, visit.origin)) giveUp();
      else if (socket.destroyed || !ofAddresses.open(network)) socket.end(TOO_MANY, giveUp);
      else {
        socket.once('close', () => ofAddresses.close(network));
        socket.removeListener('error', giveUp);
        server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
      }
    };
    visitOf(request).then(admit).catch(giveUp);
  });
}

const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Each message counts for the person of the socket, or for the address until the person is known. */
function countMessages(
  socket: WebSocket,
  request: IncomingMessage,
  { rate, readClient }: Pick<SocketParts, 'rate' | 'readClient'>,
  personOf: WeakMap<object, string>,
): void {
  const address = readClient(request).ip;
  socket.on('message', () => {
    rate
      .count({ personId: personOf.get(socket), address })
      .then((seconds) => seconds !== undefined && refuseSocket(socket, 'Too many messages'))
      .catch(() => socket.terminate());
  });
}

/** Only the organisation's own pages open a socket. What is no browser sends no origin. */
function isOwnPage(origin: string | undefined, own: string): boolean {
  return origin === undefined || addressIn(origin)?.hostname === addressIn(own)?.hostname;
}

function turnAway(socket: Pick<WebSocket, 'close'>): void {
  socket.close(CloseCode.Unauthorized, 'Unauthorized');
}

/** `until`: seconds since 1970. */
type Admission = { until: number; sessionId: string; personId: string };

/** Until when the token of `connection_init` lets this socket stay; undefined: not at all. */
async function admitted(parts: SocketParts, request: IncomingMessage, init: unknown): Promise<Admission | undefined> {
  const visit = await parts.visitOf(request);
  const parsed = v.safeParse(initSchema, init);
  if (visit.is !== 'campus' || !parsed.success) return undefined;
  const accessToken = parsed.output.authorization.slice('Bearer '.length);
  const organisationId = visit.catalogue.organisation.id;
  const now = parts.clock();
  const session = await resolveSession(parts.session, { accessToken, refreshToken: undefined }, organisationId, now);
  if (session.is !== 'person') return undefined;
  const checked = await checkAccessToken(parts.session.keys, accessToken, organisationId, now);
  if (checked.is !== 'valid') return undefined;
  return { until: checked.claims.exp, sessionId: session.sessionId, personId: session.person.id };
}
