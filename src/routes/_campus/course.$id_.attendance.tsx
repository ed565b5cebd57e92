import { createFileRoute } from '@tanstack/react-router';
import { AttendanceDatesScreen } from '#features/attendance/attendance-dates-screen.tsx';
import { readDates } from '#features/attendance/read-attendance.ts';

export const Route = createFileRoute('/_campus/course/$id_/attendance')({
  loader: ({ context, params }) => readDates(context, { courseId: params.id }),
  component: () => <AttendanceDatesScreen courseId={Route.useParams().id} />,
});
