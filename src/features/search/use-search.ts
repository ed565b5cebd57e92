import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchRow } from '#cache/fetch-row.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { SEARCH_WAIT } from '#campus/search-limits.ts';
import { typedLine } from '#campus/text/typed-text.ts';
import { useOnline } from '#features/calls/online.ts';
import { failureOf } from '#wire/campus-failure.ts';
import { type SearchHit, searchQueries } from './queries.ts';
import { searchDevice } from './search-device.ts';

export type SearchState = {
  /** `idle`: nothing is looked for. While `searching`, `hits` are those of the letters before. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  hits: readonly SearchHit[];
  /** How many units and lessons were looked through. */
  searched: number;
  /** The whole campus, or what is on this device. */
  where: 'campus' | 'device';
};

/**
 * Looks for what is typed: on the campus, or without a network through everything on this device; both use one module, so
 * what is on the device is found in both (CATALOGUE-7).
 */
export function useSearch(text: string, language: LanguageCode): SearchState {
  const client = useQueryClient();
  const online = useOnline();
  const query = typedLine(text);
  const { data, isFetching, isError } = useQuery({
    queryKey: [...searchQueries.all(), 'anywhere', online, query, language],
    queryFn: ({ signal }) => searchAnywhere(client, { query, language, online }, signal),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (query === '') return { status: 'idle', hits: [], searched: 0, where: online ? 'campus' : 'device' };
  if (data === undefined)
    return { status: isError ? 'failed' : 'searching', hits: [], searched: 0, where: online ? 'campus' : 'device' };
  return { status: isFetching ? 'searching' : 'done', ...data };
}

type Asked = { query: string; language: LanguageCode; online: boolean };

async function searchAnywhere(
  client: QueryClient,
  { query, language, online }: Asked,
  signal: AbortSignal,
): Promise<Omit<SearchState, 'status'>> {
  const onDevice = async () => ({ ...(await searchDevice(client, query, language)), where: 'device' as const });
  if (!online) return onDevice();
  await pause(SEARCH_WAIT, signal);
  try {
    const { data } = await fetchRow(client, searchQueries.found(query, language), { signal });
    return { ...data.search, where: 'campus' };
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === 'offline' || kind === 'unreachable') return onDevice();
    throw error;
  }
}

/** Who types on is not asked about every letter: the next one ends the wait. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
