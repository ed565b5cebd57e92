import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeKeys } from '#server/auth/keys.ts';
import { createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { openStore } from '#server/store/database/open-store.ts';
import { addLearners } from './add-learners.ts';

/**
 * The demo campus with many learners, as a process of its own: whatever is sent to it is answered with the CPU time that it
 * has used, in µs.
 */
const { values } = parseArgs({ options: { people: { type: 'string', default: '2000' } } });
const UNLIMITED = 1_000_000_000;
const dataDir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
await importCampus({ store, dataDir, folder: resolve('server/content/demo'), now: new Date() });
await store.transaction((trx) => addLearners(trx, Number(values.people)));
const server = await createCampusServer({
  store,
  keys: makeKeys(),
  dataDir,
  distDir: resolve('dist'),
  log: createLog('silent'),
  // Everything is asked by one person from one address.
  requestRates: { person: UNLIMITED, address: UNLIMITED, personChanges: UNLIMITED, addressChanges: UNLIMITED },
});
process.send?.({ port: await server.listen(0) });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
process.once('disconnect', async () => {
  await server.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
