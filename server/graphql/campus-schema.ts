import { readFileSync } from 'node:fs';
import { createSchema } from 'graphql-yoga';
import type { CampusContext } from '#server/door/context.ts';
import { accountMutations, accountViewer } from './account.ts';
import { achievementResolvers, achievementSubscriptions, achievementViewer } from './achievements.ts';
import { bookmarkMutations } from './bookmarks.ts';
import { completionMutations, completionResolvers, questionnaireState } from './completions.ts';
import { consentMutations, consentResolvers } from './consents.ts';
import { contentPartResolvers } from './course-content.ts';
import { courseResolvers } from './courses.ts';
import { discoverViewer, providerResolvers } from './discover.ts';
import { doorMutations } from './doors.ts';
import { landingResolvers } from './landing.ts';
import { lessonResolvers } from './lessons.ts';
import { listMutations, listResolvers } from './lists.ts';
import { moduleResolvers } from './modules.ts';
import { organisationResolvers } from './organisation.ts';
import { peopleResolvers } from './people.ts';
import { profileMutations, profileResolvers } from './profile.ts';
import { progressMutations } from './progress.ts';
import { queries } from './queries.ts';
import { reflectionMutations, reflectionResolvers } from './reflections.ts';
import { reviewMutations } from './reviews.ts';
import { sessionMutations } from './sessions.ts';
import { surveyResolvers } from './surveys.ts';
import { textResolvers } from './texts.ts';
import { verificationMutations, verificationResolvers } from './verifications.ts';
import { viewerMutations, viewerResolvers } from './viewer.ts';

/** The contract with everything that answers it. */
export function createCampusSchema() {
  return createSchema<CampusContext>({
    typeDefs: readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'),
    resolvers: {
      Query: queries,
      Mutation: {
        ...sessionMutations,
        ...doorMutations,
        ...viewerMutations,
        ...bookmarkMutations,
        ...listMutations,
        ...consentMutations,
        ...profileMutations,
        ...accountMutations,
        ...progressMutations,
        ...reflectionMutations,
        ...completionMutations,
        ...reviewMutations,
        ...verificationMutations,
      },
      ...courseResolvers,
      ...moduleResolvers,
      ...lessonResolvers,
      ...surveyResolvers,
      ...contentPartResolvers,
      ...providerResolvers,
      ...listResolvers,
      ...viewerResolvers,
      Viewer: { ...viewerResolvers.Viewer, ...accountViewer, ...discoverViewer, ...achievementViewer },
      ...organisationResolvers,
      ...landingResolvers,
      ...consentResolvers,
      ...profileResolvers,
      ...textResolvers,
      ...peopleResolvers,
      ...verificationResolvers,
      ...achievementResolvers,
      ...achievementSubscriptions,
      ...reflectionResolvers,
      ...completionResolvers,
      Questionnaire: { ...surveyResolvers.Questionnaire, ...questionnaireState },
    },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
