import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { withPack } from '#tests/support/journeys/next-build.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const PACK = /\/assets\/pack-[\w-]+\.json$/;
const textsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Of the build at a first visit to /start: the pack, the shell, the login, what a module, a course and a lesson have alone, and what these share late. */
const REQUESTS = 7;
const KIB_FETCHED = 231;

type Fetched = { path: string; bytes: number };

/** What the worker has fetched over the wire of the build, and of the organisation, which its page has brought; bytes compressed and without headers. */
async function fetchedByWorker(context: BrowserContext): Promise<Fetched[]> {
  const entries = await context.serviceWorkers()[0]?.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ name, transferSize }) => /\/assets\/|\/(?:index\.html|organisation\.json)$/.test(name) && transferSize > 0,
      )
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  // Of what it imports the headers alone are asked for: how large it is (`sw/meter.ts`), and by Chromium whether it has changed.
  return (entries ?? []).filter(({ path }) => !/^\/assets\/(?:worker|device-part|dexie)-/.test(path));
}

/** A file that the worker keeps, as it lies there. */
const keptFile = (page: Page, path: string) =>
  page.evaluate(async (name) => {
    const file = await caches.match(`/${name}`);
    return { text: await file?.text(), headers: Object.fromEntries(file?.headers ?? []) };
  }, path);

async function firstVisit(context: BrowserContext, origin: string): Promise<Page> {
  await signIn(context, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/start`);
  await readyOffline(page);
  return page;
}

/** Their files are fetched by no page. */
const SCREENS = [
  ['/settings', 'Settings'],
  ['/achievements', 'Achievements'],
] as const;

async function openOffline(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.setOffline(true);
  for (const [path, name] of SCREENS) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}

test('a first install takes what no page has fetched in one file, and none of it by itself', async ({
  context,
  lantern,
}) => {
  const page = await firstVisit(context, lantern);
  const fetched = await fetchedByWorker(context);
  const packs = fetched.filter(({ path }) => PACK.test(path));
  expect(packs).toHaveLength(1);
  const texts = v.parse(textsSchema, readFileSync(join(DIST, packs[0]?.path ?? ''), 'utf8'));
  const paths = nonEmpty(Object.keys(texts), 'packed file');
  expect(fetched.filter(({ path }) => paths.includes(path.slice(1)))).toEqual([]);
  const kib = fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  process.stdout.write(`/start first: the worker fetched ${fetched.length} files, ${kib.toFixed(1)} KiB\n`);
  expect(fetched.length, JSON.stringify(fetched)).toBeLessThanOrEqual(REQUESTS);
  expect(kib, JSON.stringify(fetched)).toBeLessThanOrEqual(KIB_FETCHED);
  const alone = await page.evaluate(async (path) => Object.fromEntries((await fetch(path)).headers), '/robots.txt');
  for (const path of paths) {
    const { text, headers } = await keptFile(page, path);
    expect(text === texts[path], path).toBe(true);
    expect(readFileSync(join(DIST, path), 'utf8') === texts[path], path).toBe(true);
    expect(headers['content-type']).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
    for (const name of ['x-content-type-options', 'cross-origin-resource-policy', 'permissions-policy'])
      expect(headers[name], `${name} of ${path}`).toBe(alone[name]);
  }
  await openOffline(context, page, lantern);
});

for (const [what, body] of [
  ['is not there', undefined],
  ['is no list of files', '<html>Welcome to our network</html>'],
] as const)
  test(`where the one file ${what}, each comes by itself`, async ({ context, campus, lantern }) => {
    await campus.deploy(withPack(body, campus.dataDir));
    const page = await firstVisit(context, lantern);
    const fetched = await fetchedByWorker(context);
    expect(fetched.length).toBeGreaterThan(REQUESTS + 40);
    await openOffline(context, page, lantern);
  });
