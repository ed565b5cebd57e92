import { fileURLToPath } from 'node:url';
import { announcement } from './announcement.ts';
import { openKeys } from './auth/keys.ts';
import { createCampusServer } from './campus-server.ts';
import { ContentMistakes } from './content/files/mistakes.ts';
import { createLog } from './http/log.ts';
import { ConfigError, readConfig } from './runtime/config.ts';
import { listensAt } from './runtime/exposure.ts';
import { settleDemo } from './settle-demo.ts';
import { claimDataFolder } from './store/database/data-folder.ts';
import { openStore } from './store/database/open-store.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

await start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.argv.slice(2));
  const store = await openStore(config);
  await claimDataFolder(store, config.dataDir);
  const isDemo = await settleDemo(store, config);
  const server = await createCampusServer({
    ...config,
    store,
    keys: await openKeys(store, config.dataDir),
    distDir: DIST,
    showsDemo: isDemo || config.demo === 'yes',
    log: createLog(config.development ? 'info' : 'warn'),
  });
  const addresses = listensAt(config, isDemo);
  const port = await server.listen(config.port, addresses);
  const stop = async () => {
    await server.close();
    await store.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(await announcement(server.campuses, config, { port, addresses }));
}

/** One clear sentence for the person who starts the server. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof ContentMistakes) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is taken by another program: choose one with npm start -- --port NUMBER.';
  if (code === 'EADDRNOTAVAIL') return 'BIND is no address of this machine.';
  if (code === 'EACCES') return `This may not be opened by your account: ${error.message}`;
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer: is it running?';
  return error.stack ?? error.message;
}
