import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEADERS } from '#campus/network/headers.ts';
import { type Keys, makeKeys } from '#server/auth/keys.ts';
import { type CampusServer, type CampusServerOptions, createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { openStore, type Store } from '#server/store/database/open-store.ts';
import { aStore, type TestStore } from '#server/test-store.ts';

export const SMALL_CAMPUS = fileURLToPath(new URL('../small-campus', import.meta.url));
export const DEMO_PASSWORD = 'lantern-demo-1';
export const LANTERN = 'http://lantern.localhost';
export const NORDLICHT = 'http://nordlicht.localhost';

/** More than any test asks for. */
export const NO_RATES = {
  person: 1_000_000,
  address: 1_000_000,
  personChanges: 1_000_000,
  addressChanges: 1_000_000,
};

const SHELL = `<!doctype html><html><head><script type="application/json" id="organisation"></script></head><body></body></html>`;

/** What is asked of `/graphql`, and as whom. */
export interface Ask {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly token?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly key?: string;
  readonly languageId?: string;
  readonly origin?: string;
}

/** A GraphQL answer before anybody parsed it. */
export interface GraphqlResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly body: any;
}

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** What subscriptions of a campus listen on; it knows when the next one does. */
class Announcements extends EventTarget {
  #waiting: (() => void)[] = [];

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...parameters);
    for (const go of this.#waiting.splice(0)) go();
  }

  nextListener(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** A whole campus in memory: real store, real importer, real server, no port. */
export interface TestCampus {
  readonly server: CampusServer;
  readonly test: TestStore;
  readonly keys: Keys;
  readonly distDir: string;
  /** The clock of the server; move it with `later`. */
  now(): Date;
  later(milliseconds: number): void;
  ask(ask: Ask): Promise<GraphqlResponse>;
  get(path: string, init?: RequestInit & { origin?: string }): Promise<Response>;
  /** Logs in a person of the small campus. */
  login(name: string): Promise<Tokens>;
  /** Until the next subscription is in place on the server. Asked for before it is sent. */
  listened(): Promise<void>;
  /** A second server with connections of its own to the same database, as another process would have. */
  another(): Promise<CampusServer>;
  close(): Promise<void>;
}

/** `folder`: another campus than the small one. */
export async function aCampus({
  folder = SMALL_CAMPUS,
  ...options
}: Partial<CampusServerOptions> & { at?: Date; folder?: string } = {}): Promise<TestCampus> {
  let now = options.at ?? new Date();
  const test = await aStore({
    key: [folder, options.at?.toISOString()].join(' '),
    make: (store, dataDir) => importCampus({ store, dataDir, folder, now }),
  });
  const keys = makeKeys();
  const distDir = join(test.dataDir, 'dist');
  mkdirSync(join(distDir, 'assets'), { recursive: true });
  writeFileSync(join(distDir, 'index.html'), SHELL);
  mkdirSync(join(distDir, 'player'));
  writeFileSync(join(distDir, 'player/launch-a1b2c3d4.js'), 'launch();');
  writeFileSync(join(distDir, 'player/files.json'), '{}');
  writeFileSync(join(distDir, 'launch.html'), '<script type="module" src="/player/launch-a1b2c3d4.js"></script>');
  writeFileSync(join(distDir, 'content-worker.js'), 'work();');
  const others: (() => Promise<void>)[] = [];
  const announcements = new Announcements();
  const build = (store: Store, eventTarget: EventTarget) =>
    createCampusServer({
      store,
      keys,
      dataDir: test.dataDir,
      distDir,
      clock: () => now,
      log: createLog('silent'),
      // A table of calls asks more in a second than a person in an hour; the limit has a test of its own.
      requestRates: NO_RATES,
      announcements: eventTarget,
      ...options,
    });
  const server = await build(test.store, announcements);
  const ask = (one: Ask) => askServer(server, one);
  return {
    server,
    test,
    keys,
    distDir,
    now: () => now,
    later: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    ask,
    get: (path, { origin = LANTERN, ...init } = {}) => server.fetch(new Request(origin + path, init)),
    login: (name) => login(ask, `${name}@lantern.example`),
    listened: () => announcements.nextListener(),
    async another() {
      const store = await openStore(test.config);
      const other = await build(store, new EventTarget());
      others.push(async () => {
        await other.close();
        await store.close();
      });
      return other;
    },
    async close() {
      await server.close();
      for (const end of others) await end();
      await test.remove();
    },
  };
}

/** Asks one of several servers over the same database. */
export async function askServer(server: CampusServer, ask: Ask): Promise<GraphqlResponse> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (ask.token !== undefined) headers.set(HEADERS.authorization, `Bearer ${ask.token}`);
  if (ask.refreshToken !== undefined) headers.set(HEADERS.refreshToken, ask.refreshToken);
  if (ask.key !== undefined) headers.set(HEADERS.idempotencyKey, ask.key);
  if (ask.languageId !== undefined) headers.set(HEADERS.preferredLanguage, ask.languageId);
  const body = JSON.stringify({ query: ask.query, variables: ask.variables });
  const answer = await server.fetch(new Request(`${ask.origin ?? LANTERN}/graphql`, { method: 'POST', headers, body }));
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** The same, again as long as the campus has too much to do, as a device would (`Overloaded`). */
export async function askPatiently(server: CampusServer, ask: Ask): Promise<GraphqlResponse> {
  const response = await askServer(server, ask);
  return response.body.errors?.[0]?.extensions?.code === 'OVERLOADED' ? askPatiently(server, ask) : response;
}

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { errors { message } token refreshToken accessPortalPath }
}`;

async function login(ask: TestCampus['ask'], email: string): Promise<Tokens> {
  const { body } = await ask({ query: LOGIN, variables: { email, password: DEMO_PASSWORD } });
  const { token, refreshToken } = body.data.login;
  if (typeof token !== 'string' || typeof refreshToken !== 'string') throw new Error(`Nobody logs in as ${email}.`);
  return { token, refreshToken };
}
