import { readFileSync } from 'node:fs';
import { createSchema } from 'graphql-yoga';
import type { CampusContext } from '#server/door/context.ts';
import { accountMutations, accountViewer } from './account.ts';
import { achievementResolvers, achievementSubscriptions, achievementViewer } from './achievements.ts';
import { appointmentMutations } from './appointment-acts.ts';
import { appointmentResolvers } from './appointments.ts';
import { bookmarkMutations } from './bookmarks.ts';
import { completionMutations, completionResolvers, questionnaireState } from './completions.ts';
import { consentMutations, consentResolvers } from './consents.ts';
import { contentPartResolvers } from './course-content.ts';
import { courseResolvers } from './courses.ts';
import { discoverViewer, providerResolvers } from './discover.ts';
import { doorMutations } from './doors.ts';
import { h5pMutations, h5pResolvers } from './h5p.ts';
import { landingResolvers } from './landing.ts';
import { lessonResolvers } from './lessons.ts';
import { listActs } from './list-acts.ts';
import { listMutations, listResolvers } from './lists.ts';
import { moduleResolvers } from './modules.ts';
import { notificationMutations } from './notification-acts.ts';
import { notificationResolvers, notificationSubscriptions, notificationViewer } from './notifications.ts';
import { organisationResolvers } from './organisation.ts';
import { peopleResolvers } from './people.ts';
import { profileMutations, profileResolvers } from './profile.ts';
import { progressMutations } from './progress.ts';
import { pushMutations, pushResolvers, pushViewer } from './push.ts';
import { queries } from './queries.ts';
import { reflectionMutations, reflectionResolvers } from './reflections.ts';
import { reviewMutations, reviewResolvers } from './reviews.ts';
import { runResolvers } from './runs.ts';
import { scormMutations } from './scorm.ts';
import { sessionMutations } from './sessions.ts';
import { surveyResolvers } from './surveys.ts';
import { textResolvers } from './texts.ts';
import { upcomingViewer } from './upcoming.ts';
import { verificationMutations, verificationResolvers } from './verifications.ts';
import { viewerMutations, viewerResolvers } from './viewer.ts';

const mutations = {
  ...sessionMutations,
  ...doorMutations,
  ...viewerMutations,
  ...bookmarkMutations,
  ...listMutations,
  ...listActs,
  ...consentMutations,
  ...profileMutations,
  ...accountMutations,
  ...progressMutations,
  ...scormMutations,
  ...h5pMutations,
  ...reflectionMutations,
  ...completionMutations,
  ...reviewMutations,
  ...verificationMutations,
  ...appointmentMutations,
  ...notificationMutations,
  ...pushMutations,
};

/** The contract with everything that answers it. */
export function createCampusSchema() {
  return createSchema<CampusContext>({
    typeDefs: readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'),
    resolvers: {
      Query: queries,
      Mutation: mutations,
      ...courseResolvers,
      ...moduleResolvers,
      ...lessonResolvers,
      ...h5pResolvers,
      ...surveyResolvers,
      ...contentPartResolvers,
      ...providerResolvers,
      ...listResolvers,
      ...runResolvers,
      ...appointmentResolvers,
      ...viewerResolvers,
      Viewer: {
        ...viewerResolvers.Viewer,
        ...accountViewer,
        ...discoverViewer,
        ...achievementViewer,
        ...notificationViewer,
        ...upcomingViewer,
        ...pushViewer,
      },
      ...organisationResolvers,
      ...landingResolvers,
      ...consentResolvers,
      ...profileResolvers,
      ...textResolvers,
      ...peopleResolvers,
      ...verificationResolvers,
      ...notificationResolvers,
      ...pushResolvers,
      ...achievementResolvers,
      Subscription: { ...achievementSubscriptions.Subscription, ...notificationSubscriptions.Subscription },
      ...reflectionResolvers,
      ...reviewResolvers,
      ...completionResolvers,
      Questionnaire: { ...surveyResolvers.Questionnaire, ...questionnaireState },
    },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
