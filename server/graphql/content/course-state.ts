import { courseCertificateOffered } from '#campus/learning/certificate-offered.ts';
import { PARTICIPANTS_LISTED } from '#campus/limits.ts';
import { asParticipants } from '#server/graphql/attachments/participants.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { Certificate } from '#server/graphql/core/schema.gen.ts';
import type { CourseSource } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';

const PERCENT = 100;

/** What a unit's page says of the asker and of the others in it; a visitor has done nothing and sees nobody. */
export const courseState = {
  progress: async ({ course }, _, { learner }) => {
    if (course.lessons.length === 0) {
      const standing = (await learner?.standings())?.get(course.id);
      return standing?.status === 'COMPLETED' ? PERCENT : 0;
    }
    const completed = await completedOf(course.id, learner);
    return (course.lessons.filter(({ id }) => completed.has(id)).length / course.lessons.length) * PERCENT;
  },
  lastViewedLesson: async ({ course }, _, { learner }) => {
    const viewed = (await learner?.progress())?.get(course.id) ?? [];
    // A lesson that is gone from the course is nowhere to go on.
    const last = viewed.find(({ lessonId }) => course.lessons.some(({ id }) => id === lessonId));
    return last === undefined ? null : { lessonId: last.lessonId, position: last.position, viewedAt: last.viewedAt };
  },
  tutors: async ({ course }, _, { person, content }) =>
    person === undefined ? [] : ((await content.tutors()).get(course.id) ?? []),
  isCurrentUserTutor: async ({ course }, _, { learner }) => (await learner?.tutorOf())?.has(course.id) ?? false,
  participants: async ({ course }, { limit }, context) =>
    (await seesParticipants(course, context))
      ? asParticipants(context, course.id, await context.content.participants('COURSE', course.id, limitOf(limit)))
      : [],
  participantsCount: async ({ course }, _, { content }) => (await content.courseLearners()).get(course.id) ?? 0,
  certificate: async ({ course }, _, context) => {
    const standing = (await context.learner?.standings())?.get(course.id);
    const status = { denomination: standing?.status ?? ('AVAILABLE' as const) };
    const { hasCertificate } = course;
    if (!courseCertificateOffered({ hasCertificate, status }, context.organisation.features)) return null;
    return certificateAt('course', course.id);
  },
} satisfies Fields<'Course'>;

/** A visitor sees nobody; of a unit that hides who takes part, only its tutors do (PRIVACY-11). */
export async function seesParticipants(
  { id, hidesParticipants }: Pick<CourseSource['course'], 'id' | 'hidesParticipants'>,
  { person, learner }: CampusContext,
): Promise<boolean> {
  if (person === undefined) return false;
  return !hidesParticipants || ((await learner?.tutorOf())?.has(id) ?? false);
}

/** The file itself is made when it is fetched. */
export function certificateAt(kind: 'course' | 'module' | 'appointment', id: string): Certificate {
  const url = `/api/${kind}/${encodeURIComponent(id)}/certificate`;
  return { id: `${kind}-${id}`, files: [{ id: `${kind}-${id}-pdf`, fileName: 'Certificate.pdf', url }] };
}

export function limitOf(limit: number | null | undefined): number {
  return Math.min(Math.max(limit ?? 0, 0), PARTICIPANTS_LISTED);
}

/** Where the asker is in a lesson. */
export const lessonState = {
  isCompleted: async ({ id, courseId }, _, { learner }) => (await completedOf(courseId, learner)).has(id),
  position: async ({ id, courseId }, _, { learner }) => {
    const viewed = (await learner?.progress())?.get(courseId) ?? [];
    return viewed.find(({ lessonId }) => lessonId === id)?.position ?? null;
  },
} satisfies Fields<'Lesson'>;

async function completedOf(courseId: string, learner: CampusContext['learner']): Promise<ReadonlySet<string>> {
  const viewed = (await learner?.progress())?.get(courseId) ?? [];
  return new Set(viewed.filter(({ isCompleted }) => isCompleted).map(({ lessonId }) => lessonId));
}
