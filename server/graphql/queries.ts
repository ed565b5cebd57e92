import { NO_MODULE_ID } from '#campus/limits.ts';
import type { CampusContext } from '#server/door/context.ts';
import { unauthenticated } from '#server/door/troubles.ts';
import { appointmentQueries } from './appointments.ts';
import { consentQueries } from './consents.ts';
import { discoverQueries } from './discover.ts';
import { isEmailAvailable } from './doors.ts';
import { landingQueries } from './landing.ts';
import { visibleList } from './lists.ts';
import { notificationQueries } from './notifications.ts';
import { offlineManifest } from './offline-manifest.ts';
import { peopleQueries } from './people.ts';
import { me } from './profile.ts';
import type { QueryContentListArgs, QueryCourseArgs, QueryLessonArgs, QueryModuleArgs } from './schema.gen.ts';
import { search } from './search.ts';
import {
  type CourseSource,
  type LessonSource,
  type ModuleSource,
  visibleCourse,
  visibleCourses,
  visibleModule,
} from './sources.ts';
import { surveyQueries } from './surveys.ts';
import { textQueries } from './texts.ts';
import { verificationQueries } from './verifications.ts';
import { viewerSource } from './viewer.ts';

export const queries = {
  organizationConfig: (_: unknown, __: unknown, { organisation }: CampusContext) => organisation,

  me,

  viewer: (_: unknown, __: unknown, context: CampusContext) => viewerSource(context),

  course: async (
    _: unknown,
    { id, moduleId }: QueryCourseArgs,
    context: CampusContext,
  ): Promise<CourseSource | null> => {
    if (moduleId === null || moduleId === undefined || moduleId === NO_MODULE_ID)
      return (await visibleCourse(context, id)) ?? null;
    const entry = (await visibleModule(context, moduleId))?.module.courses.find((one) => one.course === id);
    return entry ? ((await visibleCourse(context, id, entry.isRequired)) ?? null) : null;
  },

  module: async (_: unknown, { id }: QueryModuleArgs, context: CampusContext): Promise<ModuleSource | null> =>
    (await visibleModule(context, id)) ?? null,

  lesson: async (
    _: unknown,
    { id, courseId }: QueryLessonArgs,
    context: CampusContext,
  ): Promise<LessonSource | null> => {
    if (context.person === undefined) throw unauthenticated();
    const lesson = (await visibleCourse(context, courseId))?.course.lessons.find((one) => one.id === id);
    return lesson ? { ...lesson, courseId } : null;
  },

  contentList: (_: unknown, { id }: QueryContentListArgs, context: CampusContext) => visibleList(context, id),

  offlineManifest,
  ...landingQueries,
  ...consentQueries,
  ...textQueries,
  ...surveyQueries,
  ...discoverQueries,
  search,
  isEmailAvailable,
  ...peopleQueries,
  ...verificationQueries,
  ...notificationQueries,
  ...appointmentQueries,

  completedCourses: async (_: unknown, __: unknown, context: CampusContext): Promise<CourseSource[]> => {
    const standings = [...((await context.learner?.standings()) ?? [])];
    const completed = standings.filter(([, { status }]) => status === 'COMPLETED').map(([id]) => id);
    return visibleCourses(context, completed);
  },
};
