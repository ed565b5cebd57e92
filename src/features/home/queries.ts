import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { PLACE_STATES } from '#campus/appointments/appointment.ts';
import type { LanguageCode } from '#campus/languages.ts';
import {
  COURSE_TYPES,
  courseCardSchema,
  learningItemSchema,
  moduleCardSchema,
} from '#campus/learning/learning-item.ts';
import { DOC_CHECK, docCheckMe, docCheckOrganization, docCheckViewer } from '#features/doc-check/doc-check.ts';
import { LEARNING_ITEM } from '#features/learning-items/fragments.ts';

const CATEGORY_CARD = `fragment categoryCard on ModuleCategory {
  id
  identifier
  denomination
  image
  subOrganization { denomination logo }
}`;

const HOME = `query Home {
  me { id firstName lastName nickname consecutiveWeeklyVisits country { id } ...docCheckMe }
  viewer {
    ...docCheckViewer
    modules { ...moduleCard courseIds: courses { id } }
    enrolledUnits {
      ...courseCard
      lastViewedLesson { lessonId viewedAt }
      ... on MixedCourse { lessons { __typename id denomination isCompleted } }
    }
    featuredModule { ...moduleCard }
    recommendations { ...learningItem }
    upcomingAppointmentRuns {
      id
      course { id denomination courseType }
      appointment { id denomination start end location status { denomination } }
    }
    tutorEvents { ...courseCard }
    promoted: promotedModuleCategories { ...categoryCard }
    ofPartners: promotedModuleCategories(shouldFetchSubOrgsModuleCategory: true) { ...categoryCard }
    completedMilestones { id denomination }
  }
  promo: text(identifier: "promo") { content language }
  updates: text(identifier: "updates") { content language }
  organizationConfig { ...docCheckOrganization }
}
${DOC_CHECK}
${LEARNING_ITEM}
${CATEGORY_CARD}`;

const category = v.object({
  id: v.string(),
  identifier: v.string(),
  denomination: v.string(),
  image: v.nullable(v.string()),
  subOrganization: v.nullable(v.object({ denomination: v.string(), logo: v.nullable(v.string()) })),
});

/** With its lessons, so that the start page knows where in it one goes on. Rows of the first release do without. */
const unit = v.object({
  ...courseCardSchema.entries,
  lastViewedLesson: v.optional(
    v.nullable(v.object({ lessonId: v.string(), viewedAt: v.optional(v.nullable(v.string()), null) })),
    null,
  ),
  lessons: v.optional(
    v.array(
      v.object({
        __typename: v.optional(v.literal('Lesson'), 'Lesson'),
        id: v.string(),
        denomination: v.string(),
        isCompleted: v.boolean(),
      }),
    ),
    [],
  ),
});

const moment = v.pipe(v.string(), v.isoTimestamp());

/** The next date of a run that one takes, with what it is a date of. */
const upcoming = v.object({
  id: v.string(),
  course: v.object({
    id: v.string(),
    denomination: v.string(),
    courseType: v.fallback(v.picklist(COURSE_TYPES), 'DA_COURSE'),
  }),
  appointment: v.object({
    id: v.string(),
    denomination: v.string(),
    start: moment,
    end: moment,
    location: v.nullable(v.string()),
    status: v.object({ denomination: v.fallback(v.picklist(PLACE_STATES), 'AVAILABLE') }),
  }),
});
export type Upcoming = v.InferOutput<typeof upcoming>;

const textSchema = v.nullable(v.object({ content: v.string(), language: v.string() }));

const homeAnswer = v.object({
  me: v.nullable(
    v.object({
      id: v.string(),
      firstName: v.nullable(v.string()),
      lastName: v.optional(v.nullable(v.string()), null),
      country: v.optional(v.nullable(v.object({ id: v.string() })), null),
      nickname: v.nullable(v.string()),
      consecutiveWeeklyVisits: v.number(),
      ...docCheckMe,
    }),
  ),
  viewer: v.object({
    modules: v.array(v.object({ ...moduleCardSchema.entries, courseIds: v.array(v.object({ id: v.string() })) })),
    enrolledUnits: v.array(unit),
    featuredModule: v.optional(v.nullable(moduleCardSchema), null),
    recommendations: v.optional(v.array(learningItemSchema), []),
    upcomingAppointmentRuns: v.optional(v.array(upcoming), []),
    tutorEvents: v.optional(v.array(courseCardSchema), []),
    promoted: v.optional(v.array(category), []),
    ofPartners: v.optional(v.array(category), []),
    completedMilestones: v.optional(v.array(v.object({ id: v.string(), denomination: v.string() })), []),
    ...docCheckViewer,
  }),
  promo: v.optional(textSchema, null),
  updates: v.optional(textSchema, null),
  organizationConfig: docCheckOrganization,
});

export type Home = v.InferOutput<typeof homeAnswer>;

export const homeQueries = {
  all: () => ['home'] as const,
  start: (language: LanguageCode) =>
    campusQuery({
      key: [...homeQueries.all(), 'start', language],
      document: HOME,
      answer: homeAnswer,
      keep: 'offline',
    }),
};
