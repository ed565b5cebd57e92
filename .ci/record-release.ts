import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { startDemoServer } from '#tools/screens/demo-server.ts';
import { findChromium } from '#tools/test/find-chromium.ts';

const USAGE = 'npm run record:release -- --name 0.1.0 [--dist dist]\n';
const ROOT = join(import.meta.dirname, '..');

/**
 * Records what a release leaves on a learner's disk, by using that release in a browser: every row of every database.
 * `tests/architecture/releases.test.ts` opens the records with today's code. Run it once per release, with that release's build.
 */
const { values } = parseArgs({ options: { name: { type: 'string' }, dist: { type: 'string', default: 'dist' } } });
if (values.name === undefined) {
  process.stderr.write(USAGE);
  process.exit(1);
}
const campus = await startDemoServer(join(ROOT, values.dist));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ locale: 'en' });
await fillDisk(page, campus.origin('lantern'));
const record = await page.evaluate(dumpDatabases);
await browser.close();
await campus.stop();
const folder = join(ROOT, 'tests/releases');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${values.name}.json`), `${withoutSecrets(JSON.stringify(record, null, 1))}\n`);
process.stdout.write(`tests/releases/${values.name}.json: ${record.map(({ name }) => name).join(', ')}\n`);

/** A token without its signature opens nothing; its claims are what the rows are read by. */
function withoutSecrets(text: string): string {
  return text
    .replaceAll(/("jwt": "[\w-]+\.[\w-]+\.)[\w-]+"/g, '$1signature"')
    .replaceAll(/"refreshToken": "[^"]+"/g, '"refreshToken": "token"');
}

/** Everything kept for offline, and one waiting entry of each kind that a tap on a course and a list makes. */
async function fillDisk(on: Page, origin: string): Promise<void> {
  await on.goto(`${origin}/login`);
  await on.getByRole('button', { name: 'Enter as Amal' }).click();
  await on.locator('section[popover]').getByText('Ready offline').waitFor({ timeout: 90_000 });
  await on.context().setOffline(true);
  await on.goto(`${origin}/bookmarks`);
  await on.getByLabel('New list').fill('For the bus');
  await on.getByRole('button', { name: 'Create list' }).click();
  await on.getByRole('button', { name: 'Rename' }).click();
  await on.getByLabel('Name of the list').fill('For the train');
  await on.getByRole('button', { name: 'Save', exact: true }).click();
  await on.getByRole('heading', { level: 1, name: 'For the train' }).waitFor();
  await on.goto(`${origin}/program/german-for-your-first-weeks/unit/numbers-time-money`);
  await on.getByRole('button', { name: 'Save to list' }).click();
  await on.getByRole('checkbox', { name: 'For the train' }).check();
  await on.getByRole('dialog').getByText('Waiting to be sent').waitFor({ state: 'attached' });
  await on.getByRole('button', { name: 'Close' }).click();
  await on.getByRole('button', { name: /^(Bookmark|Remove bookmark): Numbers/ }).click();
  await on.getByText('Waiting to be sent').first().waitFor({ state: 'attached' });
}

/** Runs in the page. */
async function dumpDatabases() {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const names = (await indexedDB.databases()).flatMap(({ name }) =>
    name === 'device' || name?.startsWith('campus-') ? [name] : [],
  );
  return Promise.all(
    names.map(async (name) => {
      const database = await asked(indexedDB.open(name));
      const stores = await Promise.all(
        [...database.objectStoreNames].map(async (table) => {
          const store = database.transaction(table).objectStore(table);
          const indexes = [...store.indexNames].map((each) => {
            const { keyPath, unique, multiEntry } = store.index(each);
            return { name: each, keyPath, unique, multiEntry };
          });
          const { keyPath, autoIncrement } = store;
          return { name: table, keyPath, autoIncrement, indexes, rows: await asked(store.getAll()) };
        }),
      );
      return { name, version: database.version, stores };
    }),
  );
}
