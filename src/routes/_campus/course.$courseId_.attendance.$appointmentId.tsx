import { createFileRoute } from '@tanstack/react-router';
import { AttendanceScreen } from '#features/attendance/attendance-screen.tsx';
import { readAttendance } from '#features/attendance/read-attendance.ts';

export const Route = createFileRoute('/_campus/course/$courseId_/attendance/$appointmentId')({
  loader: ({ context, params }) => readAttendance(context, params),
  component: () => {
    const { courseId, appointmentId } = Route.useParams();
    return <AttendanceScreen key={appointmentId} unit={{ courseId }} appointmentId={appointmentId} />;
  },
});
