import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeKeys } from '#server/auth/keys.ts';
import { createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { openStore } from '#server/store/database/open-store.ts';
import { peopleSpeak } from '#tests/support/campus/people-speak.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The demo campus on the real server: `origin('lantern')` is where one of its organisations is. */
export type DemoServer = { origin: (folderName: string) => string; stop: () => Promise<void> };

/** Starts it on a free port with a database and a copy of the build of its own, so that nothing changes under the camera. */
export async function startDemoServer(build = join(ROOT, 'dist')): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-screens-'));
  const distDir = join(dataDir, 'dist');
  cpSync(build, distDir, { recursive: true });
  const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
  await importCampus({ store, dataDir, folder: join(ROOT, 'server/content/demo'), now: new Date() });
  await peopleSpeak(store, 'en');
  const server = await createCampusServer({ store, keys: makeKeys(), dataDir, distDir, log: createLog('error') });
  const port = await server.listen(0);
  return {
    origin: (folderName) => `http://${folderName}.localhost:${port}`,
    stop: async () => {
      await server.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
