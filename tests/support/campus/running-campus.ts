import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeKeys } from '#server/auth/keys.ts';
import { createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { openStore } from '#server/store/database/open-store.ts';
import { SMALL_CAMPUS } from './campus.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');

export type RunningCampus = {
  origin: string;
  /** Imports its organisation (40, Fjord) with these lines in its file. */
  configure: (lines: readonly string[]) => Promise<void>;
  /** What it answers, without a network: its name is known to browsers only. */
  get: (path: string) => Promise<Response>;
  stop: () => Promise<void>;
};

/** A running campus of one organisation, for journeys whose provider has to know its address first. */
export async function aRunningCampus(secretOf: (name: string) => string | undefined): Promise<RunningCampus> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-fjord-'));
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  const server = await createCampusServer({
    store,
    keys: makeKeys(),
    dataDir,
    distDir: DIST,
    log: createLog('silent'),
    secretOf,
  });
  const origin = `http://fjord.localhost:${await server.listen(0)}`;
  return {
    origin,
    configure: async (lines) => {
      await importCampus({ store, dataDir, folder: layOut(dataDir, lines), now: new Date() });
    },
    get: (path) => server.fetch(new Request(origin + path)),
    stop: async () => {
      await server.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function layOut(dataDir: string, more: readonly string[]): string {
  const folder = join(dataDir, 'imported', 'fjord');
  mkdirSync(join(dataDir, 'imported'), { recursive: true });
  cpSync(join(SMALL_CAMPUS, 'nordlicht'), folder, { recursive: true });
  const lines = [
    "id: '40'",
    'denomination: Fjord',
    'legalName: Fjord',
    'folderName: fjord',
    'hosts: [fjord.localhost]',
    'tagline: { de: Hallo, en: Hello }',
    "brand: { mainColor: '#0f6a6b' }",
    'logo: files/logo.svg',
    'defaultLanguage: de',
    'demoPassword: lantern-demo-1',
    ...more,
  ];
  writeFileSync(join(folder, 'organisation.yaml'), `${lines.join('\n')}\n`);
  return folder;
}
