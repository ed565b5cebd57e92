import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ProviderScreen } from '#features/providers/provider-screen.tsx';
import { providerQueries } from '#features/providers/queries.ts';

export const Route = createFileRoute('/_open/content-provider/$id')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showContentProviders) throw notFound();
  },
  loader: ({ context, params }) => readCampus(context.queryClient, providerQueries.one(params.id, context.language)),
  component: () => <ProviderScreen {...Route.useParams()} />,
});
