import { readFileSync } from 'node:fs';
import { createSchema } from 'graphql-yoga';
import type { CampusContext } from '#server/http/context.ts';
import { accountMutations, accountViewer } from './account/account.ts';
import { calendarLinkMutations, calendarLinkViewer } from './account/calendar-link.ts';
import { consentMutations, consentResolvers } from './account/consents.ts';
import { docCheckMe, docCheckResolvers, docCheckViewer } from './account/doc-check.ts';
import { documentReviewMutations, documentReviewResolvers, documentReviewViewer } from './account/document-reviews.ts';
import { enrolmentResolvers } from './account/enrolment.ts';
import { notificationMutations } from './account/notification-acts.ts';
import { notificationResolvers, notificationSubscriptions, notificationViewer } from './account/notifications.ts';
import { profileMutations, profileResolvers } from './account/profile.ts';
import { pushMutations, pushResolvers, pushViewer } from './account/push.ts';
import { registrationMutations } from './account/registration.ts';
import { revisionSubscriptions } from './account/revisions.ts';
import { sessionMutations } from './account/sessions.ts';
import { unconfirmedMutations } from './account/unconfirmed.ts';
import { viewerMutations, viewerResolvers } from './account/viewer.ts';
import { walletResolvers, walletViewer } from './account/wallet.ts';
import { appointmentMutations } from './appointments/appointment-acts.ts';
import { appointmentResolvers } from './appointments/appointments.ts';
import { runResolvers } from './appointments/runs.ts';
import { tutorMutations } from './appointments/tutor-acts.ts';
import { upcomingViewer } from './appointments/upcoming.ts';
import { attachmentMutations } from './attachments/attachment-acts.ts';
import { attachmentResolvers } from './attachments/attachments.ts';
import { boardMutations } from './boards/board-acts.ts';
import { boardChangeResolvers, boardSubscriptions } from './boards/board-changes.ts';
import { boardResolvers, boardsViewer } from './boards/boards.ts';
import { reportMutations } from './boards/reports.ts';
import { chatMutations, chatViewer } from './community/chat.ts';
import { contentPartResolvers } from './content/course-content.ts';
import { courseResolvers } from './content/courses.ts';
import { discoverViewer, providerResolvers } from './content/discover.ts';
import { landingResolvers } from './content/landing.ts';
import { languageSchoolResolvers } from './content/language-school.ts';
import { lessonResolvers } from './content/lessons.ts';
import { moduleResolvers } from './content/modules.ts';
import { offerResolvers } from './content/offers.ts';
import { organisationResolvers } from './content/organisation.ts';
import { peopleResolvers } from './content/people.ts';
import { textResolvers } from './content/texts.ts';
import type { CampusResolvers } from './core/campus-resolvers.ts';
import { achievementResolvers, achievementSubscriptions, achievementViewer } from './learning/achievements.ts';
import { completionMutations, completionResolvers, questionnaireState } from './learning/completions.ts';
import { h5pMutations, h5pResolvers } from './learning/h5p.ts';
import { progressMutations } from './learning/progress.ts';
import { reflectionMutations, reflectionResolvers } from './learning/reflections.ts';
import { reviewMutations, reviewResolvers } from './learning/reviews.ts';
import { scormMutations } from './learning/scorm.ts';
import { surveyResolvers, surveyViewer } from './learning/surveys.ts';
import { verificationMutations, verificationResolvers } from './learning/verifications.ts';
import { bookmarkMutations } from './lists/bookmarks.ts';
import { listMutations } from './lists/list-acts.ts';
import { listResolvers } from './lists/lists.ts';
import { queries } from './queries.ts';
import { userContentResolvers } from './user-content/user-content.ts';
import { userContentMutations } from './user-content/user-content-acts.ts';

const mutations = {
  ...sessionMutations,
  ...registrationMutations,
  ...unconfirmedMutations,
  ...viewerMutations,
  ...bookmarkMutations,
  ...listMutations,
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
  ...documentReviewMutations,
  ...appointmentMutations,
  ...tutorMutations,
  ...notificationMutations,
  ...pushMutations,
  ...calendarLinkMutations,
  ...boardMutations,
  ...reportMutations,
  ...chatMutations,
  ...attachmentMutations,
  ...userContentMutations,
};

/** Every field of the contract that the store does not hold as it is asked for. */
const resolvers: CampusResolvers = {
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
  ...walletResolvers,
  ...viewerResolvers,
  Viewer: {
    ...viewerResolvers.Viewer,
    ...accountViewer,
    ...discoverViewer,
    ...achievementViewer,
    ...notificationViewer,
    ...upcomingViewer,
    ...surveyViewer,
    ...pushViewer,
    ...calendarLinkViewer,
    ...boardsViewer,
    ...chatViewer,
    ...walletViewer,
    ...docCheckViewer,
    ...documentReviewViewer,
  },
  ...organisationResolvers,
  ...landingResolvers,
  ...consentResolvers,
  ...enrolmentResolvers,
  ...offerResolvers,
  ...languageSchoolResolvers,
  ...profileResolvers,
  Me: { ...profileResolvers.Me, ...docCheckMe },
  ...docCheckResolvers,
  ...documentReviewResolvers,
  ...textResolvers,
  ...peopleResolvers,
  ...verificationResolvers,
  ...notificationResolvers,
  ...pushResolvers,
  ...achievementResolvers,
  Subscription: {
    ...achievementSubscriptions.Subscription,
    ...notificationSubscriptions.Subscription,
    ...boardSubscriptions.Subscription,
    ...revisionSubscriptions.Subscription,
  },
  ...attachmentResolvers,
  ...userContentResolvers,
  ...boardResolvers,
  ...boardChangeResolvers,
  ...reflectionResolvers,
  ...reviewResolvers,
  ...completionResolvers,
  Questionnaire: { ...surveyResolvers.Questionnaire, ...questionnaireState },
};

/** The contract with everything that answers it. */
export function createCampusSchema() {
  return createSchema<CampusContext>({
    typeDefs: readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
