import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { KeptPapers } from '#offline/kept-papers.ts';

const held = new WeakMap<QueryClient, KeptPapers>();

/** Binds a client to the papers of its owner; a visitor's client, and one on a device that keeps nothing, has none. */
export function provideKeptPapers(client: QueryClient, papers: KeptPapers): void {
  held.set(client, papers);
}

export function useKeptPapers(): KeptPapers | undefined {
  return held.get(useQueryClient());
}
