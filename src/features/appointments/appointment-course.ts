import type { CourseCard } from '#campus/learning/learning-item.ts';

/** What the dates of a unit need to know of it. */
export type AppointmentCourse = CourseCard & { isCurrentUserTutor: boolean };
