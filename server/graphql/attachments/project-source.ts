import { type Asker, projectStanding, visibleCourse } from '#server/graphql/core/sources.ts';
import { mayReadAttachments } from '#server/policies/attachments.ts';
import type { ProjectStanding } from '#server/policies/project-standing.ts';
import type { ContentReads } from '#server/store/content/read-content.ts';

/** A project that somebody belongs to, as far as its files go. */
export interface ProjectSource extends ProjectStanding {
  readonly courseId: string;
  readonly onlyTutorsAttach: boolean;
}

/** The project with this id, if the asker belongs to it (FILE-2); undefined for everybody else, and for other units. */
export async function projectOf(
  context: Asker & { content: Pick<ContentReads, 'runsOf'> },
  courseId: string,
): Promise<ProjectSource | undefined> {
  const { catalogue, learner, content } = context;
  const course = catalogue.courses.get(courseId);
  if (learner === undefined || course?.courseType !== 'PROJECT') return undefined;
  const { isTutor, isIn: takesIt } = await projectStanding(context, courseId);
  const places = await learner.runStates();
  const isIn = takesIt || (await content.runsOf(courseId)).some(({ id }) => places.get(id) === 'TAKEN');
  if (!mayReadAttachments({ isTutor, isIn })) return undefined;
  if ((await visibleCourse(context, courseId)) === undefined) return undefined;
  return { courseId, isTutor, isIn, onlyTutorsAttach: course.onlyTutorsAttach };
}
