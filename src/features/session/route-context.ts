import type { QueryClient } from '@tanstack/react-query';
import type { LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation.ts';

/** What routes, loaders and guards get from the composition root. */
export type RouteContext = {
  /** The cache: opened by the layout routes that read, so that the doors do not load it. */
  openCache: () => Promise<QueryClient>;
  organisation: PublicOrganisation;
  language: LanguageCode;
  /** The signed-in person; undefined for a visitor. */
  viewerId: string | undefined;
  /** Brings the words of a namespace; a layout route waits for its own (ARCHITECTURE §12, Precache). */
  words: (namespace: 'campus' | 'tutor') => Promise<void>;
};

/** The context below a layout that has opened the cache. */
export type ReadingContext = RouteContext & { queryClient: QueryClient };

/** How much of the shell stands around a screen. */
export type Chrome = 'full' | 'reader' | 'bare';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    chrome?: Chrome;
  }
}
