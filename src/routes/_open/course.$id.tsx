import { createFileRoute } from '@tanstack/react-router';
import { CourseScreen } from '#features/units/course-screen.tsx';
import { readCourse } from '#features/units/read-unit.ts';

export const Route = createFileRoute('/_open/course/$id')({
  loader: ({ context, params }) => readCourse(context, { id: params.id }),
  component: () => <CourseScreen id={Route.useParams().id} />,
});
