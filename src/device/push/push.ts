import { type Browser, browserOf } from '#campus/install/browser-name.ts';
import { PUSH_SUBSCRIBE_WAIT, PUSH_UNSUBSCRIBE_WAIT } from '#campus/push/push-limits.ts';
import { type PushPermission, type PushSupport, pushSupport } from '#campus/push/push-state.ts';
import { type PushService, pushServiceOf, writtenKey } from '#campus/push/push-subscription.ts';
import { installPrompt } from '#device/install/install-prompt.ts';

/** What this browser has, and for which key of a campus, where it tells. */
export type HeldPush = { service: PushService; key: string | undefined };

/** Pushes of this browser. Whoever asks for what it cannot do gets a rejection. */
export const pushBrowser = {
  support: (): PushSupport =>
    pushSupport({
      hasWorker: 'serviceWorker' in navigator,
      hasPush: 'PushManager' in globalThis && 'Notification' in globalThis,
      way: installPrompt.read(),
    }),

  name: (): Browser | undefined => browserOf(navigator.userAgent),

  permission: (): PushPermission => ('Notification' in globalThis ? Notification.permission : 'denied'),

  /** The browser's own question: only ever from a tap. */
  ask: (): Promise<PushPermission> => Notification.requestPermission(),

  held: async (): Promise<HeldPush | undefined> => {
    const subscription = await (await manager())?.getSubscription();
    if (subscription === undefined || subscription === null) return undefined;
    const key = subscription.options?.applicationServerKey ?? undefined;
    return { service: pushServiceOf(subscription), key: key && writtenKey(key) };
  },

  /** Anew, whatever there was: a browser does not change its key, and an endpoint that is dead stays dead. */
  subscribe: (key: string): Promise<PushService> =>
    within(PUSH_SUBSCRIBE_WAIT, async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushServiceOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    }),

  /** Never rejects, and keeps nobody waiting: without its session the campus sends nothing there. */
  unsubscribe: async (): Promise<void> => {
    const end = async (): Promise<void> => void (await (await (await manager())?.getSubscription())?.unsubscribe());
    await within(PUSH_UNSUBSCRIBE_WAIT, end).catch(() => {});
  },
};

export type PushBrowser = typeof pushBrowser;

/** Undefined where there is no worker yet, or none can be. */
async function manager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.pushManager;
}

/** A push service that is not to be reached says nothing at all. */
async function within<T>(wait: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The push service does not answer.')), wait);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}
