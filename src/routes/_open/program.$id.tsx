import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ProgramScreen } from '#features/units/program-screen.tsx';
import { unitQueries } from '#features/units/queries.ts';

export const Route = createFileRoute('/_open/program/$id')({
  loader: ({ context, params }) => readCampus(context.queryClient, unitQueries.module(params.id, context.language)),
  component: () => <ProgramScreen id={Route.useParams().id} />,
});
