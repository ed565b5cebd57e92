import { createFileRoute } from '@tanstack/react-router';
import { CourseScreen, readyBelowCourse } from '#features/units/course-screen.tsx';
import { readCourse } from '#features/units/read-unit.ts';

export const Route = createFileRoute('/_open/course/$id')({
  loader: ({ context, params }) => Promise.all([readCourse(context, { id: params.id }), readyBelowCourse()]),
  component: () => <CourseScreen id={Route.useParams().id} />,
});
