import type { QueryClient } from '@tanstack/react-query';
import type { LanguageCode } from '#campus/languages.ts';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import type { Wire } from '#wire/graphql.ts';

/** What routes, loaders and guards get from the composition root. */
export type RouteContext = {
  /** The cache: opened by the layout routes that read, so that login and registration do not load it. */
  openCache: () => Promise<QueryClient>;
  organisation: PublicOrganisation;
  language: LanguageCode;
  /** The signed-in person; undefined for a visitor. */
  viewerId: string | undefined;
  /** Loads the messages of a namespace; a layout route waits for its own (APP-4). */
  loadMessages: (namespace: 'campus' | 'tutor') => Promise<void>;
  /** Lets a page speak another language than the person's: the video gate knows two only (PRIVACY-9). */
  speak: (language: LanguageCode) => Promise<void>;
  /** For what everybody may read and no cache of a person holds: landing page, texts, terms. */
  wire: Wire;
};

/** The context below a layout that has opened the cache. */
export type ReadingContext = RouteContext & { queryClient: QueryClient };

/** How much of the shell stands around a screen; around one that is `alone` nothing at all, not even a banner. */
export type Chrome = 'full' | 'reader' | 'bare' | 'alone';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    chrome?: Chrome;
    /** Ground of the footer, where it is not the page's; `none` on scorm and learning map (TENANT-10). */
    footer?: 'page' | 'hero' | 'none';
  }
}
