import type { QueryClient } from '@tanstack/react-query';

const held = new WeakMap<QueryClient, ReadonlySet<string>>();

/** Hashes of the rows that were on the device when this client was opened without a network; undefined forgets them. */
export function provideRowsHere(client: QueryClient, hashes: ReadonlySet<string> | undefined): void {
  if (hashes === undefined) held.delete(client);
  else held.set(client, hashes);
}

/** Whether a row was on the device then; undefined where that is not known, or perhaps not so any more. */
export function wasRowHere(client: QueryClient, hash: string): boolean | undefined {
  return held.get(client)?.has(hash);
}
