import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { weekOf } from '#campus/learning/week.ts';
import { signAccessToken } from '#server/auth/access-token.ts';
import { makeKeys } from '#server/auth/keys.ts';
import { beginSession } from '#server/auth/refresh-token.ts';
import { createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import { openStore } from '#server/store/database/open-store.ts';
import { aLearner } from '#tests/support/campus/factories.ts';
import { watchLag } from './figures.ts';

/**
 * The campus of the herd, a process of its own: real server, real database file, as many people as there are phones. Says
 * first where it is and who they are; then says when it is asked what it has done so far, and how late it was since `watch`.
 */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '500' }, expired: { type: 'string', default: '0.05' } },
});
const ORGANISATION = '1';
const AN_HOUR = 60 * 60 * 1000;
const dataDir = mkdtempSync(join(tmpdir(), 'campus-herd-'));
const store = await openStore({ dataDir, databaseUrl: undefined, development: false });
const keys = makeKeys();
await importCampus({ store, dataDir, folder: resolve('tests/support/small-campus'), now: new Date() });

const people = [];
for (let place = 0; place < Number(values.people); place += 1) {
  const { id: personId } = await aLearner(store, ORGANISATION);
  const now = new Date();
  const session = { personId, organisationId: ORGANISATION, mobile: true, fingerprint: null, now };
  const { sessionId, refreshToken } = await store.transaction((trx) => beginSession(trx, session));
  // Every twentieth phone was away for longer than its JWT lives.
  const away = place < Number(values.people) * Number(values.expired) ? AN_HOUR : 0;
  const signed = new Date(now.getTime() - away);
  const jwt = await signAccessToken(keys, {
    personId,
    organisationId: ORGANISATION,
    sessionId,
    jti: randomUUID(),
    now: signed,
  });
  people.push({ personId, jwt, refreshToken });
}

// They have logged in and were here this week: both raise the revision too, which is no effect of a change.
await store.transaction((trx) =>
  trx
    .updateTable('person')
    .set({ visited_week: weekOf(new Date()), rev: 0 })
    .execute(),
);

const server = await createCampusServer({ store, keys, dataDir, distDir: resolve('dist'), log: createLog('silent') });
const port = await server.listen(0);
process.send?.({ port, people });

let highest = 0;
let lag = watchLag();
const watching = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage().rss);
}, 250);

process.on('message', (asked) => {
  if (asked === 'stop') void stop();
  else if (asked === 'watch') lag = watchLag();
  else void say();
});

async function say(): Promise<void> {
  const lagged = lag();
  const lists = await store.read.selectFrom('content_list').select(['id', 'owner_id']).execute();
  const revisions = await store.read.selectFrom('person').select(['id', 'rev']).execute();
  process.send?.({ lists, revisions, rss: highest, lag: lagged });
}

async function stop(): Promise<void> {
  clearInterval(watching);
  await server.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
