import {
  type Asker,
  type CourseSource,
  projectStanding,
  readableUserContent,
  type UserContentSource,
} from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { hasUserContent, mayReadUserContent } from '#server/policies/user-content.ts';
import { findUserContent } from '#server/store/user-content/user-content-reads.ts';

/** What of a project the asker may read, what was changed last first. */
export async function visibleUserContents(
  context: Asker & Pick<CampusContext, 'content'>,
  project: CourseSource,
): Promise<UserContentSource[]> {
  if (!hasUserContent(context.organisation) || project.course.courseType !== 'PROJECT') return [];
  const standing = await projectStanding(context, project.course.id);
  const rows = await context.content.userContentsOf(project.course.id);
  return rows
    .filter((row) => mayReadUserContent(context.person?.id, standing, row))
    .map((row) => ({ is: 'userContent', row, project }));
}

/** What a learner made, if the asker may read it, deleted or not: what was deleted is deleted again without a word. */
export async function foundUserContent(context: CampusContext, id: string): Promise<UserContentSource | undefined> {
  const row = await findUserContent(context.parts.store.read, context.organisation.id, id);
  return row && readableUserContent(context, row);
}
