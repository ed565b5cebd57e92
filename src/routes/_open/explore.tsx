import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ExploreScreen } from '#features/explore/explore-screen.tsx';
import { exploreQueries } from '#features/explore/queries.ts';

export const Route = createFileRoute('/_open/explore')({
  loader: ({ context }) => readCampus(context.queryClient, exploreQueries.catalogue(context.language)),
  component: ExploreScreen,
});
