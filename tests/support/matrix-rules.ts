import type { Group } from './matrix-world.ts';

/** One field of the contract: what it is asked with, and who is answered. */
export interface Rule {
  /** Arguments, in GraphQL. What they name is the owner's, or for the owner. */
  readonly args?: string;
  /** How deep everything of it is selected; the limits of the server bound it. */
  readonly depth?: number;
  /**
   * `all`: whoever asks, each their own view. `people`: a visitor is answered 401. `own`: changes something of the asker
   * only. `refused`: nobody but the owner changes anything by it: not done, and a code says so.
   */
  readonly for: 'all' | 'people' | 'own' | 'refused';
  /** What the owner reads by it: without that, a check that nobody else does would be worth nothing. */
  readonly shows?: readonly Group[];
}

const OWNER_LIST = '(id: "own-list")';

/**
 * Fields for which a visitor is answered 401 as a whole. Everything is asked without them too: else the 401 would hide what
 * the rest of the answer tells.
 */
export const FOR_PEOPLE: ReadonlySet<string> = new Set([
  'Lesson.components',
  'Lesson.reflectionBoard',
  'Lesson.questionnaire',
]);

/** Every field of Query. */
export const QUERY_RULES: Readonly<Record<string, Rule>> = {
  isEmailAvailable: { args: '(email: "cnry-owner-mail@harbour.example")', for: 'all' },
  organizationConfig: { for: 'all', shows: ['house'] },
  me: { for: 'all', shows: ['owner'] },
  viewer: { for: 'all', depth: 1 },
  course: { args: '(id: "private-course")', for: 'all', shows: ['private'] },
  module: { args: '(id: "partner-module")', for: 'all', shows: ['partner'] },
  lesson: { args: '(id: "private-course-1", courseId: "private-course")', for: 'people', shows: ['private'] },
  contentList: { args: OWNER_LIST, for: 'all', shows: ['owner', 'partner', 'private'] },
  offlineManifest: { args: '(kind: MODULE, id: "partner-module")', for: 'people' },
  subOrganizationConfig: { args: '(subOrganizationPathName: "closed")', for: 'all', shows: ['house'] },
  consentRequest: { args: '(identifier: "terms-closed")', for: 'all', shows: ['house'] },
  latestTermsOfService: { for: 'all', shows: ['house'] },
  unacceptedTermsOfService: { for: 'all', shows: ['house'] },
  component: { args: '(identifier: "campus")', for: 'all' },
  countries: { for: 'all' },
  text: { args: '(identifier: "privacy")', for: 'all', shows: ['house'] },
  accessibilityStatement: { for: 'all' },
  survey: { args: '(identifier: "no-such")', for: 'people' },
  searchTagsList: { for: 'all' },
  contentByTagList: { args: '(tags: ["no-such"])', for: 'all' },
  contentProvider: { args: '(id: "no-such")', for: 'all' },
  search: { args: '(query: "cnry")', for: 'all', depth: 3, shows: ['partner', 'private', 'campus', 'lesson'] },
  completedCourses: { for: 'all' },
  publicUser: { args: '(id: "60-owner")', for: 'all', depth: 2 },
  courseVerifications: { args: '(courseId: "taught-course")', for: 'all', depth: 3, shows: ['owner'] },
  // Of its tutor; what the others are answered is that there is none.
  appointment: { args: '(id: "taught-date")', for: 'all', shows: ['owner', 'campus'] },
  notifications: { for: 'all', shows: ['owner'] },
};

/** The same fields with what others than the owner might name. */
export const MORE_QUERIES: readonly (readonly [field: string, args: string])[] = [
  ['course', '(id: "partner-course")'],
  ['course', '(id: "partner-course", moduleId: "partner-module")'],
  ['course', '(id: "private-course", moduleId: "open-module")'],
  ['course', '(id: "open-course", moduleId: "promoted-module")'],
  ['course', '(id: "neighbour-course")'],
  ['course', '(id: "open-course")'],
  ['module', '(id: "open-module")'],
  ['module', '(id: "promoted-module")'],
  ['module', '(id: "neighbour-module")'],
  ['module', '(id: "far-module")'],
  ['lesson', '(id: "open-course-1", courseId: "open-course")'],
  ['lesson', '(id: "partner-course-1", courseId: "partner-course")'],
  ['lesson', '(id: "partner-course-1", courseId: "open-course")'],
  ['contentList', '(id: "public-list")'],
  ['contentList', '(id: "far-list")'],
  ['notifications', '(filter: { read: false })'],
  ['offlineManifest', '(kind: COURSE, id: "private-course")'],
  ['offlineManifest', '(kind: COURSE, id: "partner-course")'],
  ['courseVerifications', '(courseId: "open-course")'],
  ['course', '(id: "taught-course")'],
  ['course', '(id: "live-course")'],
  ['appointment', '(id: "live-date")'],
];

/** Every field of Viewer. */
export const VIEWER_RULES: Readonly<Record<string, Rule>> = {
  id: { for: 'all' },
  preferredLanguage: { for: 'all' },
  modules: { for: 'all', shows: ['partner', 'campus'] },
  enrolledUnits: { for: 'all', shows: ['private'] },
  bookmarkedItems: { for: 'all', shows: ['partner', 'private'] },
  moduleCategories: { for: 'all', shows: ['partner', 'campus', 'house'] },
  moduleCategory: { args: '(identifier: "closed-shelf")', for: 'all', shows: ['partner'] },
  promotedModuleCategories: { args: '(shouldFetchSubOrgsModuleCategory: true)', for: 'all', shows: ['partner'] },
  contentLists: { for: 'all', shows: ['owner', 'house'] },
  consentRequests: { for: 'all', shows: ['house'] },
  onboardingSlides: { for: 'all', shows: ['campus'] },
  completedMilestones: { for: 'all' },
  subOrganizations: { for: 'all', shows: ['house'] },
  documentUploadStatus: { for: 'all' },
  lockKey: { for: 'all' },
  hasPassword: { for: 'all' },
  sessions: { for: 'all' },
  recommendations: { for: 'all', depth: 3 },
  contentProvidersLimitedList: { for: 'all' },
  featuredModule: { for: 'all' },
  achievements: { for: 'all' },
  unreadNotificationsCount: { for: 'all' },
  upcomingAppointmentRuns: { for: 'all', shows: ['owner', 'private'] },
  tutorEvents: { for: 'all', shows: ['campus'] },
  pushDevice: { args: '(endpoint: "https://push.example/cnry-owner-push")', for: 'all', shows: ['owner'] },
  nudgePreferences: { for: 'all' },
};

export const MORE_VIEWER: readonly (readonly [field: string, args: string])[] = [
  ['moduleCategory', '(identifier: "promoted-module-category")'],
  ['moduleCategory', '(identifier: "garden-shelf")'],
  ['moduleCategory', '(identifier: "shelf")'],
  ['promotedModuleCategories', ''],
  ['contentLists', '(isOwner: false)'],
];

/** Every field of Mutation. `$session`, `$notice`: ids of the owner's. */
export const MUTATION_RULES: Readonly<Record<string, Rule>> = {
  // Elsewhere the address is free.
  addUser: { args: '(email: "cnry-owner-mail@harbour.example", password: "a long walk home")', for: 'all' },
  confirmEmail: { args: '(token: "made-up")', for: 'refused' },
  requestPasswordReset: { args: '(email: "cnry-owner-mail@harbour.example")', for: 'all' },
  resetPassword: { args: '(token: "made-up", password: "a long walk home")', for: 'refused' },
  TokenLogin: { args: '(tokenFromURL: "made-up")', for: 'refused' },
  login: { args: '(email: "cnry-owner-mail@harbour.example", password: "a guess of somebody")', for: 'refused' },
  deleteRefreshToken: { args: '(id: "made-up")', for: 'all' },
  blacklistToken: { args: '(token: "made-up")', for: 'all' },
  updateViewer: { args: '(actions: [{ setPreferredLanguage: { languageId: "52" } }])', for: 'own' },
  updateCourse: {
    ...{ args: '(id: "private-course", actions: [{ addCourseBookmark: {} }])', for: 'refused' },
    shows: ['private'],
  },
  updateModule: {
    ...{ args: '(id: "partner-module", actions: [{ addModuleBookmark: {} }])', for: 'refused' },
    shows: ['partner'],
  },
  createContentList: { args: '(draft: { id: "own-list", denomination: "mine" })', for: 'refused' },
  updateContentList: {
    ...{ args: '(id: "own-list", actions: [{ setName: { denomination: "cnry-owner-list" } }])', for: 'refused' },
    shows: ['owner'],
  },
  updateContentListItem: {
    args: '(draft: { itemId: "open-course", itemType: COURSE, itemListStates: [{ contentListId: "own-list", isIncluded: true }] })',
    for: 'refused',
  },
  setContentListPublic: { args: '(id: "own-list", isPublic: true)', for: 'refused' },
  followContentList: { args: '(id: "own-list", follow: true)', for: 'refused' },
  updateContentListItemsRank: {
    args: '(id: "own-list", items: [{ itemId: "private-course", itemType: COURSE }])',
    for: 'refused',
  },
  updateAccountBookmarkList: { args: '(items: [{ itemId: "private-course", itemType: COURSE }])', for: 'own' },
  deleteContentList: { args: OWNER_LIST, for: 'refused' },
  restoreContentList: { args: OWNER_LIST, for: 'refused' },
  updateNotification: {
    ...{ args: '(id: "$notice", actions: [{ interact: {} }])', for: 'refused' },
    shows: ['owner'],
  },
  addNotificationActions: { args: '(id: "$notice", actions: [{ setRead: { read: false } }])', for: 'refused' },
  readAllNotifications: { args: '(until: "2999-01-01T00:00:00.000Z")', for: 'own' },
  updateConsentRequest: { args: '(id: "consent-closed", actions: [consent])', for: 'refused', shows: ['house'] },
  acceptTermsOfService: { args: '(id: "one")', for: 'own' },
  updateUser: { args: '(actions: [{ setCity: { city: "Kassel" } }])', for: 'own' },
  updateAccountPreference: { args: '(actions: [{ setShowOnMap: { value: false } }])', for: 'own' },
  unsubscribe: { args: '(token: "made-up")', for: 'refused' },
  endSessions: { args: '(ids: ["$session"])', for: 'own' },
  updateCourseStatus: {
    ...{ args: '(id: "private-course", status: TAKEN)', for: 'refused' },
    shows: ['private'],
  },
  updateLessonProgress: {
    args: '(courseId: "private-course", lessonId: "private-course-1", completed: false)',
    for: 'refused',
  },
  saveReflection: { args: '(boardId: "private-course-1-r", id: "reflection-1", content: "mine")', for: 'refused' },
  completeSurvey: {
    args: '(id: "private-course-1-q", completion: { id: "completion-1", answers: {} })',
    for: 'refused',
  },
  updateCourseReview: {
    args: '(courseId: "private-course", actions: [{ setRating: { rating: 5 } }])',
    for: 'refused',
  },
  submitCourseVerification: { args: '(courseId: "private-course", link: "https://proof.example/1")', for: 'refused' },
  // Of somebody who learns what the owner teaches; nobody but the tutor decides, and nobody on what they handed in themselves.
  decideCourseVerification: {
    args: '(courseId: "taught-course", learnerId: "60-pupil", link: "https://proof.example/cnry-owner-pupil", decision: ACCEPT)',
    for: 'refused',
  },
  // The owner's place is in a private course; whoever does not see it takes none there either.
  updateAppointment: { args: '(id: "live-date", status: AVAILABLE)', for: 'refused', shows: ['private'] },
  changeAppointmentStatus: { args: '(id: "live-date", status: TAKEN)', for: 'refused', shows: ['private'] },
  changeRunStatus: { args: '(id: "live-run", status: TAKEN)', for: 'refused' },
  // What the owner teaches is everybody's to see, and nobody else's to decide.
  deleteAppointment: { args: '(id: "taught-date")', for: 'refused' },
  setAttendance: { args: '(appointmentId: "taught-date", userId: "60-pupil", didAttend: true)', for: 'refused' },
  // A device of the asker's own; nobody tells the endpoint of another's.
  createPushDevice: {
    args: '(pushService: { endpoint: "https://push.example/mine", p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "q1dXpw3UpT5VOmu_cf_v6g" })',
    for: 'own',
  },
  deletePushDevice: { args: '(endpoint: "https://push.example/cnry-owner-push")', for: 'own' },
  updateNudgePreference: { args: '(kind: SESSION_SOON, isOn: true)', for: 'own' },
};

/** What may be read by everybody is changed by its owner only. */
export const MORE_MUTATIONS: readonly (readonly [field: string, rule: Rule])[] = [
  [
    'updateContentList',
    { args: '(id: "public-list", actions: [{ setName: { denomination: "mine" } }])', for: 'refused' },
  ],
  [
    'updateContentListItem',
    {
      args: '(draft: { itemId: "open-course", itemType: COURSE, itemListStates: [{ contentListId: "public-list", isIncluded: false }] })',
      for: 'refused',
    },
  ],
  ['setContentListPublic', { args: '(id: "public-list", isPublic: false)', for: 'refused' }],
  [
    'updateContentListItemsRank',
    { args: '(id: "public-list", items: [{ itemId: "open-course", itemType: COURSE }])', for: 'refused' },
  ],
  ['deleteContentList', { args: '(id: "public-list")', for: 'refused' }],
  ['restoreContentList', { args: '(id: "public-list")', for: 'refused' }],
  ['followContentList', { args: '(id: "far-list", follow: true)', for: 'refused' }],
  ['updateConsentRequest', { args: '(id: "consent-closed", actions: [revoke])', for: 'refused' }],
  ['changeRunStatus', { args: '(id: "taught-run", status: TAKEN, enrollToAll: true)', for: 'refused' }],
  ['deleteAppointment', { args: '(id: "live-date")', for: 'refused' }],
  ['setAttendance', { args: '(appointmentId: "live-date", userId: "60-owner", didAttend: true)', for: 'refused' }],
  [
    'decideCourseVerification',
    {
      args: '(courseId: "open-course", learnerId: "60-owner", link: "https://proof.example/cnry-owner-proof", decision: ACCEPT)',
      for: 'refused',
    },
  ],
];
