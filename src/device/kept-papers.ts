import type { KeptPapers } from '#offline/kept-papers.ts';
import { papersCacheOf } from '#offline/names.ts';

/** In Cache Storage, beside the person's database and deleted with it. A browser that has none keeps nothing. */
export function keptPapers(database: string): KeptPapers {
  const open = (): Promise<Cache> | undefined =>
    'caches' in globalThis ? caches.open(papersCacheOf(database)) : undefined;
  return {
    get: async (path) => (await (await open())?.match(path))?.blob(),
    keep: async (path, paper) => {
      await (await open())?.put(path, new Response(paper, { headers: { 'content-type': paper.type } }));
    },
  };
}
