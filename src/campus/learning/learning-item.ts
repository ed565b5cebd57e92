import * as v from 'valibot';
import { userContentCardSchema } from './user-content.ts';

/** Course types (LEARN-1). What the server adds later is shown as a self-paced course rather than refused. */
export const COURSE_TYPES = [
  'DA_COURSE',
  'DA_TUTORIAL',
  'HOSTED_COURSE',
  'KIRON_MOOC',
  'MATERIAL_COURSE',
  'OFFLINE_COURSE',
  'PROJECT',
  'REGULAR_MOOC',
  'SCORM',
] as const;

export type CourseType = (typeof COURSE_TYPES)[number];

/** Course and unit states (LEARN-6). */
export const COURSE_STATES = ['AVAILABLE', 'COMPLETED', 'PREVIEW', 'TAKEN'] as const;

export type CourseState = (typeof COURSE_STATES)[number];

const statusSchema = v.object({ denomination: v.fallback(v.picklist(COURSE_STATES), 'AVAILABLE') });

/** What must be finished before; null where nothing must. `moduleId`: the module that it is a part of. */
export const prerequisiteSchema = v.nullable(
  v.object({
    __typename: v.optional(v.literal('Prerequisite'), 'Prerequisite'),
    id: v.string(),
    denomination: v.string(),
    moduleId: v.nullable(v.string()),
    // Rows of older releases do not say it: then it locks, as it did there.
    status: v.optional(statusSchema, { denomination: 'AVAILABLE' }),
  }),
);
export type Prerequisite = NonNullable<v.InferOutput<typeof prerequisiteSchema>>;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** What a card says of the dates of its unit (CATALOGUE-11). Rows of releases that knew of none do without. */
const cardDates = {
  firstAppointmentTime: v.optional(v.nullable(moment), null),
  eventOverInfo: v.optional(v.boolean(), false),
  isLive: v.optional(v.boolean(), false),
  endingTime: v.optional(v.nullable(moment), null),
  /** A place, or what is online is held with. */
  locationOrUrl: v.optional(v.nullable(v.string()), null),
  registrationInfo: v.optional(
    v.nullable(
      v.object({
        registrationDeadline: v.nullable(moment),
        maxParticipants: v.number(),
        numberOfParticipants: v.number(),
        isRegistered: v.boolean(),
      }),
    ),
    null,
  ),
};

const courseCard = {
  id: v.string(),
  denomination: v.string(),
  courseType: v.fallback(v.picklist(COURSE_TYPES), 'REGULAR_MOOC'),
  subtitle: v.nullable(v.string()),
  image: v.nullable(v.string()),
  imageAlt: v.nullable(v.string()),
  /** Null for a visitor: the button is hidden (LIST-1). */
  isBookmarked: v.nullable(v.boolean()),
  isRequired: v.boolean(),
  hasCertificate: v.boolean(),
  /** Minutes. */
  workload: v.number(),
  status: statusSchema,
  // Later than the first release: rows and entries that are on devices do without.
  customCourseTypeName: v.optional(v.nullable(v.string()), null),
  isPrivate: v.optional(v.boolean(), false),
  isPaywalled: v.optional(v.boolean(), false),
  enrolledLearnersCount: v.optional(v.number(), 0),
  prerequisite: v.optional(prerequisiteSchema, null),
  ...cardDates,
};

/** A course as cards, rows and lists show it. */
export const courseCardSchema = v.object({
  __typename: v.picklist(['MixedCourse', 'Event', 'Project', 'Scorm', 'Material']),
  ...courseCard,
});

/** A module as cards and lists show it. */
export const moduleCardSchema = v.object({
  __typename: v.literal('Module'),
  id: v.string(),
  denomination: v.string(),
  about: v.nullable(v.string()),
  image: v.nullable(v.string()),
  imageAlt: v.nullable(v.string()),
  isBookmarked: v.nullable(v.boolean()),
  hasCertificate: v.boolean(),
  /** Minutes, the sum of its courses. */
  duration: v.number(),
  enrolledLearnersCount: v.number(),
  courses: v.array(
    v.object({
      __typename: v.optional(v.string(), 'MixedCourse'),
      id: v.optional(v.string(), ''),
      isRequired: v.boolean(),
      status: statusSchema,
    }),
  ),
  customModuleTypeName: v.optional(v.nullable(v.string()), null),
});

export const learningItemSchema = v.variant('__typename', [courseCardSchema, moduleCardSchema]);

export type CourseCard = v.InferOutput<typeof courseCardSchema>;
export type ModuleCard = v.InferOutput<typeof moduleCardSchema>;
export type LearningItem = v.InferOutput<typeof learningItemSchema>;

/** What can be bookmarked and put into lists: units, and what learners made. */
export const listedItemSchema = v.variant('__typename', [courseCardSchema, moduleCardSchema, userContentCardSchema]);
export type ListedItem = v.InferOutput<typeof listedItemSchema>;

/** What a bookmark or a list speaks of. */
export const unitRefSchema = v.object({ kind: v.picklist(['module', 'course', 'userContent']), id: v.string() });
export type UnitRef = v.InferOutput<typeof unitRefSchema>;

export function refOf(item: { __typename: string; id: string }): UnitRef {
  if (item.__typename === 'UserContent') return { kind: 'userContent', id: item.id };
  return { kind: item.__typename === 'Module' ? 'module' : 'course', id: item.id };
}

/** The kind by which cards are coloured and named (LEARN-1, DESIGN-2). */
export function kindOf(
  item: { __typename: 'Module' | 'UserContent' } | { __typename: string; courseType: CourseType },
) {
  if (!('courseType' in item)) return item.__typename === 'Module' ? 'module' : 'ugc';
  switch (item.courseType) {
    case 'REGULAR_MOOC':
    case 'KIRON_MOOC':
    case 'DA_TUTORIAL':
    case 'HOSTED_COURSE':
      return 'selfPaced';
    case 'DA_COURSE':
      return 'live';
    case 'OFFLINE_COURSE':
      return 'event';
    case 'PROJECT':
      return 'project';
    case 'MATERIAL_COURSE':
      return 'material';
    case 'SCORM':
      return 'scorm';
    default:
      return item.courseType satisfies never;
  }
}
