import { SAVE_PARALLEL } from '#campus/limits.ts';
import { eitherSignal } from '#campus/network/either-signal.ts';

/**
 * Works through `items`, a few at once, but together never more bytes than the largest of them: whenever it is interrupted,
 * at most one file's bytes are lost. The first failure stops the others and is thrown when they have ended.
 */
export async function eachWithin<I extends { size: number }>(
  items: readonly I[],
  signal: AbortSignal,
  work: (item: I, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const room = Math.max(0, ...items.map(({ size }) => size));
  const failing = new AbortController();
  const either = eitherSignal([signal, failing.signal]);
  const active = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let bytes = 0;
  for (const item of items) {
    while (active.size >= SAVE_PARALLEL || (active.size > 0 && bytes + item.size > room)) await Promise.race(active);
    if (either.aborted) break;
    bytes += item.size;
    const one = work(item, either)
      .catch((error: unknown) => {
        failures.push(error);
        failing.abort();
      })
      .finally(() => {
        bytes -= item.size;
        active.delete(one);
      });
    active.add(one);
  }
  await Promise.all(active);
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}
