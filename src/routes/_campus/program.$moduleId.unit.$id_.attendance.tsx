import { createFileRoute } from '@tanstack/react-router';
import { AttendanceDatesScreen } from '#features/attendance/attendance-dates-screen.tsx';
import { readDates } from '#features/attendance/read-attendance.ts';

export const Route = createFileRoute('/_campus/program/$moduleId/unit/$id_/attendance')({
  loader: ({ context, params }) => readDates(context, { courseId: params.id, moduleId: params.moduleId }),
  component: () => {
    const { id, moduleId } = Route.useParams();
    return <AttendanceDatesScreen courseId={id} moduleId={moduleId} />;
  },
});
