import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ListScreen } from '#features/lists/list-screen.tsx';
import { listQueries } from '#features/lists/queries.ts';

export const Route = createFileRoute('/_open/list/$id')({
  loader: ({ context, params }) => readCampus(context.queryClient, listQueries.one(params.id, context.language)),
  component: () => <ListScreen id={Route.useParams().id} />,
});
