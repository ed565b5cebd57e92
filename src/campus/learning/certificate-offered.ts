import { hasEnded } from '#campus/appointments/next-appointment.ts';
import { isComplete } from './completeness.ts';
import type { CourseState, CourseType } from './learning-item.ts';

type Course = { hasCertificate: boolean; status: { denomination: CourseState } };

type Module = {
  hasCertificate: boolean;
  courses: readonly { courseType: CourseType; isRequired: boolean; status: { denomination: CourseState } }[];
};

type Campus = { enableCompletionCertificates: boolean };

/** Whether a unit's certificate is offered: the campus gives them, the unit has one, and it is completed (EARN-1). */
export function courseCertificateOffered(course: Course, { enableCompletionCertificates }: Campus): boolean {
  return enableCompletionCertificates && course.hasCertificate && course.status.denomination === 'COMPLETED';
}

/** The same for a module: it is completed as a whole. */
export function moduleCertificateOffered(module: Module, { enableCompletionCertificates }: Campus): boolean {
  return enableCompletionCertificates && module.hasCertificate && isComplete(module.courses);
}

type Attended = { hasCertificate: boolean; end: string; didAttend: boolean | null };

/** The same for an appointment: it has ended, and a tutor said that the learner was there (EARN-2). */
export function appointmentCertificateOffered(
  appointment: Attended,
  { enableCompletionCertificates }: Campus,
  now: Date,
): boolean {
  const { hasCertificate, didAttend } = appointment;
  return enableCompletionCertificates && hasCertificate && didAttend === true && hasEnded(appointment, now);
}
