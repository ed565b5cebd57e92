import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { CourseScreen } from '#features/units/course-screen.tsx';
import { unitQueries } from '#features/units/queries.ts';

export const Route = createFileRoute('/_open/course/$id')({
  loader: ({ context, params }) => readCampus(context.queryClient, unitQueries.course(params.id, context.language)),
  component: () => <CourseScreen id={Route.useParams().id} />,
});
