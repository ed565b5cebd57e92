import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ExploreScreen } from '#features/explore/explore-screen.tsx';
import { exploreSearch } from '#features/explore/explore-search.ts';
import { exploreQueries } from '#features/explore/queries.ts';

export const Route = createFileRoute('/_open/explore')({
  validateSearch: exploreSearch,
  loader: ({ context }) => readCampus(context.queryClient, exploreQueries.catalogue(context.language)),
  component: () => {
    const navigate = Route.useNavigate();
    return (
      <ExploreScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});
