import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { CAN_READ } from '#offline/names.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { silent } from '#tests/support/journeys/next-build.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { stopWorkers } from '#tests/support/journeys/stop-workers.ts';
import { notingProxy } from '#tests/support/network/noting-proxy.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const BUILD = resolve(import.meta.dirname, '../../dist');
const DEXIE = /^\/assets\/dexie-[\w-]+\.js$/;
const WORKER = /^\/assets\/worker-[\w-]+\.js$/;
const DEVICE_PART = /^\/assets\/device-part-[\w-]+\.js$/;

/** Of the first worker's scripts Chromium asks whether they have changed, though they never do: an answer of headers alone, bytes at most. */
const UNCHANGED = 1_500;

/** Until a worker has all that it keeps of the app. */
const installed = (page: Page, state: 'active' | 'waiting') =>
  expect
    .poll(
      () => page.evaluate(async (key) => (await navigator.serviceWorker.getRegistration())?.[key]?.state ?? '', state),
      { timeout: 60_000 },
    )
    .toMatch(/installed|activated/);

/** Asked of the device alone. */
const isKept = (page: Page, path: string) => page.evaluate(async (name) => (await caches.match(name))?.ok, path);

for (const path of ['/start', '/login'])
  test(`a first visit to ${path} fetches Dexie once, for the page and for the worker`, async ({ context, lantern }) => {
    const { origin, asked, close } = await notingProxy(lantern);
    if (path === '/start') await signIn(context, origin);
    const page = await context.newPage();
    await page.goto(origin + path);
    await installed(page, 'active');
    const whole = asked.filter(({ bytes }) => bytes > UNCHANGED).map((each) => each.path);
    for (const part of [WORKER, DEVICE_PART]) expect(whole.filter((file) => part.test(file))).toHaveLength(1);
    const [dexie = '', ...others] = whole.filter((file) => DEXIE.test(file));
    expect(others).toEqual([]);
    expect(await isKept(page, dexie)).toBe(true);
    await close();
  });

test('another code of the worker is fetched without the library that it shares with pages', async ({
  page,
  campus,
  lantern,
}) => {
  const { origin, asked, close } = await notingProxy(lantern);
  await page.goto(`${origin}/login`);
  await installed(page, 'active');
  const before = asked.length;
  await campus.deploy(silent(BUILD));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await installed(page, 'waiting');
  const files = asked.slice(before).map((each) => each.path);
  expect(files.filter((file) => file.endsWith('.js')).toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/worker-silent-/),
    '/sw.js',
  ]);
  await close();
});

test('a worker that is started anew answers pages without what it has for databases, and has that without a network', async ({
  context,
  page,
  lantern,
}) => {
  await signIn(context, lantern);
  await page.goto(`${lantern}/start`);
  await installed(page, 'active');
  await stopWorkers(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const worker = nonEmpty(context.serviceWorkers(), 'worker').at(-1);
  const hasLibrary = () => worker?.evaluate(() => 'Dexie' in globalThis);
  expect(await hasLibrary()).toBe(false);
  const answers = page.evaluate(async (type) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    (await navigator.serviceWorker.ready).active?.postMessage({ type }, [port2]);
    return answer;
  }, CAN_READ);
  expect(await answers).toBeInstanceOf(Object);
  expect(await hasLibrary()).toBe(true);
});
