import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';

/**
 * Every query, mutation, subscription and REST call of the specification and our own, with its state (API-1). A call is
 * `built` when the contract has it: then the field stands in the SDL; `not yet`: then it must not, or this list is out
 * of date.
 */
type State = 'built' | 'not yet';

/** Document name in the specification → field of the SDL that answers it. */
const QUERIES: readonly (readonly [document: string, field: string, State])[] = [
  ['ClientConfig, organizationConfig, AppBaseData', 'organizationConfig', 'built'],
  ['Home, Explore, Bookmarks, AllLists, AllListsSlim, contentLists, viewer', 'viewer', 'built'],
  ['AppBaseData, UserProfile: me', 'me', 'built'],
  ['Course, UnitContainer', 'course', 'built'],
  ['the program page', 'module', 'built'],
  ['the lesson page', 'lesson', 'built'],
  ['the page of a list', 'contentList', 'built'],
  ['isEmailAvailable', 'isEmailAvailable', 'built'],
  ['consentRequest', 'consentRequest', 'built'],
  ['latestTermsOfService', 'latestTermsOfService', 'built'],
  ['AppBaseData: unacceptedTermsOfService', 'unacceptedTermsOfService', 'built'],
  ['AppBaseData: component', 'component', 'built'],
  ['Notifications, UnreadNotifications, AllNotifications', 'notifications', 'built'],
  ['LandingPage, SubOrganizationConfig', 'subOrganizationConfig', 'built'],
  ['searchTagsList, SearchTagsList', 'searchTagsList', 'built'],
  ['contentByTagList', 'contentByTagList', 'built'],
  ['publicUser', 'publicUser', 'built'],
  ["the learners' map (COMMUNITY-3)", 'learnersOnMap', 'built'],
  ['completedCourses', 'completedCourses', 'built'],
  ['survey', 'survey', 'built'],
  ['the page of a content provider', 'contentProvider', 'built'],
  ['Explore search (CATALOGUE-7)', 'search', 'built'],
  ['Countries', 'countries', 'built'],
  ['AccessibilityStatement', 'accessibilityStatement', 'built'],
  ['EnrollmentCertificateContainer', 'certificateOfEnrollmentReasons', 'built'],
  ['TextContainer', 'text', 'built'],
  ['offers (our own)', 'offers', 'built'],
  ['the language school (our own, SERVICE-2)', 'languageSchool', 'built'],
  ['offlineManifest (OFFLINE-13)', 'offlineManifest', 'built'],
  ['the attendance page of a date (LIVE-13)', 'appointment', 'built'],
  ['a tutor decides on a proof (LEARN-13)', 'courseVerifications', 'built'],
  ['MessageBoard, OlderMessages (BOARD-4)', 'messageBoard', 'built'],
  ['MoreComments (BOARD-4)', 'message', 'built'],
  ['MessageReports (BOARD-12)', 'messageReports', 'built'],
  ['DocumentReviews (DOC-11)', 'documentReviews', 'built'],
  ['UserContent (UGC-3)', 'userContent', 'built'],
];

/** Fields of the viewer that a document of the specification is about. */
const VIEWER: readonly (readonly [document: string, field: string, State])[] = [
  ['Explore, Home', 'moduleCategories', 'built'],
  ['Home', 'modules', 'built'],
  ['Home', 'enrolledUnits', 'built'],
  ['Bookmarks', 'bookmarkedItems', 'built'],
  ['AllLists, AllListsSlim, contentLists', 'contentLists', 'built'],
  ['updateLanguage', 'preferredLanguage', 'built'],
  ['LandingPage', 'moduleCategory', 'built'],
  ['viewer with consentRequests', 'consentRequests', 'built'],
  ['AuthenticatedSubOrganizationsConfig', 'subOrganizations', 'built'],
  ['SubOrgModuleCategory', 'promotedModuleCategories', 'built'],
  ['AccountPreferences', 'hasPassword', 'built'],
  ['Home: upcoming runs', 'upcomingAppointmentRuns', 'built'],
  ['what a tutor teaches (LEARN-17)', 'tutorEvents', 'built'],
  ['IdasRelations', 'idasRelationship', 'built'],
  ['the chat (COMMUNITY-9)', 'hasEnabledMattermost', 'built'],
  ['Home: the survey banner, and /surveys (SURVEY-1)', 'surveys', 'built'],
];

const MUTATIONS: readonly (readonly [field: string, State])[] = [
  ['login', 'built'],
  ['deleteRefreshToken', 'built'],
  ['blacklistToken', 'built'],
  ['updateViewer', 'built'],
  ['updateCourse', 'built'],
  ['updateModule', 'built'],
  ['createContentList', 'built'],
  ['updateContentList', 'built'],
  ['updateContentListItem', 'built'],
  ['setContentListPublic', 'built'],
  ['followContentList', 'built'],
  ['updateContentListItemsRank', 'built'],
  ['updateAccountBookmarkList', 'built'],
  ['deleteContentList', 'built'],
  ['restoreContentList', 'built'],
  ['createMessage', 'built'],
  ['createComment', 'built'],
  ['deleteMessage', 'built'],
  ['deleteComment', 'built'],
  ['updateMessage', 'built'],
  ['updateComment', 'built'],
  ['reportMessage', 'built'],
  ['decideMessageReport', 'built'],
  ['setMessageBoardMuted', 'built'],
  ['deleteAttachment', 'built'],
  ['createUserContent', 'built'],
  ['updateUserContent', 'built'],
  ['deleteUserContent', 'built'],
  ['setUserContentBookmark', 'built'],
  ['updateConsentRequest', 'built'],
  ['acceptTermsOfService', 'built'],
  ['requestPasswordReset', 'built'],
  ['resendConfirmation', 'built'],
  ['resetPassword', 'built'],
  ['addUser', 'built'],
  ['confirmEmail', 'built'],
  ['TokenLogin', 'built'],
  ['updateNotification', 'built'],
  ['addNotificationActions', 'built'],
  ['readAllNotifications', 'built'],
  ['updateAccountPreference', 'built'],
  ['updateUser', 'built'],
  ['createPushDevice', 'built'],
  ['deletePushDevice', 'built'],
  ['updateNudgePreference', 'built'],
  ['updateAppointment', 'built'],
  ['changeAppointmentStatus', 'built'],
  ['deleteAppointment', 'built'],
  ['createAppointment', 'built'],
  ['editAppointment', 'built'],
  ['createRun', 'built'],
  ['setRunActive', 'built'],
  ['moveRun', 'built'],
  ['deleteRun', 'built'],
  ['messageRun', 'built'],
  ['completeCourse', 'built'],
  ['updateCourseStatus', 'built'],
  ['changeRunStatus', 'built'],
  ['completeSurvey', 'built'],
  ['saveSurveyDraft', 'built'],
  ['setSurveysHidden', 'built'],
  ['updateCourseReview', 'built'],
  ['updateParticipantScormData', 'built'],
  ['unsubscribe', 'built'],
  ['endSessions', 'built'],
  ['createCalendarLink', 'built'],
  ['deleteCalendarLink', 'built'],
  ['updateLessonProgress', 'built'],
  ['recordH5pResult', 'built'],
  ['saveReflection', 'built'],
  ['setAttendance', 'built'],
  ['submitCourseVerification', 'built'],
  ['decideCourseVerification', 'built'],
  ['decideDocument', 'built'],
  ['enterChat', 'built'],
];

/** Actions of updateViewer. */
const VIEWER_ACTIONS: readonly (readonly [field: string, State])[] = [
  ['setPreferredLanguage', 'built'],
  ['completeMilestone', 'built'],
  ['createIdasRelationship', 'built'],
];

const SUBSCRIPTIONS: readonly (readonly [field: string, State])[] = [
  ['achievementAdded', 'built'],
  ['notificationAdded', 'built'],
  ['messageBoardChanged', 'built'],
  ['revisionRaised', 'built'],
];

/** Paths and the route of the server that answers them; `built` ones are found in its source. */
const REST: readonly (readonly [call: string, route: string, State])[] = [
  ['/graphql by POST and by websocket', '/graphql', 'built'],
  ['/locales/{lng}/{ns}.json (a file of the build)', '/*', 'built'],
  ['/sw.js (a file of the build)', '/*', 'built'],
  ['GET /api/download/{path}', '/api/download', 'built'],
  ['GET /api/{module|course}/{id}/certificate', '/api/course', 'built'],
  ['GET /api/appointment/{id}/certificate', '/api/appointment', 'built'],
  ['POST /api/student/coe', '/api/student/coe', 'built'],
  ['GET /api/logout/{viewerId}', '/api/logout', 'built'],
  ['POST /api/ticket (SESSION-10)', '/api/ticket', 'built'],
  ['POST /api/openid/callback/{orgid}', '/api/openid/callback', 'built'],
  ['GET /api/openid/redirect[/{value}]', '/api/openid/redirect', 'built'],
  ['GET /api/users/me/confirm-private-email/{token}', '/api/users/me/confirm-private-email', 'built'],
  ['GET /api/users/me/revert-private-email/{token}', '/api/users/me/revert-private-email', 'built'],
  ['GET /backend/sso/gast', '/backend/sso/gast', 'built'],
  ['GET /backend/saml/login', '/backend/saml/login', 'built'],
  ['GET /backend/saml/logout', '/backend/saml/logout', 'built'],
  ['POST and DELETE /api/profile-image (PROFILE-5)', '/api/profile-image', 'built'],
  ['POST /api/user-content-picture (UGC-8)', '/api/user-content-picture', 'built'],
  ['POST /event', '/event', 'built'],
];

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));
const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {});

function expectState(fields: readonly string[], field: string, state: State, list: string): void {
  const isThere = fields.includes(field);
  const advice =
    state === 'built'
      ? `${field} is marked built in ${list}, but server/schema.graphql does not have it.`
      : `server/schema.graphql has ${field} now: mark it built in ${list}.`;
  expect(isThere, advice).toBe(state === 'built');
}

describe('the calls of the specification', () => {
  it.each(QUERIES)('query %s is answered by %s: %s', (_, field, state) => {
    expectState(fieldsOf(schema.getQueryType()), field, state, 'QUERIES');
  });

  it.each(VIEWER)('query %s is answered by viewer.%s: %s', (_, field, state) => {
    const viewer = schema.getType('Viewer');
    expectState(viewer && 'getFields' in viewer ? Object.keys(viewer.getFields()) : [], field, state, 'VIEWER');
  });

  it.each(MUTATIONS)('mutation %s: %s', (field, state) => {
    expectState(fieldsOf(schema.getMutationType()), field, state, 'MUTATIONS');
  });

  it.each(VIEWER_ACTIONS)('action %s of updateViewer: %s', (field, state) => {
    const action = schema.getType('UpdateViewerAction');
    expectState(action && 'getFields' in action ? Object.keys(action.getFields()) : [], field, state, 'VIEWER_ACTIONS');
  });

  it.each(SUBSCRIPTIONS)('subscription %s: %s', (field, state) => {
    expectState(fieldsOf(schema.getSubscriptionType()), field, state, 'SUBSCRIPTIONS');
  });

  const routes = sourcesOf('server/**/*.ts')
    .filter((source) => !isTest(source))
    .map(({ text }) => text)
    .join('\n');
  it.each(REST)('%s is answered by %s: %s', (_, route, state) => {
    expect(routes.includes(`'${route}`), `The state of ${route} in REST is out of date.`).toBe(state === 'built');
  });

  it('are all in the lists: the contract has no field that none of them names', () => {
    const known = new Set([...QUERIES.map(([, field]) => field), ...MUTATIONS.map(([field]) => field)]);
    const unknown = [...fieldsOf(schema.getQueryType()), ...fieldsOf(schema.getMutationType())].filter(
      (field) => !known.has(field),
    );
    expect(unknown, 'Add them to the lists above with the document that asks for them.').toEqual([]);
  });
});
