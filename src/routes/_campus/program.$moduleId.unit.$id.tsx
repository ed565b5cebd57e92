import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { CourseScreen } from '#features/units/course-screen.tsx';
import { unitQueries } from '#features/units/queries.ts';

export const Route = createFileRoute('/_campus/program/$moduleId/unit/$id')({
  loader: ({ context, params }) =>
    readCampus(context.queryClient, unitQueries.course(params.id, context.language, params.moduleId)),
  component: () => {
    const { id, moduleId } = Route.useParams();
    return <CourseScreen id={id} moduleId={moduleId} />;
  },
});
