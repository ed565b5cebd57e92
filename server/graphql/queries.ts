import { NO_MODULE_ID } from '#campus/limits.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import { consentQueries } from './account/consents.ts';
import { documentReviewQueries } from './account/document-reviews.ts';
import { enrolmentQueries } from './account/enrolment.ts';
import { notificationQueries } from './account/notifications.ts';
import { me } from './account/profile.ts';
import { registrationQueries } from './account/registration.ts';
import { viewerSource } from './account/viewer.ts';
import { appointmentQueries } from './appointments/appointments.ts';
import { boardQueries } from './boards/boards.ts';
import { reportQueries } from './boards/reports.ts';
import { discoverQueries } from './content/discover.ts';
import { landingQueries } from './content/landing.ts';
import { languageSchoolQueries } from './content/language-school.ts';
import { offerQueries } from './content/offers.ts';
import { offlineManifest } from './content/offline-manifest.ts';
import { peopleQueries } from './content/people.ts';
import { search } from './content/search.ts';
import { textQueries } from './content/texts.ts';
import { visibleCourse, visibleCourses, visibleModule } from './core/sources.ts';
import { surveyQueries } from './learning/surveys.ts';
import { verificationQueries } from './learning/verifications.ts';
import { visibleList } from './lists/lists.ts';
import { userContentQueries } from './user-content/user-content.ts';

export const queries = {
  organizationConfig: (_, __, { organisation }) => organisation,

  me: (_, __, context) => me(context),

  viewer: (_, __, context) => viewerSource(context),

  course: async (_, { id, moduleId }, context) => {
    if (moduleId === null || moduleId === NO_MODULE_ID) return (await visibleCourse(context, id)) ?? null;
    const entry = (await visibleModule(context, moduleId))?.module.courses.find((one) => one.course === id);
    return entry ? ((await visibleCourse(context, id, entry.isRequired)) ?? null) : null;
  },

  module: async (_, { id }, context) => (await visibleModule(context, id)) ?? null,

  lesson: async (_, { id, courseId }, context) => {
    if (context.person === undefined) throw unauthenticated();
    const lesson = (await visibleCourse(context, courseId))?.course.lessons.find((one) => one.id === id);
    return lesson ? { ...lesson, courseId } : null;
  },

  contentList: (_, { id }, context) => visibleList(context, id),

  offlineManifest: (_, args, context) => offlineManifest(args, context),
  ...landingQueries,
  ...consentQueries,
  ...textQueries,
  ...surveyQueries,
  ...enrolmentQueries,
  ...offerQueries,
  ...languageSchoolQueries,
  ...discoverQueries,
  search: (_, args, context) => search(args, context),
  ...registrationQueries,
  ...peopleQueries,
  ...verificationQueries,
  ...documentReviewQueries,
  ...notificationQueries,
  ...appointmentQueries,
  ...boardQueries,
  ...reportQueries,
  ...userContentQueries,

  completedCourses: async (_, __, context) => {
    const standings = [...((await context.learner?.standings()) ?? [])];
    const completed = standings.filter(([, { status }]) => status === 'COMPLETED').map(([id]) => id);
    return visibleCourses(context, completed);
  },
} satisfies Fields<'Query'>;
