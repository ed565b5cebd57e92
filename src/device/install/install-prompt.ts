import { type InstallWay, installWay } from '#campus/install/install-way.ts';

const listeners = new Set<() => void>();
let ask: (() => Promise<unknown>) | undefined;
let isInstalled = false;

function changed(): void {
  for (const listener of listeners) listener();
}

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
    ask = async () => prompt.call(event);
    changed();
  });
  addEventListener('appinstalled', () => {
    ask = undefined;
    isInstalled = true;
    changed();
  });
}

/** How this device installs the app now; for `useSyncExternalStore`. */
export const installPrompt = {
  read: (): InstallWay =>
    installWay({
      isStandalone: isInstalled || runsStandalone(),
      hasPrompt: ask !== undefined,
      userAgent: navigator.userAgent,
      touchPoints: navigator.maxTouchPoints,
    }),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows the browser's own question. It can be asked once; a no takes the offer away until the browser makes another. */
  ask: async (): Promise<void> => {
    const asked = ask;
    ask = undefined;
    await asked?.();
    changed();
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
