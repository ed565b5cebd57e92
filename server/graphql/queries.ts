import { NO_MODULE_ID } from '#campus/limits.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { CampusContext } from '#server/http/context.ts';
import { consentQueries } from './account/consents.ts';
import { notificationQueries } from './account/notifications.ts';
import { me } from './account/profile.ts';
import { isEmailAvailable } from './account/registration.ts';
import { viewerSource } from './account/viewer.ts';
import { appointmentQueries } from './appointments/appointments.ts';
import { boardQueries } from './boards/boards.ts';
import { reportQueries } from './boards/reports.ts';
import { discoverQueries } from './content/discover.ts';
import { landingQueries } from './content/landing.ts';
import { offlineManifest } from './content/offline-manifest.ts';
import { peopleQueries } from './content/people.ts';
import { search } from './content/search.ts';
import { textQueries } from './content/texts.ts';
import type { QueryContentListArgs, QueryCourseArgs, QueryLessonArgs, QueryModuleArgs } from './core/schema.gen.ts';
import {
  type CourseSource,
  type LessonSource,
  type ModuleSource,
  visibleCourse,
  visibleCourses,
  visibleModule,
} from './core/sources.ts';
import { surveyQueries } from './learning/surveys.ts';
import { verificationQueries } from './learning/verifications.ts';
import { visibleList } from './lists/lists.ts';

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
  ...boardQueries,
  ...reportQueries,

  completedCourses: async (_: unknown, __: unknown, context: CampusContext): Promise<CourseSource[]> => {
    const standings = [...((await context.learner?.standings()) ?? [])];
    const completed = standings.filter(([, { status }]) => status === 'COMPLETED').map(([id]) => id);
    return visibleCourses(context, completed);
  },
};
