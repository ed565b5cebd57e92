import type { Agent } from 'node:https';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createDocumentVault, type DocumentVault } from './attachments/document-vault.ts';
import { createScan } from './attachments/scan.ts';
import { createUploadFiles } from './attachments/upload-files.ts';
import { createAttemptLimits } from './auth/attempt-limits.ts';
import { openDocumentKey } from './auth/document-key.ts';
import { createIdentityProviders } from './auth/identity-providers.ts';
import type { Keys } from './auth/keys.ts';
import { createLoginLimits } from './auth/login-limits.ts';
import { type Chats, createChats } from './chat/chats.ts';
import { createCampusSchema } from './graphql/campus-schema.ts';
import { createCampusYoga } from './graphql/core/campus-yoga.ts';
import { graphqlRoute } from './graphql/transport/graphql-route.ts';
import { graphqlSocket } from './graphql/transport/graphql-socket.ts';
import { socketContext } from './graphql/transport/socket-context.ts';
import { openAnnouncer } from './http/announcer.ts';
import { clientReader } from './http/client.ts';
import { compressJson } from './http/compress.ts';
import { drainBodies } from './http/drain-bodies.ts';
import { endUnusedConnections } from './http/end-connections.ts';
import { httpErrors } from './http/http-errors.ts';
import { injectRequest } from './http/inject-request.ts';
import { createListen, type Listen } from './http/listen-on.ts';
import { createLog } from './http/log.ts';
import { createChangeRate, createRequestRate, REQUEST_RATES, type RequestRates } from './http/request-rate.ts';
import { type Background, keepBackground } from './keep-background.ts';
import type { Delivery } from './mail/keep-delivering.ts';
import type { Organisation } from './model/shapes.ts';
import { PACKAGES_FOLDER } from './packages/import-package.ts';
import { createPackageFiles } from './packages/package-files.ts';
import { eventRoutes } from './rest/analytics/event-routes.ts';
import { attachmentUploads } from './rest/attachments/attachment-uploads.ts';
import { createAttachmentSender, downloadRoutes } from './rest/attachments/download-routes.ts';
import { calendarRoute } from './rest/calendar/calendar-route.ts';
import { certificateRoutes } from './rest/certificates/certificate-routes.ts';
import { documentRoutes } from './rest/doc-check/document-routes.ts';
import { identityRoutes } from './rest/identity/identity-routes.ts';
import { organisationRoutes } from './rest/organisation/organisation-routes.ts';
import { appFiles } from './rest/site/app-files.ts';
import { devMail } from './rest/site/dev-mail.ts';
import { hostGate } from './rest/site/host-gate.ts';
import { securityTxtRoute } from './rest/site/security-txt.ts';
import { type AssetFolders, keepHashed } from './rest/site/static-folders.ts';
import { coursePackageRoutes } from './rest/uploads/course-package.ts';
import { profileImageRoutes } from './rest/uploads/profile-image.ts';
import { uploadRoutes } from './rest/uploads/upload-routes.ts';
import { userContentPictureRoutes } from './rest/uploads/user-content-picture.ts';
import { type ContentOriginPattern, DEFAULT_CONTENT_ORIGIN } from './runtime/config.ts';
import type { Work } from './runtime/keep-working.ts';
import { type Campuses, createCampuses } from './store/content/campuses.ts';
import { createMediaFiles } from './store/content/media-files.ts';
import { hurried } from './store/database/hurried.ts';
import type { Store } from './store/database/open-store.ts';
import { createWallets } from './wallet/wallets.ts';

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
  /** Left out: mails are files in `dataDir`. */
  readonly smtpUrl?: string | undefined;
  /** Left out: files that people bring are not scanned (FILE-7). */
  readonly scanCommand?: string | undefined;
  /** Left out: the one that the database keeps (DOC-4). */
  readonly documentKey?: Uint8Array | undefined;
  /** The value of an environment variable that an organisation's file names; left out: there are none. */
  readonly secretOf?: (name: string) => string | undefined;
  /** How long a chat is waited for, ms; left out: `CHAT_WAIT`. */
  readonly chatWait?: number;
  /** What connects to push services. Left out: our own, which connects to the internet only. */
  readonly pushAgent?: Agent | undefined;
  /** What subscriptions listen on; left out: one of its own. */
  readonly announcements?: EventTarget;
  readonly trustedProxies?: readonly string[];
  /** Left out: `REQUEST_RATES`. */
  readonly requestRates?: RequestRates;
  readonly development?: boolean;
  /** Left out: what is there for a demo only is shown where an organisation is one. */
  readonly showsDemo?: boolean | undefined;
  readonly log?: FastifyBaseLogger;
}

export interface CampusServer {
  /** Answers without a port: the host is the address's, or a `host` header. */
  fetch(request: Request): Promise<Response>;
  readonly listen: Listen;
  /** Lets running requests end. The store stays open: it is the caller's. */
  close(): Promise<void>;
  readonly campuses: Campuses;
  /** Sends what is due; `settled` waits for it. */
  readonly delivery: Delivery;
  /** The same for what goes to people's devices. */
  readonly pushing: Work;
  /** The same for what the campus writes by itself. */
  readonly nudging: Work;
  /** The same for what is to be revoked at chats. */
  readonly chatRevoking: Work;
}

const BODY_MAX = 256 * 1024;
/** A request that is not all there after this is given up: slow phones need seconds, not minutes. */
const REQUEST_MAX = 60_000;

/** The whole campus server over a store; nothing happens until `fetch` or `listen` is called. */
export async function createCampusServer(options: CampusServerOptions): Promise<CampusServer> {
  const { store, clock = () => new Date(), secretOf = () => undefined } = options;
  const app = createApp(options);
  // Devices learn the time from our answers (SESSION-8): it is the one that all rules here go by.
  app.addHook('onRequest', async (_, reply) => void reply.header('date', clock().toUTCString()));
  const campuses = createCampuses(store, options);
  const documents = createDocumentVault(options.dataDir, await openDocumentKey(store, options.documentKey));
  const chats = createChats(secretOf, options.chatWait);
  const background = keepBackground({
    ...options,
    app,
    campuses,
    clock,
    chats,
    documents: documents.files,
    originOf: originsOf(options),
  });
  const player = keepHashed('player', { ...options, now: clock() });
  registerRoutes(app, { campuses, clock, background, player, chats, documents, secretOf }, options);
  organisationRoutes(app, options.dataDir);
  securityTxtRoute(app, clock);
  if (options.smtpUrl === undefined) devMail(app, options.dataDir);
  await appFiles(app, { distDir: options.distDir, dataDir: options.dataDir, store, now: clock(), player });
  const listen = createListen(app);
  await app.ready();
  return {
    campuses,
    delivery: background.delivery,
    pushing: background.pushing,
    nudging: background.nudging,
    chatRevoking: background.chatRevoking,
    fetch: (request) => injectRequest(app, request),
    listen,
    async close() {
      await background.stop();
      await app.close();
    },
  };
}

function createApp(options: CampusServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.log ?? createLog('warn'),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MAX,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  });
  // JSON is the only body but for pictures and two forms: no page elsewhere sends one unasked (SECURITY-7; ASVS 3.5.1).
  app.removeContentTypeParser('text/plain');
  endUnusedConnections(app);
  drainBodies(app);
  httpErrors(app);
  compressJson(app);
  return app;
}

type Opened = {
  campuses: Campuses;
  clock: () => Date;
  background: Background;
  player: AssetFolders;
  chats: Chats;
  documents: DocumentVault;
  secretOf: (name: string) => string | undefined;
};

/** The gate by host, then GraphQL by request and by socket. */
function registerRoutes(
  app: FastifyInstance,
  { campuses, clock, background, player, chats, documents, secretOf }: Opened,
  options: CampusServerOptions,
): void {
  const { keys, development = false, requestRates: rates = REQUEST_RATES } = options;
  const store = hurried(options.store);
  const { delivery, pushKeys, chatRevoking } = background;
  const onReuse = (id: string) => app.log.warn({ session: id }, 'a spent refresh token came back');
  const session = { store, keys, onReuse };
  const schema = createCampusSchema();
  const announcer = openAnnouncer(app, options.store, options.announcements);
  const limits = { loginLimits: createLoginLimits(), attemptLimits: createAttemptLimits() };
  const packagesFolder = join(options.dataDir, PACKAGES_FOLDER);
  const packages = createPackageFiles({ packagesFolder, distDir: options.distDir });
  const attachments = createUploadFiles(options.dataDir, 'attachments');
  const wallets = createWallets(secretOf);
  app.addHook('onClose', () => wallets.close());
  const files = { media: createMediaFiles(join(options.dataDir, 'media')), packages, attachments, documents };
  const known = { store, keys, clock, ...limits, ...files, delivery, announcer, chats, chatRevoking, wallets };
  const parts = { ...known, pushKeys, pushesAnywhere: options.pushAgent !== undefined };
  const yoga = createCampusYoga(schema, parts, {
    sessionParts: session,
    rate: createChangeRate(rates),
    folders: options,
  });
  const readClient = clientReader(options.trustedProxies ?? []);
  const visitOf = hostGate(app, {
    readClient,
    campuses,
    store,
    pattern: options.contentOrigin ?? DEFAULT_CONTENT_ORIGIN,
    content: { packagesFolder, distDir: options.distDir, player, sendAttachment: createAttachmentSender(parts) },
    dataDir: options.dataDir,
  });
  const originOf = originsOf(options);
  const rate = createRequestRate(keys, rates);
  graphqlRoute(app, yoga, { development, originOf, rate, clock });
  const rest = { app, parts, session, secretOf, originOf, providers: createIdentityProviders(secretOf, clock) };
  identityRoutes(rest);
  calendarRoute(rest);
  certificateRoutes(rest, options.dataDir);
  downloadRoutes(rest, hasContentHost(options));
  const scan = createScan(options.scanCommand);
  uploadRoutes(rest, attachmentUploads(rest, scan));
  documentRoutes(rest, scan);
  profileImageRoutes(rest);
  userContentPictureRoutes(rest);
  coursePackageRoutes(rest, options.dataDir);
  eventRoutes(rest);
  const contextOf = socketContext(parts, session);
  graphqlSocket(app, { schema, session, clock, contextOf, visitOf, readClient, rate, limits: rates.sockets });
}

/** Where the operator named one, or the name of the host makes one: what leads there would else lead nowhere. */
function hasContentHost({ contentOrigin }: CampusServerOptions): (host: string) => boolean {
  const isNamed = contentOrigin !== undefined && contentOrigin !== DEFAULT_CONTENT_ORIGIN;
  return (host) => isNamed || host.endsWith('.localhost');
}

/** An organisation's own address where it has one set, else the one at hand. */
function originsOf(options: CampusServerOptions): (organisation: Organisation, atHand: string) => string {
  return ({ id, publicOrigin }, atHand) => (id === '1' ? options.publicOrigin : undefined) ?? publicOrigin ?? atHand;
}
