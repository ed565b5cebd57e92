import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announcement } from './announcement.ts';
import { openKeys } from './auth/keys.ts';
import { createCampusServer } from './campus-server.ts';
import { ContentMistakes } from './content/files/mistakes.ts';
import { importCampus } from './content/import-campus.ts';
import { createLog } from './http/log.ts';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';
import { claimDataFolder } from './store/database/data-folder.ts';
import { openStore, type Store } from './store/database/open-store.ts';

const DEMO = fileURLToPath(new URL('./content/demo', import.meta.url));
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

await start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.argv.slice(2));
  const store = await openStore(config);
  await claimDataFolder(store, config.dataDir);
  await fillIfEmpty(store, config);
  const server = await createCampusServer({
    ...config,
    store,
    keys: await openKeys(store, config.dataDir),
    distDir: DIST,
    log: createLog(config.development ? 'info' : 'warn'),
  });
  const port = await server.listen(config.port);
  const stop = async () => {
    await server.close();
    await store.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(await announcement(server.campuses, config, port));
}

/** The demo campus, where the database holds no organisation at all. */
async function fillIfEmpty(store: Store, { dataDir, documentKey }: Config): Promise<void> {
  const any = await store.read.selectFrom('organisation').select('id').limit(1).executeTakeFirst();
  if (any === undefined && existsSync(join(DEMO, '.')))
    await importCampus({ store, dataDir, documentKey, folder: DEMO, now: new Date() });
}

/** One clear sentence for the person who starts the server. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof ContentMistakes) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is taken by another program: choose one with npm start -- --port NUMBER.';
  if (code === 'EACCES') return `This may not be opened by your account: ${error.message}`;
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer: is it running?';
  return error.stack ?? error.message;
}
