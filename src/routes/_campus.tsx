import { createFileRoute } from '@tanstack/react-router';
import { GatedOutlet } from '#features/onboarding/gated-outlet.tsx';
import { readBaseData } from '#features/onboarding/read-base-data.ts';
import { CacheProvider } from '#features/session/cache-provider.tsx';
import { requireSession } from '#features/session/guards.ts';

export const Route = createFileRoute('/_campus')({
  beforeLoad: async ({ context, location }) => {
    requireSession({ context, location });
    return { queryClient: await context.openCache() };
  },
  loader: async ({ context }) => {
    await Promise.all([context.loadMessages('campus'), readBaseData(context.queryClient, context.language)]);
  },
  component: () => (
    <CacheProvider client={Route.useRouteContext().queryClient}>
      <GatedOutlet />
    </CacheProvider>
  ),
});
