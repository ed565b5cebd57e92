import type { CourseType } from '#campus/learning/learning-item.ts';
import { courseDates } from '#server/graphql/appointments/course-dates.ts';
import { courseRuns } from '#server/graphql/appointments/runs.ts';
import { projectFields } from '#server/graphql/attachments/attachments.ts';
import { courseBoard } from '#server/graphql/boards/boards.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { CourseStatus, Prerequisite } from '#server/graphql/core/schema.gen.ts';
import type { CourseSource } from '#server/graphql/core/sources.ts';
import { courseReviewState } from '#server/graphql/learning/reviews.ts';
import { scormFields } from '#server/graphql/learning/scorm.ts';
import { courseVerificationState } from '#server/graphql/learning/verifications.ts';
import { projectUserContent } from '#server/graphql/user-content/user-content.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import { courseContent } from './course-content.ts';
import { courseState } from './course-state.ts';

type TypeName = 'MixedCourse' | 'Event' | 'Project' | 'Scorm' | 'Material';

const TYPE_NAMES: Readonly<Record<CourseType, TypeName>> = {
  REGULAR_MOOC: 'MixedCourse',
  KIRON_MOOC: 'MixedCourse',
  DA_TUTORIAL: 'MixedCourse',
  HOSTED_COURSE: 'MixedCourse',
  DA_COURSE: 'Event',
  OFFLINE_COURSE: 'Event',
  PROJECT: 'Project',
  SCORM: 'Scorm',
  MATERIAL_COURSE: 'Material',
};

export function courseTypeName({ course }: CourseSource): TypeName {
  return TYPE_NAMES[course.courseType];
}

const fields = {
  ...courseState,
  ...courseContent,
  ...courseDates,
  ...courseBoard,
  ...courseReviewState,
  ...courseVerificationState,
  id: ({ course }) => course.id,
  denomination: ({ course }, _, { languages }) => pickText(course.denomination, languages).text,
  courseType: ({ course }) => course.courseType,
  customCourseTypeName: ({ course }, _, { languages }) => pickOptional(course.customCourseTypeName, languages),
  subtitle: ({ course }, _, { languages }) => pickOptional(course.subtitle, languages),
  about: ({ course }, _, { languages }) => pickOptional(course.about, languages),
  image: ({ course }) => course.image,
  imageAlt: ({ course }, _, { languages }) => pickOptional(course.imageAlt, languages),
  isBookmarked: ({ course }, _, { learner }) => learner?.hasBookmarked({ kind: 'COURSE', id: course.id }) ?? null,
  isPrivate: ({ course }) => course.isPrivate,
  isPaywalled: ({ course }) => course.isPaywalled,
  hasCertificate: ({ course }) => course.hasCertificate,
  workload: ({ course }) => course.workload,
  status: ({ course }, _, context) => standingOf(course.id, context),
  prerequisite: ({ course }, _, context) => prerequisiteOf(course, context),
  contentProviders: ({ course }, _, { catalogue }) =>
    course.providers.map((id) => catalogue.providers.get(id)).filter((provider) => provider !== undefined),
  enrolledLearnersCount: async ({ course }, _, { content }) => (await content.courseLearners()).get(course.id) ?? 0,
  isTranslated: ({ course }, _, { languages }) =>
    [course.denomination, course.subtitle, course.about].every(
      (text) => text === null || pickText(text, languages).isTranslated,
    ),
} satisfies Fields<'Course'>;

/** The five kinds of units share all fields of the interface; a mixed course has lessons besides, others have runs. */
export const courseResolvers = {
  Course: { __resolveType: courseTypeName },
  Event: { ...fields, ...courseRuns },
  Project: { ...fields, ...courseRuns, ...projectFields, ...projectUserContent },
  Scorm: { ...fields, ...scormFields },
  Material: fields,
  MixedCourse: {
    ...fields,
    lessons: ({ course }) => course.lessons.map((lesson) => ({ ...lesson, courseId: course.id })),
  },
} satisfies PartialResolvers;

async function standingOf(id: string, { learner }: CampusContext): Promise<CourseStatus> {
  const standing = (await learner?.standings())?.get(id);
  return { denomination: standing?.status ?? 'AVAILABLE', updatedAt: standing?.updatedAt ?? null };
}

async function prerequisiteOf(course: CourseSource['course'], context: CampusContext): Promise<Prerequisite | null> {
  const { catalogue, languages, learner } = context;
  const { prerequisite } = course;
  const needed = prerequisite && catalogue.courses.get(prerequisite.course);
  if (!prerequisite || !needed || (await learner?.tutorOf())?.has(course.id)) return null;
  return {
    id: needed.id,
    denomination: pickText(needed.denomination, languages).text,
    moduleId: prerequisite.module,
    status: await standingOf(needed.id, context),
  };
}
