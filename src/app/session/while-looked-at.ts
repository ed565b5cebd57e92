import type { OnlineStore } from '#device/network/online.ts';

export type Attention = {
  online: Pick<OnlineStore, 'read' | 'subscribe'>;
  isVisible: () => boolean;
  /** Returns how to stop. */
  onVisibility: (listener: () => void) => () => void;
};

/**
 * Calls `begin` whenever the page comes to be looked at with a network; its signal ends with either. Returns how to end it
 * for good.
 */
export function whileLookedAt(
  { online, isVisible, onVisibility }: Attention,
  begin: (signal: AbortSignal) => void,
): () => void {
  let going: AbortController | undefined;
  const end = (): void => {
    going?.abort();
    going = undefined;
  };
  const look = (): void => {
    if (!online.read() || !isVisible()) end();
    else if (going === undefined) {
      going = new AbortController();
      begin(going.signal);
    }
  };
  const stops = [online.subscribe(look), onVisibility(look), end];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
