import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { LanguageCode } from '#campus/languages.ts';
import { loadGates } from '#features/onboarding/load-gates.ts';
import { CacheProvider } from '#features/session/cache-provider.tsx';
import { requireOpenCampusOrSession } from '#features/session/guards.ts';

export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ context, location }) => {
    requireOpenCampusOrSession({ context, location });
    return { queryClient: await context.openCache() };
  },
  loader: async ({ context: { viewerId, queryClient, language, loadMessages } }) => {
    const gated = viewerId === undefined ? undefined : openGates(queryClient, language);
    const [screens] = await Promise.all([gated, loadMessages('campus')]);
    return { Screens: screens ?? Outlet };
  },
  component: () => {
    const { queryClient } = Route.useRouteContext();
    const { Screens } = Route.useLoaderData();
    return (
      <CacheProvider client={queryClient}>
        <Screens />
      </CacheProvider>
    );
  },
});

/** Gates stand before those who are signed in only: a visitor's page loads none of them. */
async function openGates(queryClient: QueryClient, language: LanguageCode): Promise<ComponentType> {
  const { GatedOutlet, readBaseData } = await loadGates();
  await readBaseData(queryClient, language);
  return GatedOutlet;
}
