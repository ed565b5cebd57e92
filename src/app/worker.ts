import { Workbox } from 'workbox-window';
import { SYNC_TAG } from '#offline/names.ts';

const WORKER = '/sw.js';

/** Background Sync: Chromium only, not in the compiler's library. */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };

export type WorkerEvents = {
  /** A newer version waits; `accept` switches to it and loads the page anew. */
  onUpdate: (accept: () => void) => void;
};

/** Registers the worker and resolves when one is active; rejects without a network on a first visit. An update is only ever taken with the learner's word (ARCHITECTURE §12). */
export async function registerWorker({ onUpdate }: WorkerEvents): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    console.info('No Service Worker support!');
    return;
  }
  const workbox = new Workbox(scriptUrl(), { type: 'module', updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    onUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register();
  await navigator.serviceWorker.ready;
}

/** The only script address that this app ever makes: Trusted Types know no other (RELIABILITY 1.3, CSP). */
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

/** Asks for Background Sync where it exists: a doorbell, never the mechanism (RELIABILITY 0.5). */
export function ringDoorbell(): void {
  void navigator.serviceWorker?.getRegistration().then(async (registration) => {
    if (registration !== undefined && hasSync(registration)) await registration.sync.register(SYNC_TAG).catch(() => {});
  });
}

function hasSync(registration: ServiceWorkerRegistration): registration is WithSync {
  return 'sync' in registration;
}
