import { createStore } from '#campus/create-store.ts';
import { type InstallWay, installWay } from '#campus/install/install-way.ts';

/** What the browser offered last; it can be asked once. */
type Offer = { ask: (() => Promise<unknown>) | undefined; isInstalled: boolean };

const offer = createStore<Offer>({ ask: undefined, isInstalled: false });

/**
 * The browser offers once and early: called before anything else, so that the offer is kept until a good moment
 * (APP-7).
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Its own banner would come at a moment that nobody chose.
    event.preventDefault();
    if (!('prompt' in event) || typeof event.prompt !== 'function') return;
    const { prompt } = event;
    offer.set({ ...offer.read(), ask: async () => prompt.call(event) });
  });
  addEventListener('appinstalled', () => {
    offer.set({ ask: undefined, isInstalled: true });
  });
}

/** How this device installs the app now; for `useSyncExternalStore`. */
export const installPrompt = {
  read: (): InstallWay =>
    installWay({
      isStandalone: offer.read().isInstalled || runsStandalone(),
      hasPrompt: offer.read().ask !== undefined,
      userAgent: navigator.userAgent,
      touchPoints: navigator.maxTouchPoints,
    }),
  subscribe: offer.subscribe,
  /** Shows the browser's own question. It can be asked once; a no takes the offer away until the browser makes another. */
  ask: async (): Promise<void> => {
    const { ask } = offer.read();
    offer.set({ ...offer.read(), ask: undefined });
    await ask?.();
  },
};

function runsStandalone(): boolean {
  // `standalone` is Safari's own word for it.
  return (
    matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Languages of the phone itself, in their order: the words of its menus are in the first. */
export function phoneLanguages(): readonly string[] {
  return navigator.languages;
}
