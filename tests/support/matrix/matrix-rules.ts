import type { Group } from './matrix-groups.ts';

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

export const OWNER_LIST = '(id: "own-list")';

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
  organizationConfig: { for: 'all', shows: ['tenant'] },
  me: { for: 'all', shows: ['owner'] },
  viewer: { for: 'all', depth: 1 },
  course: { args: '(id: "private-course")', for: 'all', shows: ['private'] },
  module: { args: '(id: "partner-module")', for: 'all', shows: ['partner'] },
  lesson: { args: '(id: "private-course-1", courseId: "private-course")', for: 'people', shows: ['private'] },
  contentList: { args: OWNER_LIST, for: 'all', shows: ['owner', 'partner', 'private'] },
  offlineManifest: { args: '(kind: MODULE, id: "partner-module")', for: 'people' },
  subOrganizationConfig: { args: '(subOrganizationPathName: "closed")', for: 'all', shows: ['tenant'] },
  consentRequest: { args: '(identifier: "terms-closed")', for: 'all', shows: ['tenant'] },
  latestTermsOfService: { for: 'all', shows: ['tenant'] },
  unacceptedTermsOfService: { for: 'all', shows: ['tenant'] },
  component: { args: '(identifier: "campus")', for: 'all' },
  countries: { for: 'all' },
  text: { args: '(identifier: "privacy")', for: 'all', shows: ['tenant'] },
  accessibilityStatement: { for: 'all' },
  survey: { args: '(identifier: "partner-survey")', for: 'people', shows: ['partner'] },
  certificateOfEnrollmentReasons: { for: 'people', shows: ['lesson'] },
  offers: { for: 'all', shows: ['lesson'] },
  languageSchool: { for: 'all', shows: ['lesson'] },
  searchTagsList: { for: 'all' },
  contentByTagList: { args: '(tags: ["no-such"])', for: 'all' },
  contentProvider: { args: '(id: "no-such")', for: 'all' },
  search: { args: '(query: "cnry")', for: 'all', depth: 3, shows: ['partner', 'private', 'campus', 'lesson'] },
  completedCourses: { for: 'all' },
  learnersOnMap: { for: 'all', depth: 2 },
  publicUser: { args: '(id: "60-owner")', for: 'all', depth: 2 },
  courseVerifications: { args: '(courseId: "taught-course")', for: 'all', depth: 3, shows: ['owner'] },
  // Of its tutor; what the others are answered is that there is none.
  appointment: { args: '(id: "taught-date")', for: 'all', shows: ['owner', 'campus'] },
  notifications: { for: 'all', shows: ['owner'] },
  messageBoard: { args: '(id: "course-private-course")', for: 'all', shows: ['private'] },
  message: { args: '(id: "own-message")', for: 'all', shows: ['private'] },
  messageReports: { args: '(courseId: "taught-course")', for: 'all', shows: ['owner'] },
  // The owner is the reviewer; for the others there is none.
  documentReviews: { for: 'all', shows: ['owner'] },
  userContent: { args: '(id: "own-content")', for: 'all', shows: ['private'] },
};

/** The same fields with what others than the owner might name. */
export const MORE_QUERIES: readonly (readonly [field: string, args: string])[] = [
  ['survey', '(identifier: "private-course-feedback")'],
  ['survey', '(identifier: "about-private")'],
  ['survey', '(identifier: "no-such")'],
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
  ['messageBoard', '(id: "course-taught-course")'],
  ['messageBoard', '(id: "run-live-run")'],
  ['message', '(id: "live-message")'],
  ['message', '(id: "taught-message")'],
  ['messageReports', '(courseId: "private-course")'],
  ['userContent', '(id: "public-content")'],
  ['userContent', '(id: "closed-content")'],
  ['course', '(id: "private-project")'],
  ['course', '(id: "open-project")'],
  // For a target group (LEARN-5).
  ['course', '(id: "grouped-course")'],
  ['lesson', '(id: "grouped-course-1", courseId: "grouped-course")'],
  ['offlineManifest', '(kind: COURSE, id: "grouped-course")'],
  ['offlineManifest', '(kind: COURSE, id: "private-course")'],
  ['offlineManifest', '(kind: COURSE, id: "partner-course")'],
  ['courseVerifications', '(courseId: "open-course")'],
  ['course', '(id: "taught-course")'],
  ['course', '(id: "project-course")'],
  ['course', '(id: "live-course")'],
  ['appointment', '(id: "live-date")'],
];

/** Every field of Viewer. */
export const VIEWER_RULES: Readonly<Record<string, Rule>> = {
  id: { for: 'all' },
  preferredLanguage: { for: 'all' },
  modules: { for: 'all', shows: ['partner', 'campus'] },
  enrolledUnits: { for: 'all', shows: ['private'] },
  bookmarkedItems: { for: 'all', depth: 3, shows: ['partner', 'private'] },
  moduleCategories: { for: 'all', shows: ['partner', 'campus', 'tenant'] },
  itemsInNoCategory: { for: 'all', depth: 3, shows: ['private'] },
  moduleCategory: { args: '(identifier: "closed-category")', for: 'all', shows: ['partner'] },
  promotedModuleCategories: { args: '(shouldFetchSubOrgsModuleCategory: true)', for: 'all', shows: ['partner'] },
  contentLists: { for: 'all', shows: ['owner', 'tenant'] },
  consentRequests: { for: 'all', shows: ['tenant'] },
  onboardingSlides: { for: 'all', shows: ['campus'] },
  completedMilestones: { for: 'all' },
  subOrganizations: { for: 'all', shows: ['tenant'] },
  surveys: { for: 'all', shows: ['partner'] },
  documentUploadStatus: { for: 'all' },
  documentUpload: { for: 'all', shows: ['owner'] },
  isDocumentReviewer: { for: 'all' },
  hasEnabledMattermost: { for: 'all' },
  lockKey: { for: 'all' },
  hasPassword: { for: 'all' },
  searchServiceKey: { for: 'all' },
  searchServiceApplicationId: { for: 'all' },
  sessions: { for: 'all' },
  recommendations: { for: 'all', depth: 3 },
  contentProviders: { for: 'all' },
  contentProvidersLimitedList: { for: 'all' },
  featuredModule: { for: 'all' },
  achievements: { for: 'all' },
  unreadNotificationsCount: { for: 'all' },
  upcomingAppointmentRuns: { for: 'all', shows: ['owner', 'private'] },
  tutorEvents: { for: 'all', shows: ['campus'] },
  messageBoards: { for: 'all', shows: ['private'] },
  pushDevice: { args: '(endpoint: "https://push.example/cnry-owner-push")', for: 'all', shows: ['owner'] },
  nudgePreferences: { for: 'all' },
  idasRelationship: { for: 'all', shows: ['owner'] },
  calendarLink: { for: 'all' },
};

export const MORE_VIEWER: readonly (readonly [field: string, args: string])[] = [
  ['moduleCategory', '(identifier: "promoted-module-category")'],
  ['moduleCategory', '(identifier: "garden-category")'],
  ['moduleCategory', '(identifier: "category")'],
  ['promotedModuleCategories', ''],
  ['contentLists', '(isOwner: false)'],
];
