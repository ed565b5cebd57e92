import type { CampusContext } from '#server/http/context.ts';
import type { Lesson } from '#server/model/lesson-shapes.ts';
import type { Category, Course, Module, SubOrganisation } from '#server/model/shapes.ts';
import type { Consent } from '#server/model/text-shapes.ts';
import { maySeeCatalogue, maySeeCourse } from '#server/policies/catalogue.ts';
import { membershipsOf } from '#server/policies/membership.ts';
import type { ProjectStanding } from '#server/policies/project-standing.ts';
import { maySeeReserved, type Reserved } from '#server/policies/reserved.ts';
import { hasUserContent, mayReadUserContent } from '#server/policies/user-content.ts';
import type { OtherPerson } from '#server/store/appointments/others.ts';
import type { ItemKey } from '#server/store/people/learner.ts';
import type { UserContentRow } from '#server/store/schema/user-content-tables.ts';

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

/** What a learner made, with its project: whoever is handed it may read it. */
export interface UserContentSource {
  readonly is: 'userContent';
  readonly row: UserContentRow;
  readonly project: CourseSource;
}

export type ItemSource = CourseSource | ModuleSource;

/** What can be bookmarked and put into lists. */
export type ListedSource = ItemSource | UserContentSource;

/** A lesson by its head; its components are read when they are asked for. */
export type LessonSource = Pick<Lesson, 'id' | 'denomination' | 'customLessonTypeName' | 'length'> & {
  readonly courseId: string;
};

/** Who asks, as far as it decides what they may see. */
export type Asker = Pick<CampusContext, 'catalogue' | 'organisation' | 'person' | 'learner' | 'profile'>;

/** The course, if the asker may see it. */
export async function visibleCourse(context: Asker, id: string, isRequired = true): Promise<CourseSource | undefined> {
  const { person, organisation, catalogue, learner } = context;
  const course = catalogue.courses.get(id);
  if (!course || !maySeeCatalogue(person !== undefined, organisation)) return undefined;
  if (!(await maySee(context, 'courses', id))) return undefined;
  // Whoever teaches a unit sees it, of whatever target group it is (LEARN-17).
  if (!course.isPrivate || (await learner?.tutorOf())?.has(id)) return { is: 'course', course, isRequired };
  const moduleIds = (await learner?.moduleIds()) ?? [];
  const coursesOfModules = moduleIds.flatMap((moduleId) => catalogue.modules.get(moduleId)?.courses ?? []);
  const seen = maySeeCourse(course, {
    targetGroup: person?.target_group_path ?? null,
    courseIds: new Set((await learner?.standings())?.keys()),
    coursesOfModules: new Set(coursesOfModules.map((entry) => entry.course)),
  });
  return seen ? { is: 'course', course, isRequired } : undefined;
}

/** The module, if the asker may see it. */
export async function visibleModule(context: Asker, id: string): Promise<ModuleSource | undefined> {
  const { person, organisation, catalogue } = context;
  const module = catalogue.modules.get(id);
  if (!module || !maySeeCatalogue(person !== undefined, organisation)) return undefined;
  return (await maySee(context, 'modules', id)) ? { is: 'module', module } : undefined;
}

/** The partners that the asker belongs to; nobody for a visitor. */
export async function partnersOf({
  catalogue,
  profile,
}: Pick<Asker, 'catalogue' | 'profile'>): Promise<readonly SubOrganisation[]> {
  return profile === undefined ? [] : membershipsOf(catalogue.subOrganisations, await profile.memberships());
}

/** Those that the person is asked for: the organisation's, and those of the person's partners. */
export async function consentsFor(context: CampusContext): Promise<readonly Consent[]> {
  if (context.person === undefined) return [];
  const partners = await partnersOf(context);
  return [...context.catalogue.consents, ...partners.flatMap(({ registerConsent }) => registerConsent ?? [])];
}

/** Whether something is for everybody of the campus, or for the members of a partner that the asker belongs to. */
export async function maySee(context: Asker, kind: keyof Reserved, id: string): Promise<boolean> {
  const owners = context.catalogue.reserved[kind].get(id);
  if (owners === undefined) return true;
  return maySeeReserved(owners, new Set((await partnersOf(context)).map((partner) => partner.id)));
}

/** Whom a stored row names as its author, by a foreign key. Throws where that is nobody of the organisation. */
export async function authorOf({ content }: Pick<CampusContext, 'content'>, personId: string): Promise<OtherPerson> {
  const author = await content.person(personId);
  if (author === undefined) throw new Error(`No person ${personId} for something stored as theirs.`);
  return author;
}

export async function visibleCourses(context: CampusContext, ids: readonly string[]): Promise<CourseSource[]> {
  const found = await Promise.all(ids.map((id) => visibleCourse(context, id)));
  return found.filter((course) => course !== undefined);
}

export async function visibleModules(context: CampusContext, ids: readonly string[]): Promise<ModuleSource[]> {
  const found = await Promise.all(ids.map((id) => visibleModule(context, id)));
  return found.filter((module) => module !== undefined);
}

/** Bookmarked or listed things in their order; what is gone from the campus is left out. */
export async function visibleItems(context: CampusContext, keys: readonly ItemKey[]): Promise<ListedSource[]> {
  const found = await Promise.all(keys.map((key) => visibleItem(context, key)));
  return found.filter((item) => item !== undefined);
}

function visibleItem(context: CampusContext, { kind, id }: ItemKey): Promise<ListedSource | undefined> {
  switch (kind) {
    case 'MODULE':
      return visibleModule(context, id);
    case 'COURSE':
      return visibleCourse(context, id);
    case 'USER_CONTENT':
      return visibleUserContent(context, id);
    default:
      return kind satisfies never;
  }
}

/** How the asker stands to a project; a visitor takes nothing. */
export async function projectStanding({ learner }: Pick<Asker, 'learner'>, courseId: string): Promise<ProjectStanding> {
  const status = (await learner?.standings())?.get(courseId)?.status ?? 'AVAILABLE';
  const isTutor = (await learner?.tutorOf())?.has(courseId) ?? false;
  return { isTutor, isIn: status !== 'AVAILABLE' };
}

/** What a learner made, if the asker may read it (UGC-3); else it does not exist. */
export async function visibleUserContent(
  context: Asker & Pick<CampusContext, 'content'>,
  id: string,
): Promise<UserContentSource | undefined> {
  const row = await context.content.userContent(id);
  return row && readableUserContent(context, row);
}

/** The same of a row that may be deleted. */
export async function readableUserContent(context: Asker, row: UserContentRow): Promise<UserContentSource | undefined> {
  if (!hasUserContent(context.organisation)) return undefined;
  const project = await visibleCourse(context, row.course_id);
  if (project === undefined) return undefined;
  const standing = await projectStanding(context, row.course_id);
  return mayReadUserContent(context.person?.id, standing, row) ? { is: 'userContent', row, project } : undefined;
}

/**
 * What the organisation promotes is on its landing page, for everybody; where it leads stays behind the login
 * (CATALOGUE-2).
 */
export async function promotedModules(context: CampusContext, ids: readonly string[]): Promise<ModuleSource[]> {
  const found = await Promise.all(
    ids.map(async (id): Promise<ModuleSource | undefined> => {
      const module = context.catalogue.modules.get(id);
      return module && (await maySee(context, 'modules', id)) ? { is: 'module', module } : undefined;
    }),
  );
  return found.filter((module) => module !== undefined);
}

/** The categories that the asker may see, in the campus's order. */
export async function visibleCategories(context: CampusContext): Promise<readonly Category[]> {
  const { person, organisation, catalogue } = context;
  if (!maySeeCatalogue(person !== undefined, organisation)) return [];
  const seen = await Promise.all(
    catalogue.categories.map(({ identifier }) => maySee(context, 'categories', identifier)),
  );
  return catalogue.categories.filter((_, n) => seen[n]);
}
