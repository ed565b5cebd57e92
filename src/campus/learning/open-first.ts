import type { CourseCard } from './learning-item.ts';

/** Courses of a person, what is completed last; otherwise in the order that they come in (CATALOGUE-14). */
export function openFirst<Course extends Pick<CourseCard, 'status'>>(courses: readonly Course[]): readonly Course[] {
  const isDone = ({ status }: Course): boolean => status.denomination === 'COMPLETED';
  return [...courses.filter((course) => !isDone(course)), ...courses.filter(isDone)];
}
