import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CampusServer, createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { makeKeys } from '#server/door/keys.ts';
import { createLog } from '#server/door/log.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEMO = join(ROOT, 'server/content/demo');

/** A running campus: the real server with a real database file and the built app, on a port of its own. */
export type ServedCampus = {
  origin: (folderName: string) => string;
  store: Store;
  dataDir: string;
  /** Puts the campus's clock forward, ms; devices learn of it from the next answer. */
  advance: (ms: number) => void;
  /** Goes on with another build of the app, at the same address and over the same data. */
  deploy: (distDir: string) => Promise<void>;
  /** Ends it and takes its files away. */
  stop: () => Promise<void>;
};

/** The demo campus, imported once per process; each campus gets a copy of its own. */
let template: Promise<string> | undefined;

async function importDemo(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-template-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  await importCampus({ store, dataDir, folder: DEMO, now: new Date() });
  await store.close();
  return dataDir;
}

export async function serveCampus(): Promise<ServedCampus> {
  template ??= importDemo();
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-journey-'));
  cpSync(await template, dataDir, { recursive: true });
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  const keys = makeKeys();
  let ahead = 0;
  const clock = (): Date => new Date(Date.now() + ahead);
  const serve = (distDir: string): Promise<CampusServer> =>
    createCampusServer({ store, keys, dataDir, distDir, clock, log: createLog('silent') });
  let server = await serve(join(ROOT, 'dist'));
  const port = await server.listen(0);
  return {
    dataDir,
    store,
    advance: (ms) => {
      ahead += ms;
    },
    origin: (folderName) => `http://${folderName}.localhost:${port}`,
    deploy: async (distDir) => {
      await server.close();
      server = await serve(distDir);
      await server.listen(port);
    },
    stop: async () => {
      await server.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
