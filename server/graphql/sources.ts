import type { Course, Lesson, Module } from '#server/content/shapes.ts';
import type { CampusContext } from '#server/door/context.ts';
import { maySeeCatalogue, maySeeCourse } from '#server/policies/catalogue.ts';
import type { ItemKey } from '#server/store/learner.ts';

/** A course as an answer shows it: required or not depends on the module that it is looked at in. */
export interface CourseSource {
  readonly is: 'course';
  readonly course: Course;
  readonly isRequired: boolean;
}

export interface ModuleSource {
  readonly is: 'module';
  readonly module: Module;
}

export type ItemSource = CourseSource | ModuleSource;

/** A lesson by its head; its components are read when they are asked for. */
export type LessonSource = Pick<Lesson, 'id' | 'denomination' | 'length'> & { readonly courseId: string };

/** The course, if the asker may see it. */
export async function visibleCourse(
  context: CampusContext,
  id: string,
  isRequired = true,
): Promise<CourseSource | undefined> {
  const { person, organisation, catalogue, learner } = context;
  const course = catalogue.courses.get(id);
  if (!course || !maySeeCatalogue(person !== undefined, organisation)) return undefined;
  if (!course.isPrivate) return { is: 'course', course, isRequired };
  const moduleIds = (await learner?.moduleIds()) ?? [];
  const coursesOfModules = moduleIds.flatMap((moduleId) => catalogue.modules.get(moduleId)?.courses ?? []);
  const seen = maySeeCourse(course, {
    courseIds: new Set((await learner?.standings())?.keys()),
    coursesOfModules: new Set(coursesOfModules.map((entry) => entry.course)),
  });
  return seen ? { is: 'course', course, isRequired } : undefined;
}

/** The module, if the asker may see it. */
export function visibleModule(context: CampusContext, id: string): ModuleSource | undefined {
  const { person, organisation, catalogue } = context;
  const module = catalogue.modules.get(id);
  return module && maySeeCatalogue(person !== undefined, organisation) ? { is: 'module', module } : undefined;
}

export async function visibleCourses(context: CampusContext, ids: readonly string[]): Promise<CourseSource[]> {
  const found = await Promise.all(ids.map((id) => visibleCourse(context, id)));
  return found.filter((course) => course !== undefined);
}

export function visibleModules(context: CampusContext, ids: readonly string[]): ModuleSource[] {
  return ids.map((id) => visibleModule(context, id)).filter((module) => module !== undefined);
}

/** Bookmarked or listed things in their order; what is gone from the campus is left out. */
export async function visibleItems(context: CampusContext, keys: readonly ItemKey[]): Promise<ItemSource[]> {
  const found = await Promise.all(
    keys.map(({ kind, id }) => (kind === 'MODULE' ? visibleModule(context, id) : visibleCourse(context, id))),
  );
  return found.filter((item) => item !== undefined);
}
