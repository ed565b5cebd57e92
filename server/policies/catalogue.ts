import type { Course, Organisation, SubOrganisation } from '#server/model/shapes.ts';

/** Courses and modules are for people; a visitor sees them where the campus is open (AUTH-3). */
export function maySeeCatalogue(isPerson: boolean, organisation: Organisation): boolean {
  return isPerson || organisation.features.showOpenCampus;
}

interface Standing {
  /** The one that the person came for last, by login or registration (TENANT-8). */
  readonly targetGroup: string | null;
  readonly courseIds: ReadonlySet<string>;
  readonly coursesOfModules: ReadonlySet<string>;
}

/** A private course is for its target group, and for who is in it or in a module that holds it (LEARN-5). */
export function maySeeCourse(course: Course, { targetGroup, courseIds, coursesOfModules }: Standing): boolean {
  if (!course.isPrivate || courseIds.has(course.id) || coursesOfModules.has(course.id)) return true;
  return targetGroup !== null && course.targetGroups.includes(targetGroup);
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
