import { backOff } from '#campus/network/back-off.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { probe } from '#wire/probe.ts';

/**
 * Asks for the campus with growing waits as long as it cannot be reached: a network says that it is there before it can
 * carry anything, and many say nothing when they are back. Returns the way to stop.
 */
export function askUntilBack(online: OnlineStore, ask: () => Promise<boolean> = probe): () => void {
  let tries = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askLater = (): void => {
    clearTimeout(timer);
    // Without any network the browser says when there is one, and a page that nobody sees asks when it is seen again.
    if (isOver || online.read() || !navigator.onLine || document.visibilityState === 'hidden') return;
    tries += 1;
    timer = setTimeout(() => void askNow().then(askLater), backOff(tries, Math.random));
  };
  const askNow = async (): Promise<void> => {
    const asked = performance.now();
    online.reached(await ask(), asked);
  };
  const begin = (): void => {
    tries = 0;
    askLater();
  };
  const stopListening = online.subscribe(begin);
  addEventListener('online', begin);
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
    removeEventListener('online', begin);
    document.removeEventListener('visibilitychange', begin);
  };
}
