import type { CourseCard, LearningItem, ModuleCard } from '#campus/learning/learning-item.ts';

/** One course and one module of the same id, which must never be taken for each other. */
export const COURSE_CARD: CourseCard = {
  __typename: 'MixedCourse',
  id: '7',
  denomination: 'Papers',
  courseType: 'REGULAR_MOOC',
  subtitle: null,
  image: null,
  imageAlt: null,
  isBookmarked: false,
  isRequired: true,
  hasCertificate: false,
  workload: 60,
  status: { denomination: 'AVAILABLE' },
  customCourseTypeName: null,
  isPrivate: false,
  isPaywalled: false,
  enrolledLearnersCount: 0,
  prerequisite: null,
  firstAppointmentTime: null,
  eventOverInfo: false,
  isLive: false,
  endingTime: null,
  locationOrUrl: null,
  registrationInfo: null,
};
/** Of the small campus; Amal has completed it. */
export const HELLO_CARD = {
  ...COURSE_CARD,
  id: 'hello-my-name-is',
  denomination: 'Hello',
  status: { denomination: 'COMPLETED' },
} as const satisfies CourseCard;
export const MODULE_CARD: ModuleCard = {
  __typename: 'Module',
  id: '7',
  denomination: 'First weeks',
  about: null,
  image: null,
  imageAlt: null,
  isBookmarked: false,
  hasCertificate: true,
  duration: 60,
  enrolledLearnersCount: 3,
  courses: [],
  customModuleTypeName: null,
};

/** The same, where either may stand. */
export const COURSE: LearningItem = COURSE_CARD;
export const MODULE: LearningItem = MODULE_CARD;
