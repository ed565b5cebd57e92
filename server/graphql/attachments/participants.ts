import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { OtherPerson } from '#server/store/appointments/others.ts';
import { projectOf } from './project-source.ts';

/** Somebody as others see them; `projectId` where they are answered as a participant of a project (FILE-11). */
export interface SeenPerson extends OtherPerson {
  readonly projectId?: string;
}

/** The same people as participants of the unit, where it is a project that the asker belongs to. */
export async function asParticipants(
  context: CampusContext,
  courseId: string,
  people: readonly OtherPerson[],
): Promise<readonly SeenPerson[]> {
  if (people.length === 0 || (await projectOf(context, courseId)) === undefined) return people;
  return people.map((person) => ({ ...person, projectId: courseId }));
}

/** What a project says of each who takes part (FILE-11). */
export const participantFields = {
  // How far somebody is, is their activity: tutors see it, others where that person lets them (FILE-11).
  enrollmentStatus: async ({ id, projectId, showsActivity }, _, { content, learner, person }) => {
    if (projectId === undefined) return null;
    const isTutor = (await learner?.tutorOf())?.has(projectId) ?? false;
    if (!isTutor && !showsActivity && id !== person?.id) return null;
    return (await content.enrolmentsIn(projectId)).get(id) ?? 'TAKEN';
  },
  numberOfAttachments: async ({ id, projectId }, _, { content }) =>
    projectId === undefined ? null : ((await content.attachmentCounts(projectId)).get(id) ?? 0),
  numberOfMessages: async ({ id, projectId }, _, { content }) =>
    projectId === undefined ? null : ((await content.messageCounts(projectId)).get(id) ?? 0),
} satisfies Fields<'PublicUser'>;
