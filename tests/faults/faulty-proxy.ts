import { relay } from '#tests/support/network/relay.ts';
import { later } from './later.ts';

/** `cut`: nothing reaches the campus. `deaf`: everything reaches it, and no answer comes back. */
export type NetworkMode = 'good' | 'cut' | 'deaf';

/** The network between a device and a campus. */
export type FaultyProxy = {
  origin: string;
  /** What is under way when the network breaks is lost with it. */
  set: (mode: NetworkMode) => void;
  /** Resolves when the mode has cost something: a connection that was refused, an answer that was dropped. */
  struck: () => Promise<void>;
  close: () => Promise<void>;
};

export async function faultyProxy(target: string): Promise<FaultyProxy> {
  let mode: NetworkMode = 'good';
  let strike = later();
  const { origin, cutAll, close } = await relay(target, {
    accepts: () => {
      if (mode === 'cut') strike.resolve();
      return mode !== 'cut';
    },
    onAnswer: (piece, { browser, campus }) => {
      if (mode === 'good') return void browser.write(piece);
      browser.destroy();
      campus.destroy();
      strike.resolve();
    },
  });
  return {
    origin,
    set: (next) => {
      mode = next;
      strike = later();
      if (next === 'cut') cutAll();
    },
    struck: () => strike.promise,
    close,
  };
}
