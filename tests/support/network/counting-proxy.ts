import { relay } from './relay.ts';

/** Stands between a browser and a campus, and counts what goes down the wire, as a phone company would. */
export type CountingProxy = { origin: string; received: () => number; close: () => Promise<void> };

export async function countingProxy(target: string): Promise<CountingProxy> {
  let bytes = 0;
  const { origin, close } = await relay(target, {
    onAnswer: (piece, { browser }) => {
      bytes += piece.byteLength;
      browser.write(piece);
    },
  });
  return { origin, received: () => bytes, close };
}
