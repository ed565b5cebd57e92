import type { QueryClient } from '@tanstack/react-query';
import { withPending } from '#cache/overlay.ts';
import { servicesOf } from '#cache/services.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { subjectOf } from '#campus/search/documents.ts';
import type { SearchIndex } from '#campus/search/search-index.ts';
import { SEARCH_HITS, SEARCH_INDEX_KEPT } from '#campus/search-limits.ts';
import { type Gathered, gather } from './gather.ts';
import type { SearchHit } from './queries.ts';

type Kept = { language: LanguageCode; at: number; made: Promise<{ index: SearchIndex; items: Gathered['items'] }> };

/** Made of all answers on the device, so it serves the letters that are typed in a row before it is made anew. */
const kept = new WeakMap<QueryClient, Kept>();

/** Looks through everything that was saved or seen on this device in the language, with the module that the server uses. */
export async function searchDevice(
  client: QueryClient,
  query: string,
  language: LanguageCode,
): Promise<{ hits: SearchHit[]; searched: number }> {
  const { index, items } = await indexOf(client, language);
  const hits = index.search(query, SEARCH_HITS).flatMap(({ id, title, excerpt }) => {
    const subject = subjectOf(id);
    const item = subject && items.get(`${subject.kind} ${subject.unitId}`);
    return item ? [{ item, lessonId: subject.lessonId, title, excerpt: [...excerpt] }] : [];
  });
  return { hits, searched: index.size };
}

function indexOf(client: QueryClient, language: LanguageCode): Kept['made'] {
  const known = kept.get(client);
  const now = Date.now();
  if (known?.language === language && now - known.at < SEARCH_INDEX_KEPT) return known.made;
  const made = makeIndex(client, language);
  kept.set(client, { language, at: now, made });
  // A disk that could not be read is asked again by the next letter.
  made.catch(() => kept.delete(client));
  return made;
}

async function makeIndex(client: QueryClient, language: LanguageCode): Kept['made'] {
  const { rows, pending } = servicesOf(client);
  await pending.ready;
  const { createSearchIndex } = await import('#campus/search/search-index.ts');
  // Every row is older than a revision that nobody will reach.
  const all = await rows.olderThan(Number.MAX_SAFE_INTEGER);
  const entries = pending.read();
  const shown = all.map((row) => ({ key: row.key, data: withPending(row.key, row, entries) }));
  const { documents, items } = gather(shown, language);
  return { index: createSearchIndex(documents), items };
}
