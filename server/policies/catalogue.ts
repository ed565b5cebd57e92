import type { Course, Organisation, SubOrganisation } from '#server/model/shapes.ts';

/** Courses and modules are for people; a visitor sees them where the campus is open (AUTH-3). */
export function maySeeCatalogue(isPerson: boolean, organisation: Organisation): boolean {
  return isPerson || organisation.features.showOpenCampus;
}

/** A private course is for its target group: who is in it, or in a module that holds it (LEARN-5). */
export function maySeeCourse(
  course: Course,
  standing: { courseIds: ReadonlySet<string>; coursesOfModules: ReadonlySet<string> },
): boolean {
  return !course.isPrivate || standing.courseIds.has(course.id) || standing.coursesOfModules.has(course.id);
}

/** Whether some landing page of the campus shows the promoted modules to whoever comes by (CATALOGUE-2). */
export function showsPromoted({ landing, subOrganisations }: Landings): boolean {
  return [...landing, ...subOrganisations.flatMap((one) => one.landing)].some(
    ({ type }) => type === 'MODULES_COMPONENT',
  );
}

interface Landings {
  readonly landing: readonly SubOrganisation['landing'][number][];
  readonly subOrganisations: readonly SubOrganisation[];
}
