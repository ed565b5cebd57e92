import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ListsScreen } from '#features/lists/lists-screen.tsx';
import { listsSearch } from '#features/lists/lists-search.ts';
import { listQueries } from '#features/lists/queries.ts';

export const Route = createFileRoute('/_campus/bookmarks')({
  validateSearch: listsSearch,
  loader: ({ context }) => readCampus(context.queryClient, listQueries.mine(context.language)),
  component: () => <ListsScreen show={Route.useSearch().show} />,
});
