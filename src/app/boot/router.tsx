import { createRouter } from '@tanstack/react-router';
import { loadHeader, Shell } from '#app/shell/shell.tsx';
import type { LanguageCode } from '#campus/languages.ts';
import { LateFailure, LateNotFound } from '#features/errors/late.tsx';
import type { RouteContext } from '#features/session/route-context.ts';
import { routeTree } from '#route-tree.gen.ts';
import { arrival } from '#ui/layout/arrival.ts';
import { LoadingScreen } from '#ui/status/loading-screen.tsx';
import type { Campus } from './campus.ts';
import { loadMessages } from './load-messages.ts';
import { searchTexts } from './search-texts.ts';
import { showPagesWith } from './show-page.ts';
import { whenRested } from './when-idle.ts';

/** Nothing is shown for this long, then the outline of the screen (APP-9). */
const OUTLINE_AFTER = 300;

/** The router follows the campus: after a login its guards and loaders see the new person at once. */
export function makeRouter(campus: Campus) {
  const router = createRouter({
    routeTree,
    context: contextOf(campus),
    InnerWrap: ({ children }) => <Shell>{children}</Shell>,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: OUTLINE_AFTER,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: LateFailure,
    defaultNotFoundComponent: LateNotFound,
    scrollRestoration: true,
    ...searchTexts,
  });
  router.history.subscribe(({ action: { type } }) => {
    arrival.isAtTop = () => type === 'PUSH' || type === 'REPLACE';
  });
  showPagesWith((path) => void router.navigate({ href: path }));
  const update = (): void => router.update({ ...router.options, context: contextOf(campus) });
  campus.subscribe(update);
  campus.followOrganisation(update);
  return router;
}

export type CampusRouter = ReturnType<typeof makeRouter>;

function contextOf(campus: Campus): RouteContext {
  return {
    openCache: async () => {
      const [cache] = await Promise.all([campus.openCache(), loadHeader().catch(() => {})]);
      return cache;
    },
    organisation: campus.organisation,
    language: campus.language,
    viewerId: campus.read().viewerId,
    loadMessages: async (namespace) => {
      await Promise.all([loadMessages(campus.language, [namespace]), readyForDates(campus.language)]);
    },
    // Where the messages of that language are not to be had, the page stays in its own.
    speak: (language) => loadMessages(language, ['shell']).catch(() => {}),
    wire: campus.wire,
  };
}

/** Beside the messages: a date that comes after what stands around it would move that. A lesson has none. */
async function readyForDates(language: LanguageCode): Promise<void> {
  const load = async (): Promise<void> => void (await (await import('#i18n/format-date.ts')).dateFormats(language));
  if (location.pathname.includes('/lesson/')) whenRested(load);
  else await load().catch(() => {});
}

declare module '@tanstack/react-router' {
  interface Register {
    router: CampusRouter;
  }
}
