import { UPDATE_LOOK } from '#campus/limits.ts';
import type { OnlineStore } from '#device/network/online.ts';

type Parts = {
  /** Asks the campus for a newer worker. */
  update: () => Promise<unknown>;
  online: Pick<OnlineStore, 'read'>;
  isVisible: () => boolean;
  /** Called when the page is shown or hidden. */
  onVisibility: (listener: () => void) => void;
  now: () => number;
};

/**
 * A page may stay open for weeks: a newer version is looked for every hour that it is looked at with a network, and at once
 * when it is looked at again after longer. The start has looked already.
 */
export function lookForUpdates({ update, online, isVisible, onVisibility, now }: Parts): void {
  let looked = now();
  const look = (): void => {
    if (!isVisible() || !online.read() || now() - looked < UPDATE_LOOK) return;
    looked = now();
    // Without an answer the next hour asks again.
    update().catch(() => {});
  };
  setInterval(look, UPDATE_LOOK);
  onVisibility(look);
}
