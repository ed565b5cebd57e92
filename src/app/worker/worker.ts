import { messageSW, Workbox } from 'workbox-window';
import type { OnlineStore } from '#device/network/online.ts';
import type { Unread } from '#offline/health/unread.ts';
import { whyHeldBack } from './ask-waiting.ts';
import { followWaiting } from './follow-waiting.ts';
import { lookForUpdates } from './look-for-updates.ts';

const WORKER = '/sw.js';

export type WorkerEvents = {
  /** A newer version waits that can read what is here; `accept` switches to it and loads the page anew. */
  onUpdate: (accept: () => void) => void;
  /** A newer version waits that is not offered, and why. */
  onHeldBack: (why: string) => void;
  online: Pick<OnlineStore, 'read'>;
};

/** Registers the worker and resolves when one is active; rejects without a network on a first visit. An update is only ever taken when the learner asks for it (APP-2). */
export async function registerWorker({ onUpdate, onHeldBack, online }: WorkerEvents): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    console.info('No Service Worker support!');
    return;
  }
  const workbox = new Workbox(scriptUrl(), { updateViaCache: 'imports' });
  const registration = await workbox.register();
  if (registration === undefined) return;
  followWaiting(registration, (waiting) => {
    const ask = async (): Promise<void> => {
      const why = await whyHeldBack({ waiting, mine: unreadHere });
      if (why === undefined) onUpdate(() => takeOver(waiting));
      else onHeldBack(why);
    };
    ask().catch((error: unknown) => onHeldBack(String(error)));
  });
  lookForUpdates({
    update: () => workbox.update(),
    online,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
    now: Date.now,
  });
  await navigator.serviceWorker.ready;
}

/** When the learner asks for it: the worker that waits is the one in charge, and the page is loaded anew with it. */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  void messageSW(waiting, { type: 'SKIP_WAITING' });
}

/** Needed only where the newer version cannot read something: a visitor's page loads neither databases nor screens for it. */
async function unreadHere(): Promise<Unread> {
  const [{ canRead }, { opens }] = await Promise.all([
    import('#offline/health/can-read.ts'),
    import('#reads/opens.ts'),
  ]);
  return canRead(opens);
}

/** The only script address that this app ever makes: Trusted Types know no other (SECURITY-1). */
function scriptUrl(): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return WORKER;
  const policy = factory.createPolicy('app', { createScriptURL: (url) => (url === WORKER ? url : '') });
  return policy.createScriptURL(WORKER);
}

type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
