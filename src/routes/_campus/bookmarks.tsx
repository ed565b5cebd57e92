import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ListsScreen } from '#features/lists/lists-screen.tsx';
import { listQueries } from '#features/lists/queries.ts';

export const Route = createFileRoute('/_campus/bookmarks')({
  loader: ({ context }) => readCampus(context.queryClient, listQueries.mine(context.language)),
  component: ListsScreen,
});
