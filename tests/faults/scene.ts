import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { makeKeys } from '#server/auth/keys.ts';
import { createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { openStore, type Store } from '#server/store/database/open-store.ts';
import { peopleSpeak } from '#tests/support/campus/people-speak.ts';
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts';
import { aPhone, type Phone } from './phone.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILD = join(ROOT, 'node_modules/.cache/faults');
const DEMO = join(ROOT, 'server/content/demo');

/** A page that hangs is not waited for, ms. */
const SNAPSHOT_WAIT = 10_000;

/** Called with the steps inside of the campus, in the middle of its transaction; it waits for the answer. */
export type ServerHook = (step: 'server.begin' | 'server.effect' | 'server.committed') => Promise<void>;

/** One campus, one phone and what lies between them, for all runs of a file. */
export type Scene = {
  store: Store;
  dataDir: string;
  proxy: FaultyProxy;
  phone: Phone;
  origin: string;
  onServer: (hook: ServerHook | undefined) => void;
  /** Puts the campus's clock forward, ms. */
  advance: (ms: number) => void;
};

export const test = base.extend<{ saysWhatItShows: undefined }, { scene: Scene }>({
  // A fault that comes once in fifty runs is understood by what the phone showed then, or not at all.
  saysWhatItShows: [
    async ({ scene }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      for (const page of scene.phone.context().pages()) {
        const shown = await page.locator('body').ariaSnapshot({ timeout: SNAPSHOT_WAIT }).catch(String);
        process.stdout.write(`${page.url()} shows\n${shown}\n`);
      }
    },
    { auto: true },
  ],
  scene: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'campus-faults-'));
      const { stop, ...campus } = await openCampus(dataDir);
      const proxy = await faultyProxy(campus.origin);
      const phone = await aPhone();
      await use({ ...campus, dataDir, proxy, phone, origin: proxy.origin });
      await phone.dispose();
      await proxy.close();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect };

async function openCampus(dataDir: string) {
  let hook: ServerHook | undefined;
  let ahead = 0;
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  await importCampus({ store, dataDir, folder: DEMO, now: new Date() });
  await peopleSpeak(store, 'en');
  const hooked: Store = {
    ...store,
    transaction: async (work) => {
      await hook?.('server.begin');
      const done = await store.transaction(async (trx) => {
        const worked = await work(trx);
        await hook?.('server.effect');
        return worked;
      });
      await hook?.('server.committed');
      return done;
    },
  };
  // A copy: a build that is made anew meanwhile must not change what is being tried.
  const distDir = join(dataDir, 'dist');
  cpSync(BUILD, distDir, { recursive: true });
  const clock = (): Date => new Date(Date.now() + ahead);
  const server = await createCampusServer({
    store: hooked,
    keys: makeKeys(),
    dataDir,
    distDir,
    clock,
    log: createLog('silent'),
  });
  const port = await server.listen(0);
  return {
    store,
    origin: `http://lantern.localhost:${port}`,
    onServer: (next: ServerHook | undefined) => {
      hook = next;
    },
    advance: (ms: number) => {
      ahead += ms;
    },
    stop: async () => {
      await server.close();
      await store.close();
    },
  };
}
