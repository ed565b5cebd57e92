import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ProvidersScreen } from '#features/providers/providers-screen.tsx';
import { providerQueries } from '#features/providers/queries.ts';

export const Route = createFileRoute('/_open/content-providers')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showContentProviders) throw notFound();
  },
  loader: ({ context }) => readCampus(context.queryClient, providerQueries.list(context.language)),
  component: ProvidersScreen,
});
