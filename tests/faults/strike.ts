import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';
import { HOOK_SCRIPT } from './hook-script.ts';
import { later } from './later.ts';
import type { Scene } from './scene.ts';

type Answer = 'go' | 'abort';

/** One step that is held until `release`; the others go on as if nobody looked. */
export type Hold = {
  /** Resolves when the step is reached. */
  hit: Promise<void>;
  release: (answer: Answer) => void;
  /** Every step that was reached, in order. */
  seen: string[];
};

function aHold(wanted: string): Hold & { reached: (step: string) => Promise<Answer> } {
  const hit = later();
  const go = later<Answer>();
  const seen: string[] = [];
  return {
    hit: hit.promise,
    release: go.resolve,
    seen,
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

export async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** What the fault left behind gets a moment to go wrong in; there may be nothing that it could still do. */
export async function aftermath(scene: Scene, fault: Fault): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, 400));
  const isNetwork = fault === 'network-lost-before' || fault === 'network-lost-after';
  await (isNetwork ? Promise.race([scene.proxy.struck(), pause]) : pause);
}

/** The learner comes back: a good network, the phone on, one page of the app, nothing held any more. */
export async function comeBack(scene: Scene, path: string): Promise<Page> {
  scene.proxy.set('good');
  scene.onServer(undefined);
  if (!scene.phone.isOn()) await scene.phone.start();
  const context = scene.phone.context();
  const page = await context.newPage();
  for (const old of context.pages()) if (old !== page) await old.close();
  await page.goto(scene.origin + path);
  return page;
}
