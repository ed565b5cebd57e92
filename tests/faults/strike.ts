import type { Page, Worker } from '@playwright/test';
import { backgroundSyncOf } from '#tests/support/journeys/background-sync.ts';
import { stopWorkers } from '#tests/support/journeys/stop-workers.ts';
import type { Fault } from './faults.ts';
import type { NetworkMode } from './faulty-proxy.ts';
import { HOOK_SCRIPT, holdScript } from './hook-script.ts';
import { later } from './later.ts';
import { expect, type Scene } from './scene.ts';

type Answer = 'go' | 'abort';

/** One step that is held until `release`; the others go on as if nobody looked. */
export type Hold = {
  /** Resolves when the step is reached; rejects when it no longer can be. */
  hit: Promise<void>;
  release: (answer: Answer) => void;
  /** Every step that was reached, in order. */
  seen: string[];
};

type OpenHold = Hold & { reached: (step: string) => Promise<Answer>; failed: (reason: unknown) => void };

function aHold(wanted: string): OpenHold {
  const hit = later();
  const go = later<Answer>();
  const seen: string[] = [];
  // Whoever waits for it hears of the failure; nobody has to.
  hit.promise.catch(() => {});
  return {
    hit: hit.promise,
    release: go.resolve,
    seen,
    failed: hit.reject,
    reached: async (step) => {
      const isFirst = step === wanted && !seen.includes(step);
      seen.push(step);
      if (!isFirst) return 'go';
      hit.resolve();
      return go.promise;
    },
  };
}

/** Holds a step of this page, or of the campus. Call it once per page: what the page loads later is held too. */
export async function holdInPage(scene: Scene, page: Page, step: string): Promise<Hold> {
  const hold = aHold(step);
  await page.exposeFunction('__reached', hold.reached);
  await page.addInitScript({ content: HOOK_SCRIPT });
  await page.evaluate(HOOK_SCRIPT);
  if (step.startsWith('server.')) scene.onServer(async (at) => void (await hold.reached(at)));
  return hold;
}

/** Lets it happen, at the step that is held. */
export async function strike(scene: Scene, page: Page, hold: Hold, fault: Fault): Promise<void> {
  switch (fault) {
    case 'worker-stopped':
      await stopWorkers(page);
      hold.release('go');
      return;
    case 'tab-closed':
      await page.close();
      break;
    case 'browser-killed':
      await scene.phone.kill();
      break;
    case 'storage-aborted':
      // Reported both ways: a step of the campus is held there, and one in a transaction is asked for its answer.
      await page.evaluate('globalThis.__abort()');
      hold.release('abort');
      return;
    case 'network-lost-before':
    case 'network-lost-after':
      scene.proxy.set(fault === 'network-lost-before' ? 'cut' : 'deaf');
      hold.release('go');
      return;
    default:
      fault satisfies never;
  }
  // The campus goes on whatever became of the device.
  hold.release('go');
}

/** What the fault left behind gets a moment to go wrong in; there may be nothing that it could still do. */
export async function aftermath(scene: Scene, fault: Fault): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, 400));
  const isNetwork = fault === 'network-lost-before' || fault === 'network-lost-after';
  await (isNetwork ? Promise.race([scene.proxy.struck(), pause]) : pause);
}

/** The learner comes back: the phone on, one page of the app, nothing held any more; the network good unless given otherwise. */
export async function comeBack(scene: Scene, path: string, network: NetworkMode = 'good'): Promise<Page> {
  scene.proxy.set(network);
  scene.onServer(undefined);
  if (!scene.phone.isOn()) await scene.phone.start();
  const context = scene.phone.context();
  const page = await context.newPage();
  await closeOthers(page);
  await page.goto(scene.origin + path);
  return page;
}

/** Only this page stays. One that is just about to load another page may lose the request to close it: it is asked again. */
async function closeOthers(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page is in no browser.');
  const mine = await page.context().newCDPSession(page);
  const all = await browser.newBrowserCDPSession();
  const { targetInfo } = await mine.send('Target.getTargetInfo');
  await expect(async () => {
    const { targetInfos } = await all.send('Target.getTargets');
    const others = targetInfos.filter(({ type, targetId }) => type === 'page' && targetId !== targetInfo.targetId);
    for (const { targetId } of others) await all.send('Target.closeTarget', { targetId });
    expect(others).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await all.detach();
  await mine.detach();
}

/**
 * Closes the app and lets the worker send by Background Sync, with a step of it held. The step that is reached is
 * reported by a promise of the worker, since a page's binding does not reach there. `hit` rejects where the worker ends before.
 */
export async function holdInWorker(scene: Scene, app: Page, step: string): Promise<{ page: Page; hold: Hold }> {
  const page = await app.context().newPage();
  const devtools = await page.context().newCDPSession(page);
  const ring = await backgroundSyncOf(devtools, scene.origin);
  await app.close();
  const worker = await freshWorker(scene, page);
  const hold = aHold(step);
  if (step.startsWith('server.')) scene.onServer(async (at) => void (await hold.reached(at)));
  else worker.evaluate(holdScript(step)).then(() => hold.reached(step), hold.failed);
  scene.proxy.set('good');
  await ring();
  return { page, hold };
}

/** A worker that has done nothing yet, with the hooks in it: what ran before, or is just ending, would take them along. */
async function freshWorker(scene: Scene, page: Page): Promise<Worker> {
  let states: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    states = versions.map(({ runningStatus }) => runningStatus);
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await expect.poll(() => states).toEqual(['stopped']);
  await devtools.send('ServiceWorker.startWorker', { scopeURL: `${scene.origin}/` });
  await expect.poll(() => states).toEqual(['running']);
  await devtools.detach();
  // Packages have workers of their own, on hosts of their own.
  const worker = page
    .context()
    .serviceWorkers()
    .find((each) => each.url() === `${scene.origin}/sw.js`);
  if (worker === undefined) throw new Error('The campus has no worker.');
  await worker.evaluate('globalThis.__reached = async () => "go"');
  await worker.evaluate(HOOK_SCRIPT);
  return worker;
}
