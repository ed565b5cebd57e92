import { createFileRoute } from '@tanstack/react-router';
import { CourseScreen, readyBelowCourse } from '#features/units/course-screen.tsx';
import { readCourse } from '#features/units/read-unit.ts';

export const Route = createFileRoute('/_campus/program/$moduleId/unit/$id')({
  loader: ({ context, params }) =>
    Promise.all([readCourse(context, { id: params.id, moduleId: params.moduleId }), readyBelowCourse()]),
  component: () => {
    const { id, moduleId } = Route.useParams();
    return <CourseScreen id={id} moduleId={moduleId} />;
  },
});
