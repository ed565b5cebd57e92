import { expect, type Frame, type Page, test } from '@playwright/test';
import * as v from 'valibot';
import { hostilePackage } from '#tests/support/packages/hostile-package.ts';
import {
  openStage,
  type PackageCampus,
  type PackageStage,
  servePackages,
} from '#tests/support/packages/package-stage.ts';

let campus: PackageCampus;
test.beforeAll(async () => {
  campus = await servePackages({ hostile: hostilePackage(), golf: 'scorm/RuntimeBasicCalls_SCORM12.zip' });
});
test.afterAll(() => campus.stop());

/** What a package must never see, where the app keeps it. */
const SECRETS = `new Promise((resolve, reject) => {
  localStorage.setItem('JWT', 'secret');
  document.cookie = 'secret=app';
  const open = indexedDB.open('device');
  open.onupgradeneeded = () => open.result.createObjectStore('session').add('secret', 'jwt');
  open.onsuccess = () => caches.open('kept').then((cache) => cache.put('/secret', new Response('secret'))).then(resolve, reject);
})`;
const STILL_THERE = `(async () => ({
  address: location.pathname, token: localStorage.getItem('JWT'), stored: Object.keys(localStorage).length,
  caches: await caches.keys(), databases: (await indexedDB.databases()).length,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
}))()`;

async function frameOf(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('hostile.html'))).toBe(true);
  const frame = page.frames().find((each) => each.url().includes('hostile.html'));
  if (frame === undefined) throw new Error('the package did not start');
  return frame;
}

/** Starts the package; it is given where everything is. */
async function starts(stage: PackageStage, page: Page, start: Parameters<PackageStage['start']>[0]): Promise<Frame> {
  await stage.start(start);
  await expect.poll(async () => (await stage.received('shown')).length).toBe(1);
  const frame = await frameOf(page);
  const golf = campus.packageId('golf');
  const file = `/packages/${golf}/files/shared/launchpage.html`;
  const content = campus.origin.replace('://', '://content.');
  const where = { app: campus.origin, other: content.replace('://', `://${golf}.`) + file, shared: content + file };
  await frame.evaluate(`({ app, other, shared } = ${JSON.stringify(where)})`);
  return frame;
}

for (const isOffline of [false, true]) {
  test(`a hostile package reaches nothing of the app or of others, ${isOffline ? 'without' : 'with'} a network`, {
    tag: '@always',
  }, async ({ page, context }) => {
    const answered: string[] = [];
    const stage = await openStage(page, campus, 'hostile');
    await page.evaluate(SECRETS);
    if (isOffline) await stage.keep();
    const before = await page.evaluate(STILL_THERE);
    page.on('response', (response) => {
      if (response.url().startsWith(campus.origin)) answered.push(response.url());
    });
    await context.setOffline(isOffline);
    const frame = await starts(stage, page, { isKept: isOffline });

    const got = v.parse(v.record(v.string(), v.unknown()), await frame.evaluate('tryAll()'));
    expect(Object.keys(got).length).toBeGreaterThanOrEqual(14);
    expect(got).toEqual(Object.fromEntries(Object.keys(got).map((way) => [way, 'nothing'])));
    expect(await page.evaluate(STILL_THERE)).toEqual(before);
    expect(answered).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    expect(await stage.received('state')).toEqual([]);
  });
}

test('a cookie that a package sets for the app’s host does not take the place of the app’s own', async ({
  page,
  context,
}) => {
  const stage = await openStage(page, campus, 'hostile');
  await page.evaluate(SECRETS);
  const frame = await starts(stage, page, {});
  await frame.evaluate(`document.cookie = 'secret=package; domain=lantern.localhost; path=/'`);
  const own = (await context.cookies(campus.origin)).filter(({ domain }) => !domain.startsWith('.'));
  expect(own).toEqual([expect.objectContaining({ name: 'secret', value: 'app' })]);
});

for (const isOffline of [false, true]) {
  test(`what a package says that is not of an agreed form is not heard, ${isOffline ? 'without' : 'with'} a network`, async ({
    page,
    context,
  }) => {
    const stage = await openStage(page, campus, 'hostile');
    if (isOffline) await stage.keep();
    await context.setOffline(isOffline);
    const frame = await starts(stage, page, { isKept: isOffline });
    const asked = (await stage.received('file')).length;
    await frame.evaluate('forge()');
    await expect.poll(async () => (await stage.received('left')).length).toBe(1);
    for (const type of ['state', 'height', 'xapi'] as const) expect(await stage.received(type)).toEqual([]);
    expect(await stage.received('file')).toHaveLength(asked);
    expect(await page.evaluate('stage.heard.length')).toBeGreaterThan(10);
  });
}
