import { createFileRoute, Outlet } from '@tanstack/react-router';
import { GatedOutlet } from '#features/onboarding/gated-outlet.tsx';
import { readBaseData } from '#features/onboarding/read-base-data.ts';
import { CacheProvider } from '#features/session/cache-provider.tsx';
import { requireOpenCampusOrSession } from '#features/session/guards.ts';

export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ context, location }) => {
    requireOpenCampusOrSession({ context, location });
    return { queryClient: await context.openCache() };
  },
  loader: async ({ context: { viewerId, queryClient, language, words } }) => {
    await Promise.all([words('campus'), viewerId === undefined ? undefined : readBaseData(queryClient, language)]);
  },
  component: () => {
    const { queryClient, viewerId } = Route.useRouteContext();
    return <CacheProvider client={queryClient}>{viewerId === undefined ? <Outlet /> : <GatedOutlet />}</CacheProvider>;
  },
});
