import { type Asker, visibleCourse } from '#server/graphql/core/sources.ts';
import { mayReadAttachments, type ProjectRole } from '#server/policies/attachments.ts';
import type { ContentReads } from '#server/store/content/read-content.ts';

/** A project that somebody belongs to, as far as its files go. */
export interface ProjectSource extends ProjectRole {
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
  const isTutor = (await learner.tutorOf()).has(courseId);
  const status = (await learner.standings()).get(courseId)?.status ?? 'AVAILABLE';
  const places = await learner.runStates();
  const isIn = status !== 'AVAILABLE' || (await content.runsOf(courseId)).some(({ id }) => places.get(id) === 'TAKEN');
  if (!mayReadAttachments({ isTutor, isIn })) return undefined;
  if ((await visibleCourse(context, courseId)) === undefined) return undefined;
  return { courseId, isTutor, isIn, onlyTutorsAttach: course.onlyTutorsAttach };
}
