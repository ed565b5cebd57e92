import type { BrowserContext, Locator, Page, Worker } from '@playwright/test';
import type { PushPayload } from '#campus/push/push-payload.ts';
import { registrationOf } from '#tests/support/journeys/background-sync.ts';
import { expect, test as journey } from '#tests/support/journeys/journey.ts';
import { aPushService, type PushService, type Subscribed } from './push-service.ts';

/** A browser's side of pushes, which no browser has in a test: real keys, at a push service of the test. */
export type PushingBrowser = {
  /** What the browser has now, and for which key of a campus. */
  held: () => (Subscribed & { key: string }) | undefined;
  /** As a push service does after some weeks: nothing is known any more, and nothing is given again. */
  forgetAll: () => void;
};

type Held = Subscribed & { key: string };

/** Page and worker of this context subscribe at `service`, without a question. */
async function subscribesAt(context: BrowserContext, service: PushService): Promise<PushingBrowser> {
  let held: Held | undefined;
  let gives = true;
  const face = () =>
    held === undefined ? null : { endpoint: held.endpoint, p256dh: held.p256dh, auth: held.auth, key: held.key };
  await context.exposeFunction('pushServiceOfTheTest', (request: 'get' | 'drop' | { subscribe: string }) => {
    if (request === 'drop') held = undefined;
    if (typeof request === 'object') held = gives ? { ...service.subscribe(), key: request.subscribe } : undefined;
    return face();
  });
  await context.addInitScript(putBrowser);
  return {
    held: () => held,
    forgetAll: () => {
      if (held !== undefined) service.forget(held);
      held = undefined;
      gives = false;
    },
  };
}

/** In the page. */
function putBrowser(): void {
  type Face = { endpoint: string; p256dh: string; auth: string; key: string };
  const call = (request: unknown): Promise<Face | null> => Reflect.get(globalThis, 'pushServiceOfTheTest')(request);
  const bytes = (key: string): ArrayBuffer =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
  const subscription = ({ endpoint, p256dh, auth, key }: Face) => ({
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
    unsubscribe: async () => (await call('drop')) === null,
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const face = await call('get');
      return face && subscription(face);
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const face = await call({ subscribe: applicationServerKey });
      if (face === null) throw new DOMException('Registration failed - push service error', 'AbortError');
      return subscription(face);
    },
  });
}

type Fixtures = { service: PushService; pushing: PushingBrowser };

/** Journeys with a push service on loopback that the campus believes. */
export const test = journey.extend<Fixtures>({
  service: async ({}, use) => {
    const service = await aPushService();
    await use(service);
    await service.close();
  },
  pushAgent: async ({ service }, use) => use(service.agent),
  context: async ({ context, campus, service: _ }, use) => {
    for (const folder of ['lantern', 'nordlicht'])
      await context.grantPermissions(['notifications'], { origin: campus.origin(folder) });
    await use(context);
  },
  pushing: async ({ context, service }, use) => use(await subscribesAt(context, service)),
});

/**
 * Brings what the push service got into the worker, as a browser does; there need not be a page. Resolves once it is shown,
 * or, where none is to be shown, once the worker has it.
 */
export async function delivering(context: BrowserContext, origin: string) {
  const devtools = await context.newCDPSession(await context.newPage());
  const registrationId = await registrationOf(devtools, origin);
  const worker = await workerOf(context);
  await worker.evaluate(() => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const show = registration.showNotification.bind(registration);
    const counted = { shown: 0 };
    const showNotification = async (title: string, options?: NotificationOptions): Promise<void> => {
      await show(title, options);
      counted.shown += 1;
    };
    Object.assign(globalThis, { counted });
    Object.defineProperty(registration, 'showNotification', { value: showNotification });
  });
  const shown = (): Promise<number> => worker.evaluate(() => Reflect.get(globalThis, 'counted').shown);
  return async (payload: PushPayload, { isShown = true } = {}): Promise<void> => {
    const before = await shown();
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
    if (isShown) await expect.poll(shown).toBe(before + 1);
  };
}

export type ShownPush = { title: string; body: string; tag: string; lang: string; dir: string };

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/** What the device shows. */
export async function shownOn(context: BrowserContext): Promise<ShownPush[]> {
  return (await workerOf(context)).evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }));
  });
}

/** The person taps on what is shown; answers where a new page opens, or undefined where a page that is open goes there. */
export async function tap(context: BrowserContext, title: string): Promise<string | undefined> {
  return (await workerOf(context)).evaluate(async (name) => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const notification = (await registration.getNotifications()).find((each) => each.title === name);
    if (notification === undefined) throw new Error(`${name} is not shown`);
    let opened: string | undefined;
    // Only a real tap lets a worker open a page.
    const openWindow = async (url: string): Promise<void> => {
      opened = url;
    };
    Object.assign(Reflect.get(globalThis, 'clients'), { openWindow });
    const waits: Promise<unknown>[] = [];
    const NotificationTap = Reflect.get(globalThis, 'NotificationEvent');
    const event = new NotificationTap('notificationclick', { notification });
    event.waitUntil = (work: Promise<unknown>) => waits.push(work);
    dispatchEvent(event);
    await Promise.all(waits);
    return opened;
  }, title);
}

/** What the push service got last for this browser; the campus sends by itself. */
export async function lastSent(pushing: PushingBrowser, count = 1): Promise<PushPayload> {
  await expect.poll(() => pushing.held()?.received.length).toBe(count);
  const payload = pushing.held()?.received.at(-1)?.payload;
  if (payload === undefined) throw new Error('The push service got nothing.');
  return payload;
}

export function pushSwitchOf(page: Page): Locator {
  return page.getByRole('switch', { name: 'Notify me on this device' });
}

/** Switches pushes on in the settings. */
export async function turnPushOn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/settings/notifications`);
  await pushSwitchOf(page).click();
  await expect(pushSwitchOf(page)).toBeChecked();
}
