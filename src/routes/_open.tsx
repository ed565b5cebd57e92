import { createFileRoute } from '@tanstack/react-router';
import { CacheOutlet } from '#features/session/cache-outlet.tsx';
import { requireOpenCampusOrSession } from '#features/session/guards.ts';

export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ context, location }) => {
    requireOpenCampusOrSession({ context, location });
    return { queryClient: await context.openCache() };
  },
  loader: ({ context }) => context.words('campus'),
  component: () => <CacheOutlet client={Route.useRouteContext().queryClient} />,
});
