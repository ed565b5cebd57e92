import type { COURSE_KINDS } from '#campus/theme/theme.ts';

/** What a course is to a learner; each has a hue, a sign and a word, never the hue alone (DESIGN-2). */
export type CourseKind = (typeof COURSE_KINDS)[number];
