import { type Asker, type CourseSource, type UserContentSource, visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { hasUserContent, mayReadUserContent, type ProjectStanding } from '#server/policies/user-content.ts';
import type { UserContentRow } from '#server/store/schema/user-content-tables.ts';
import { findUserContent } from '#server/store/user-content/user-content-reads.ts';

/** How the asker stands to a project; a visitor takes nothing. */
export async function projectStanding({ learner }: Pick<Asker, 'learner'>, courseId: string): Promise<ProjectStanding> {
  const status = (await learner?.standings())?.get(courseId)?.status ?? 'AVAILABLE';
  const isTutor = (await learner?.tutorOf())?.has(courseId) ?? false;
  return { isTutor, isIn: status !== 'AVAILABLE' };
}

type Reads = Asker & Pick<CampusContext, 'content'>;

/** What a learner made, if the asker may read it (UGC-3); else it does not exist. */
export async function visibleUserContent(context: Reads, id: string): Promise<UserContentSource | undefined> {
  const row = await context.content.userContent(id);
  return row && readable(context, row);
}

/** What of a project the asker may read, what was changed last first. */
export async function visibleUserContents(context: Reads, project: CourseSource): Promise<UserContentSource[]> {
  if (!hasUserContent(context.organisation) || project.course.courseType !== 'PROJECT') return [];
  const standing = await projectStanding(context, project.course.id);
  const rows = await context.content.userContentsOf(project.course.id);
  return rows
    .filter((row) => mayReadUserContent(context.person?.id, standing, row))
    .map((row) => ({ is: 'userContent', row, project }));
}

/** The same, deleted or not: what was deleted is deleted again without a word. */
export async function foundUserContent(context: CampusContext, id: string): Promise<UserContentSource | undefined> {
  const row = await findUserContent(context.parts.store.read, context.organisation.id, id);
  return row && readable(context, row);
}

async function readable(context: Asker, row: UserContentRow): Promise<UserContentSource | undefined> {
  if (!hasUserContent(context.organisation)) return undefined;
  const project = await visibleCourse(context, row.course_id);
  if (project === undefined) return undefined;
  const standing = await projectStanding(context, row.course_id);
  return mayReadUserContent(context.person?.id, standing, row) ? { is: 'userContent', row, project } : undefined;
}
