import * as v from 'valibot';
import { runSchema } from '#campus/appointments/run.ts';
import { attachmentSchema } from '#campus/attachments/attachment.ts';
import { COURSE_STATES, courseCardSchema, moduleCardSchema } from '#campus/learning/learning-item.ts';
import { userContentCardSchema } from '#campus/learning/user-content.ts';
import { scormProgressSchema } from '#campus/scorm/scorm-data.ts';

/** Somebody as others see them (LEARN-16). */
export const publicPerson = v.object({
  id: v.string(),
  publicName: v.string(),
  profileImage: v.optional(v.nullable(v.object({ url: v.string() })), null),
  isTutor: v.optional(v.boolean(), false),
});
export type PublicPerson = v.InferOutput<typeof publicPerson>;

const option = v.object({ id: v.string(), denomination: v.string() });

export const review = v.object({
  id: v.string(),
  rating: v.number(),
  review: v.nullable(v.string()),
  /** Absent in rows of earlier releases. */
  guidingQuestionAnswer: v.optional(v.nullable(v.string()), null),
  feedbackOptions: v.array(option),
});

/** What somebody else wrote; nobody is named to a visitor. */
const writtenReview = v.object({
  rating: v.number(),
  review: v.string(),
  guidingQuestionAnswer: v.optional(v.nullable(v.string()), null),
  feedbackOptions: v.array(option),
  writtenAt: v.pipe(v.string(), v.isoTimestamp()),
  author: v.nullable(publicPerson),
});
export type WrittenReview = v.InferOutput<typeof writtenReview>;

const lesson = v.object({
  __typename: v.optional(v.literal('Lesson'), 'Lesson'),
  id: v.string(),
  denomination: v.string(),
  length: v.number(),
  customLessonTypeName: v.optional(v.nullable(v.string()), null),
  isCompleted: v.optional(v.boolean(), false),
});

/** Of a project, for those who belong to it, with what they brought (FILE-11). */
const participant = v.object({
  ...publicPerson.entries,
  enrollmentStatus: v.optional(v.nullable(v.fallback(v.picklist(COURSE_STATES), 'AVAILABLE')), null),
  numberOfAttachments: v.optional(v.nullable(v.number()), null),
  numberOfMessages: v.optional(v.nullable(v.number()), null),
});

/** Later than the first release, each with what a row of that release means by its absence. */
const social = {
  participants: v.optional(v.array(publicPerson), []),
  participantsCount: v.optional(v.number(), 0),
  certificate: v.optional(
    v.nullable(v.object({ id: v.string(), files: v.array(v.object({ fileName: v.string(), url: v.string() })) })),
    null,
  ),
};

const content = {
  /** HTML. */
  notes: v.optional(v.nullable(v.string()), null),
  weeks: v.optional(v.nullable(v.number()), null),
  platform: v.optional(v.nullable(v.string()), null),
  startDate: v.optional(v.nullable(v.string()), null),
  endDate: v.optional(v.nullable(v.string()), null),
  registrationDeadline: v.optional(v.nullable(v.string()), null),
  /** Where it is, if elsewhere. */
  url: v.optional(v.nullable(v.string()), null),
  badges: v.optional(
    v.array(
      v.object({
        denomination: v.string(),
        motivationalText: v.nullable(v.string()),
        imageUrl: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  courseTools: v.optional(
    v.array(
      v.object({ id: v.string(), denomination: v.string(), url: v.nullable(v.string()), type: v.nullable(v.string()) }),
    ),
    [],
  ),
  /** Who offers it elsewhere; examples show what a proof looks like. */
  provider: v.optional(
    v.nullable(v.object({ id: v.string(), denomination: v.string(), verificationExampleLinks: v.array(v.string()) })),
    null,
  ),
  certificateInfo: v.optional(
    v.nullable(v.object({ text: v.nullable(v.string()), link: v.nullable(v.string()) })),
    null,
  ),
  tags: v.optional(v.array(v.object({ id: v.string(), denomination: v.string(), abbreviation: v.string() })), []),
};

/** Of a SCORM unit: its package, and what it reported of the learner. None: no package yet; nothing for a visitor. */
const scorm = {
  scormMetadata: v.optional(
    v.nullable(
      v.object({
        scormSchemaVersion: v.string(),
        scormTitle: v.string(),
        packageId: v.string(),
        version: v.picklist(['1.2', '2004']),
        items: v.array(v.string()),
        /** Bytes. */
        size: v.number(),
      }),
    ),
    null,
  ),
  participantAdditionalData: v.optional(v.nullable(scormProgressSchema), null),
};

/** A unit with everything that its page shows (LEARN-2, LEARN-3). */
export const coursePage = v.object({
  ...courseCardSchema.entries,
  about: v.nullable(v.string()),
  isTranslated: v.boolean(),
  contentProviders: v.array(v.object({ id: v.string(), name: v.string() })),
  lessons: v.optional(v.array(lesson), []),
  /** Of events, live courses and projects. */
  runs: v.optional(v.array(runSchema), []),
  ...social,
  participants: v.optional(v.array(participant), []),
  ...content,
  ...scorm,
  /** Of a project, for those who belong to it (FILE-2). */
  attachments: v.optional(v.array(attachmentSchema), []),
  canAddAttachments: v.optional(v.boolean(), false),
  /** Null: it has none, or one may not read it. */
  messageBoard: v.optional(v.nullable(v.object({ id: v.string() })), null),
  /** Asks about it once it is finished (SURVEY-3). */
  feedbackSurvey: v.optional(v.nullable(v.object({ identifier: v.string() })), null),
  /** Of a project: whether the viewer may make something in it, and what was made (UGC-2, UGC-3). */
  allowUgContent: v.optional(v.boolean(), false),
  userContents: v.optional(v.array(userContentCardSchema), []),
  progress: v.optional(v.number(), 0),
  lastViewedLesson: v.optional(v.nullable(v.object({ lessonId: v.string() })), null),
  tutors: v.optional(v.array(publicPerson), []),
  isCurrentUserTutor: v.optional(v.boolean(), false),
  rating: v.optional(v.nullable(v.number()), null),
  reviewCount: v.optional(v.number(), 0),
  /** How many gave one star, two, up to five; none: a row of an older release. */
  ratingCounts: v.optional(v.array(v.number()), []),
  viewerReview: v.optional(v.nullable(review), null),
  reviews: v.optional(v.array(writtenReview), []),
  feedbackOptions: v.optional(v.array(option), []),
  verification: v.optional(
    v.nullable(
      v.object({
        verified: v.boolean(),
        pending: v.boolean(),
        rejectionReason: v.nullable(option),
        link: v.string(),
      }),
    ),
    null,
  ),
});

/** A course on the path of a module, with what says where in it one goes on. Rows of older releases do without. */
const pathCourse = v.object({
  ...courseCardSchema.entries,
  lessons: v.optional(
    v.array(
      v.object({ __typename: v.optional(v.literal('Lesson'), 'Lesson'), id: v.string(), isCompleted: v.boolean() }),
    ),
    [],
  ),
  lastViewedLesson: v.optional(v.nullable(v.object({ lessonId: v.string() })), null),
});

/** A module with everything that its page shows (LEARN-2). */
export const modulePage = v.object({
  ...moduleCardSchema.entries,
  color: v.object({ hex: v.string() }),
  path: v.array(pathCourse),
  ...social,
  isEnrolled: v.optional(v.boolean(), false),
  contentProviders: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  testimonials: v.optional(
    v.array(
      v.object({
        quote: v.string(),
        name: v.string(),
        credentials: v.nullable(v.string()),
        writtenBy: v.optional(v.nullable(v.string()), null),
      }),
    ),
    [],
  ),
});

export type CoursePage = v.InferOutput<typeof coursePage>;
export type ModulePage = v.InferOutput<typeof modulePage>;
