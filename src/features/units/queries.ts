import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';
import { RUN } from '#features/appointments/fragments.ts';
import { ATTACHMENT } from '#features/attachments/fragments.ts';
import { COURSE_CARD, MODULE_CARD, USER_CONTENT_CARD } from '#features/learning-items/fragments.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { coursePage, modulePage } from './unit-state.ts';

const PERSON = `fragment person on PublicUser { id publicName profileImage { url } isTutor }`;

const COURSE = `query Course($id: ID!, $moduleId: ID) {
  course(id: $id, moduleId: $moduleId) {
    ...courseCard
    about
    isTranslated
    contentProviders { id name }
    notes
    weeks
    platform
    startDate
    endDate
    registrationDeadline
    url
    badges { denomination motivationalText imageUrl }
    courseTools { id denomination url type }
    provider { id denomination verificationExampleLinks }
    certificateInfo { text link }
    tags { id denomination abbreviation }
    progress
    lastViewedLesson { lessonId }
    participants { ...person enrollmentStatus numberOfAttachments numberOfMessages }
    participantsCount
    tutors { ...person }
    isCurrentUserTutor
    rating
    reviewCount
    ratingCounts
    viewerReview { id rating review guidingQuestionAnswer feedbackOptions { id denomination } }
    reviews { rating review guidingQuestionAnswer writtenAt feedbackOptions { id denomination } author { ...person } }
    feedbackOptions { id denomination }
    verification { verified pending rejectionReason { id denomination } link }
    certificate { id files { fileName url } }
    messageBoard { id }
    feedbackSurvey { identifier }
    ... on MixedCourse { lessons { __typename id denomination length customLessonTypeName isCompleted } }
    ... on Event { runs { ...run } }
    ... on Project {
      runs { ...run }
      attachments { ...attachment }
      canAddAttachments
      allowUgContent
      userContents { ...userContentCard }
    }
    ... on Scorm {
      scormMetadata { scormSchemaVersion scormTitle packageId version items size }
      participantAdditionalData
    }
  }
}
${COURSE_CARD}
${USER_CONTENT_CARD}
${PERSON}
${RUN}
${ATTACHMENT}`;

const MODULE = `query Module($id: ID!) {
  module(id: $id) {
    ...moduleCard
    color { hex }
    isEnrolled
    contentProviders { id name }
    testimonials { quote name credentials writtenBy }
    participants { ...person }
    participantsCount
    certificate { id files { fileName url } }
    path: courses {
      ...courseCard
      lastViewedLesson { lessonId }
      ... on MixedCourse { lessons { __typename id isCompleted } }
    }
  }
}
${MODULE_CARD}
${COURSE_CARD}
${PERSON}`;

const PROOFS = `query CourseVerifications($courseId: ID!) {
  courseVerifications(courseId: $courseId) {
    pending { learner { id publicName } link submittedAt }
    rejectionReasons { id denomination }
  }
}`;

const proofsAnswer = v.object({
  courseVerifications: v.nullable(
    v.object({
      pending: v.array(
        v.object({
          learner: v.object({ id: v.string(), publicName: v.string() }),
          link: v.string(),
          submittedAt: v.string(),
        }),
      ),
      rejectionReasons: v.array(v.object({ id: v.string(), denomination: v.string() })),
    }),
  ),
});
type Proofs = NonNullable<v.InferOutput<typeof proofsAnswer>['courseVerifications']>;
export type WaitingProof = Proofs['pending'][number];
export type RejectionReason = Proofs['rejectionReasons'][number];

const courseAnswer = v.object({ course: v.nullable(coursePage) });
const moduleAnswer = v.object({ module: v.nullable(modulePage) });

export const unitQueries = {
  all: unitKeys.all,
  course: (id: string, language: LanguageCode, moduleId: string = NO_MODULE_ID) =>
    campusQuery({
      key: unitKeys.course(id, language, moduleId),
      document: COURSE,
      variables: { id, moduleId },
      answer: courseAnswer,
      keep: 'offline',
      missing: { what: 'course', when: ({ course }) => course === null },
    }),
  module: (id: string, language: LanguageCode) =>
    campusQuery({
      key: unitKeys.module(id, language),
      document: MODULE,
      variables: { id },
      answer: moduleAnswer,
      keep: 'offline',
      missing: { what: 'program', when: ({ module }) => module === null },
    }),
};

/** What waits for the tutors of a course: of other people, so it is looked at and never kept on the device. */
export const proofQueries = {
  all: () => ['proofs'] as const,
  ofCourse: (courseId: string, language: LanguageCode) =>
    campusQuery({
      key: [...proofQueries.all(), courseId, language],
      document: PROOFS,
      variables: { courseId },
      answer: proofsAnswer,
      keep: 'session',
    }),
};
