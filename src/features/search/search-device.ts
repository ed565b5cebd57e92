import type { QueryClient } from '@tanstack/react-query';
import { type PendingEntry, withPending } from '#cache/overlay.ts';
import { servicesOf } from '#cache/services.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { subjectOf } from '#campus/search/documents.ts';
import { inSlices, type Slices } from '#campus/search/in-slices.ts';
import type { SearchIndex } from '#campus/search/search-index.ts';
import { SEARCH_HITS, SEARCH_INDEX_KEPT, SEARCH_SLICE } from '#campus/search-limits.ts';
import type { AnswerRow } from '#offline/rows/account-db.ts';
import { type Gathered, gathering } from './gather.ts';
import type { SearchHit } from './queries.ts';

type Kept = { language: LanguageCode; at: number; made: Promise<{ index: SearchIndex; items: Gathered['items'] }> };

/** A phone of three years reads a few hundred lessons in seconds: typing goes on meanwhile. */
const SLICES: Slices = {
  now: () => performance.now(),
  turn: () => new Promise((resolve) => setTimeout(resolve, 0)),
  length: SEARCH_SLICE,
};

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
    if (!item) return [];
    const { lessonId, userContentId } = subject;
    const userContent = userContentId === null ? null : { id: userContentId };
    return [{ item, lessonId, userContent, title, excerpt: [...excerpt] }];
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
  const { indexing } = await import('#campus/search/search-index.ts');
  // Every row is older than a revision that nobody will reach.
  const all = await rows.olderThan(Number.MAX_SAFE_INTEGER);
  const { documents, items } = await inSlices(gathering(shownIn(all, pending.read(), language), language), SLICES);
  return { index: await inSlices(indexing(documents), SLICES), items };
}

/** What the learner did lies over what the campus answered; one row at a time, and none of another language. */
function* shownIn(all: readonly AnswerRow[], entries: readonly PendingEntry[], language: LanguageCode) {
  for (const row of all)
    if (row.key.at(-1) === language) yield { key: row.key, data: withPending(row.key, row, entries) };
}
