import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openKeys } from '#server/auth/keys.ts';
import { type CampusServer, createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { HASHED_FOLDERS, keepHashed } from '#server/rest/site/static-folders.ts';
import { openStore, type Store } from '#server/store/database/open-store.ts';
import { peopleSpeak } from './people-speak.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
const DEMO = join(ROOT, 'server/content/demo');
/** Folders of the data whose files are named by what is in them: nobody ever writes into one that is there. */
const NEVER_CHANGED: readonly string[] = [...HASHED_FOLDERS, 'media', 'packages'];

/** A running campus: the real server with a real database file and the built app, on a port of its own. */
export type ServedCampus = {
  origin: (folderName: string) => string;
  store: Store;
  dataDir: string;
  /** Variables of the server's environment, by the names that an organisation's file gives. */
  secrets: Map<string, string>;
  /** Puts the campus's clock forward, ms; devices learn of it from the next answer. */
  advance: (ms: number) => void;
  /** Goes on with another build of the app, at the same address and over the same data. */
  deploy: (distDir: string) => Promise<void>;
  /** Ends it and takes its files away. */
  stop: () => Promise<void>;
  /** Ends it and leaves `dataDir`, for another campus to begin as this one ended. */
  freeze: () => Promise<void>;
};

export type ServedCampusOptions = {
  /** Believes a push service of the test; without one the campus sends to the internet only. */
  pushAgent?: Agent | undefined;
  /** The data of a frozen campus to begin with, sessions and keys included; the freshly imported demo where there is none. */
  from?: string | undefined;
  /** Any free port where there is none. */
  port?: number | undefined;
};

/** The demo campus, imported once per process; each campus gets a copy of its own. */
let template: Promise<string> | undefined;

function importedDemo(): Promise<string> {
  template ??= importDemo();
  return template;
}

async function importDemo(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-template-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  await importCampus({ store, dataDir, folder: DEMO, now: new Date() });
  await peopleSpeak(store, 'en');
  // As any server does at its start; from here on each finds it done.
  await openKeys(store, dataDir);
  await store.close();
  for (const name of HASHED_FOLDERS) keepHashed(name, { distDir: DIST, dataDir, now: new Date() });
  return dataDir;
}

/** A data folder of its own that begins as the template is. Copying the build's files cost more than the rest of a start. */
function copyOf(from: string): string {
  const to = mkdtempSync(join(tmpdir(), 'campus-journey-'));
  for (const name of readdirSync(from))
    if (NEVER_CHANGED.includes(name)) linkAll(join(from, name), join(to, name));
    else cpSync(join(from, name), join(to, name), { recursive: true });
  return to;
}

function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else linkSync(source, target);
  }
}

export async function serveCampus({
  pushAgent,
  from,
  port: wanted = 0,
}: ServedCampusOptions = {}): Promise<ServedCampus> {
  const dataDir = copyOf(from ?? (await importedDemo()));
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  const keys = await openKeys(store, dataDir);
  const secrets = new Map<string, string>();
  let ahead = 0;
  const clock = (): Date => new Date(Date.now() + ahead);
  const serve = (distDir: string): Promise<CampusServer> =>
    createCampusServer({
      store,
      keys,
      dataDir,
      distDir,
      clock,
      pushAgent,
      secretOf: (name) => secrets.get(name),
      log: createLog('silent'),
    });
  let server = await serve(DIST);
  const port = await server.listen(wanted);
  const freeze = async (): Promise<void> => {
    await server.close();
    await store.close();
  };
  return {
    dataDir,
    store,
    secrets,
    advance: (ms) => {
      ahead += ms;
    },
    origin: (folderName) => `http://${folderName}.localhost:${port}`,
    deploy: async (distDir) => {
      await server.close();
      server = await serve(distDir);
      await server.listen(port);
    },
    freeze,
    stop: async () => {
      await freeze();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
