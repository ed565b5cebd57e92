import { onlineManager, QueryClient } from '@tanstack/react-query';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { lacksNews } from './newer-revision.ts';
import { type CacheServices, provideServices } from './services.ts';

/**
 * What is on screen is asked for anew when it is opened, when the page is looked at again and when the network is back, and
 * shown as it was meanwhile: somebody else may have changed it. Only what belongs to one opening (the route's loader, the
 * screen, its parts) shares an answer, unless the person is known to be at a newer revision; ms.
 */
const ONE_OPENING = 3000;
/** Memory only: the row on disk is the cache. Above about 24.8 days a timer overflows (CODE-9). */
const FORGET_AFTER = 24 * 60 * 60 * 1000;
const TRIES_MORE = 2;

/** A campus that stumbled; one that is worked on says itself when to come again. */
function mayAnswerSoon(failure: CampusFailure): boolean {
  return failure.kind === 'unreachable' && !failure.isMaintenance;
}

/** The query client of one account. Another session makes another client: no learner ever sees another's answers. */
export function createCampusClient(services: CacheServices): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ({ state }) => (lacksNews(client, state.data) ? 0 : ONE_OPENING),
        gcTime: FORGET_AFTER,
        // Whether there is a network is known from the wire, with each answer: nothing is paused beforehand.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < TRIES_MORE && mayAnswerSoon(failureOf(error)),
        structuralSharing: false,
      },
    },
  });
  provideServices(client, services);
  return client;
}

/** Query hears what the wire knows: its own idea of "online" is the browser's (CODE-9). */
export function followOnline(online: { read: () => boolean; subscribe: (onChange: () => void) => unknown }): void {
  onlineManager.setOnline(online.read());
  online.subscribe(() => onlineManager.setOnline(online.read()));
}
