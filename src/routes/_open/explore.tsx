import { createFileRoute, redirect } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ExploreScreen } from '#features/explore/explore-screen.tsx';
import { exploreSearch } from '#features/explore/explore-search.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { noteSearch } from '#features/explore/search-text.ts';

export const Route = createFileRoute('/_open/explore')({
  validateSearch: exploreSearch,
  beforeLoad: ({ search: { q, ...search } }): void => {
    // Search texts must not stay in addresses, which browsers store.
    if (q !== undefined) throw redirect({ to: '/explore', search, state: { searched: noteSearch(q) }, replace: true });
  },
  loader: ({ context }) => readCampus(context.queryClient, exploreQueries.catalogue(context.language)),
  component: () => {
    const navigate = Route.useNavigate();
    return (
      <ExploreScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, state: true, replace: true, resetScroll: false })}
      />
    );
  },
});
