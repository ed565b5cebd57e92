import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type ContentOriginPattern, DEFAULT_CONTENT_ORIGIN } from './config.ts';
import { compressJson } from './door/compress.ts';
import type { CampusParts } from './door/context.ts';
import { addressReader } from './door/forwarded.ts';
import { graphqlDoor } from './door/graphql-door.ts';
import { graphqlSocket } from './door/graphql-socket.ts';
import { hostGate } from './door/host-gate.ts';
import { httpErrors } from './door/http-errors.ts';
import type { Keys } from './door/keys.ts';
import { createLog } from './door/log.ts';
import { createLoginLimits } from './door/login-limits.ts';
import { createCampusSchema } from './graphql/campus-schema.ts';
import { createCampusYoga } from './graphql/campus-yoga.ts';
import { appFiles } from './rest/app-files.ts';
import { organisationRoutes } from './rest/organisation-routes.ts';
import { type Campuses, createCampuses } from './store/campuses.ts';
import type { Store } from './store/open-store.ts';
import { keepSwept } from './store/sweep.ts';

export interface CampusServerOptions {
  readonly store: Store;
  readonly keys: Keys;
  /** Pictures, icons and old assets lie here. */
  readonly dataDir: string;
  /** The built app. */
  readonly distDir: string;
  readonly clock?: () => Date;
  readonly contentOrigin?: ContentOriginPattern;
  /** Origin of organisation 1, beside its file's hosts. */
  readonly publicOrigin?: string | undefined;
  readonly trustedProxies?: readonly string[];
  readonly development?: boolean;
  readonly log?: FastifyBaseLogger;
}

export interface CampusServer {
  /** Answers without a port: the host is the address's, or a `host` header. */
  fetch(request: Request): Promise<Response>;
  /** Listens on every address of the machine; answers the port. */
  listen(port: number): Promise<number>;
  /** Lets running requests end. The store stays open: it is the caller's. */
  close(): Promise<void>;
  readonly campuses: Campuses;
}

const BODY_MAX = 256 * 1024;
/** A request that is not all there after this is given up: slow phones need seconds, not minutes. */
const REQUEST_MAX = 60_000;

/** The whole campus server over a store; nothing happens until `fetch` or `listen` is called. */
export async function createCampusServer(options: CampusServerOptions): Promise<CampusServer> {
  const { store, keys, clock = () => new Date(), development = false } = options;
  const app = Fastify({
    loggerInstance: options.log ?? createLog('warn'),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MAX,
    trustProxy: [...(options.trustedProxies ?? [])],
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  });
  const campuses = createCampuses(store, extraHosts(options.publicOrigin));
  const session = {
    store,
    keys,
    onReuse: (id: string) => app.log.warn({ session: id }, 'a spent refresh token came back'),
  };
  const parts: CampusParts = { store, keys, clock, loginLimits: createLoginLimits() };
  const schema = createCampusSchema();
  const addressOf = addressReader(options.trustedProxies ?? []);

  // JSON is the only body there is: no form, no text, so no page elsewhere can send one unasked (ASVS 3.5.1–3.5.3).
  app.removeContentTypeParser('text/plain');
  httpErrors(app);
  compressJson(app);
  const visitOf = hostGate(app, campuses, store, options.contentOrigin ?? DEFAULT_CONTENT_ORIGIN);
  graphqlDoor(app, createCampusYoga(schema, parts, session), { development });
  const sockets = graphqlSocket(app, {
    schema,
    session,
    clock,
    visitOf: (request) => visitOf(addressOf(request)),
  });
  organisationRoutes(app, options.dataDir);
  await appFiles(app, { distDir: options.distDir, dataDir: options.dataDir, now: clock() });
  await app.ready();
  const stopSweeping = keepSwept(store, clock, (fault) => app.log.error({ err: fault }, 'sweeping failed'));

  return {
    campuses,
    fetch: (request) => inject(app, request),
    listen: (port) => listen(app, port),
    async close() {
      stopSweeping();
      for (const client of sockets.clients) client.terminate();
      await app.close();
    },
  };
}

function extraHosts(publicOrigin: string | undefined): ReadonlyMap<string, string> {
  return new Map(publicOrigin === undefined ? [] : [[new URL(publicOrigin).hostname, '1']]);
}

async function listen(app: FastifyInstance, port: number): Promise<number> {
  try {
    await app.listen({ port, host: '::' });
  } catch (error) {
    // A machine without IPv6.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EAFNOSUPPORT') throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : port;
}

async function inject(app: FastifyInstance, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  const answer = await app.inject({
    method: asMethod(request.method),
    url: url.pathname + url.search,
    headers: { host: url.host, ...Object.fromEntries(request.headers) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one));
  const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
  return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}

const METHODS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT', 'OPTIONS'] as const;

function asMethod(method: string): (typeof METHODS)[number] {
  const known = METHODS.find((one) => one === method);
  if (known === undefined) throw new TypeError(`There is no method ${method}.`);
  return known;
}
