import { OWNER_FILE, PUPIL_DOCUMENT } from './matrix-file.ts';
import { OWNER_LIST, type Rule } from './matrix-rules.ts';

const DRAFT =
  '{ denomination: "mine", location: "", url: "", moderatorLink: "", start: "2026-12-24T10:00:00.000Z", end: "2026-12-24T11:00:00.000Z", maxParticipants: 0, hasCertificate: false }';

/** Every field of Mutation. `$session`, `$notice`: ids of the owner's. */
export const MUTATION_RULES: Readonly<Record<string, Rule>> = {
  // Elsewhere the address is free.
  addUser: { args: '(email: "cnry-owner-mail@harbour.example", password: "a long walk home")', for: 'all' },
  confirmEmail: { args: '(token: "made-up")', for: 'refused' },
  resendConfirmation: { args: '(email: "cnry-owner-mail@harbour.example", password: "wrong")', for: 'all' },
  requestPasswordReset: { args: '(email: "cnry-owner-mail@harbour.example")', for: 'all' },
  resetPassword: { args: '(token: "made-up", password: "a long walk home")', for: 'refused' },
  TokenLogin: { args: '(tokenFromURL: "made-up")', for: 'refused' },
  login: { args: '(email: "cnry-owner-mail@harbour.example", password: "a guess of somebody")', for: 'refused' },
  deleteRefreshToken: { args: '(id: "made-up")', for: 'all' },
  blacklistToken: { args: '(token: "made-up")', for: 'all' },
  updateViewer: { args: '(actions: [{ setPreferredLanguage: { languageId: "52" } }])', for: 'own' },
  updateCourse: {
    args: '(id: "private-course", actions: [{ addCourseBookmark: {} }])',
    for: 'refused',
    shows: ['private'],
  },
  updateModule: {
    args: '(id: "partner-module", actions: [{ addModuleBookmark: {} }])',
    for: 'refused',
    shows: ['partner'],
  },
  createContentList: { args: '(draft: { id: "own-list", denomination: "mine" })', for: 'refused' },
  updateContentList: {
    args: '(id: "own-list", actions: [{ setName: { denomination: "cnry-owner-list" } }])',
    for: 'refused',
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
    args: '(id: "$notice", actions: [{ interact: {} }])',
    for: 'refused',
    shows: ['owner'],
  },
  addNotificationActions: { args: '(id: "$notice", actions: [{ setRead: { read: false } }])', for: 'refused' },
  readAllNotifications: { args: '(until: "2999-01-01T00:00:00.000Z")', for: 'own' },
  updateConsentRequest: { args: '(id: "consent-closed", actions: [consent])', for: 'refused', shows: ['tenant'] },
  acceptTermsOfService: { args: '(id: "one")', for: 'own' },
  updateUser: { args: '(actions: [{ setCity: { city: "Kassel" } }])', for: 'own' },
  updateAccountPreference: { args: '(actions: [{ setShowOnMap: { value: false } }])', for: 'own' },
  unsubscribe: { args: '(token: "made-up")', for: 'refused' },
  createCalendarLink: { for: 'own' },
  deleteCalendarLink: { for: 'own' },
  endSessions: { args: '(ids: ["$session"])', for: 'own' },
  updateCourseStatus: {
    args: '(id: "private-course", status: TAKEN)',
    for: 'refused',
    shows: ['private'],
  },
  updateLessonProgress: {
    args: '(courseId: "private-course", lessonId: "private-course-1", completed: false)',
    for: 'refused',
  },
  updateParticipantScormData: {
    args: '(courseId: "private-course", scormData: {}, startTime: "2026-11-22T10:00:00.000Z", endTime: "2026-11-22T10:00:00.000Z")',
    for: 'refused',
  },
  recordH5pResult: {
    args: `(lessonId: "private-course-1", contentId: "${'0'.repeat(32)}", result: {})`,
    for: 'refused',
  },
  saveReflection: { args: '(boardId: "private-course-1-r", id: "reflection-1", content: "mine")', for: 'refused' },
  completeSurvey: {
    args: '(id: "private-course-1-q", completion: { id: "completion-1", answers: {} })',
    for: 'refused',
  },
  saveSurveyDraft: {
    args: '(id: "partner-survey", draft: { answers: {}, savedAt: "2026-11-22T10:00:00.000Z" })',
    for: 'refused',
  },
  setSurveysHidden: { args: '(ids: ["partner-survey", "private-course-feedback"], hidden: true)', for: 'refused' },
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
  // Of a document that waits for the owner's decision.
  decideDocument: { args: `(id: "${PUPIL_DOCUMENT}", decision: ACCEPTED)`, for: 'refused' },
  // The owner's place is in a private course; whoever does not see it takes none there either.
  updateAppointment: { args: '(id: "live-date", status: AVAILABLE)', for: 'refused', shows: ['private'] },
  changeAppointmentStatus: { args: '(id: "live-date", status: TAKEN)', for: 'refused', shows: ['private'] },
  changeRunStatus: { args: '(id: "live-run", status: TAKEN)', for: 'refused' },
  // What the owner teaches is everybody's to see, and nobody else's to decide.
  deleteAppointment: { args: '(id: "taught-date")', for: 'refused' },
  createAppointment: { args: `(id: "made-date", runId: "taught-run", draft: ${DRAFT})`, for: 'refused' },
  editAppointment: { args: `(id: "taught-date", sequence: 0, draft: ${DRAFT})`, for: 'refused' },
  createRun: { args: '(id: "made-run", courseId: "taught-course", zone: "Europe/Berlin")', for: 'refused' },
  setRunActive: { args: '(id: "taught-run", isActive: false)', for: 'refused' },
  moveRun: { args: '(id: "taught-run", days: 7)', for: 'refused' },
  deleteRun: { args: '(id: "taught-run")', for: 'refused' },
  messageRun: { args: '(id: "taught-run", message: "mine")', for: 'refused' },
  completeCourse: { args: '(courseId: "taught-course", userId: "60-pupil")', for: 'refused' },
  setAttendance: { args: '(appointmentId: "taught-date", userId: "60-pupil", didAttend: true)', for: 'refused' },
  // A device of the asker's own; nobody tells the endpoint of another's.
  createPushDevice: {
    args: '(pushService: { endpoint: "https://push.example/mine", p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "q1dXpw3UpT5VOmu_cf_v6g" })',
    for: 'own',
  },
  deletePushDevice: { args: '(endpoint: "https://push.example/cnry-owner-push")', for: 'own' },
  createMessage: {
    args: '(draft: { id: "made-message", boardId: "course-private-course", content: "mine" })',
    for: 'refused',
  },
  createComment: { args: '(draft: { id: "made-comment", messageId: "own-message", content: "mine" })', for: 'refused' },
  updateMessage: {
    args: '(id: "own-message", content: "cnry-private-message")',
    for: 'refused',
    shows: ['private'],
  },
  updateComment: {
    args: '(id: "own-comment", content: "cnry-private-comment")',
    for: 'refused',
    shows: ['private'],
  },
  deleteMessage: { args: '(id: "live-message")', for: 'refused' },
  deleteComment: { args: '(id: "own-comment")', for: 'refused' },
  reportMessage: { args: '(messageId: "own-message")', for: 'refused' },
  decideMessageReport: { args: '(id: "message:taught-message", keep: false)', for: 'refused' },
  setMessageBoardMuted: { args: '(boardId: "course-private-course", muted: true)', for: 'refused' },
  // Nobody but the owner has accepted the rules, and nobody enters as somebody else (chat.test.ts).
  enterChat: { for: 'refused' },
  // Of a project that the owner takes; for whoever does not, there is no such file.
  deleteAttachment: { args: `(id: "${OWNER_FILE}")`, for: 'refused' },
  createUserContent: {
    args: '(draft: { id: "made-content", courseId: "private-project", denomination: "mine", text: "mine", isPublic: true })',
    for: 'refused',
  },
  updateUserContent: {
    args: '(id: "own-content", change: { denomination: "cnry-private-made", text: "cnry-private-made", isPublic: false })',
    for: 'refused',
    shows: ['private'],
  },
  setUserContentBookmark: { args: '(id: "own-content", isBookmarked: true)', for: 'refused' },
  deleteUserContent: { args: '(id: "closed-content")', for: 'refused' },
  updateNudgePreference: { args: '(kind: SESSION_SOON, isOn: true)', for: 'own' },
};

/** What may be read by everybody is changed by its owner only. */
export const MORE_MUTATIONS: readonly (readonly [field: string, rule: Rule])[] = [
  [
    'completeSurvey',
    {
      args: '(id: "partner-survey", completion: { id: "01a1fdc9-6e8e-72fa-b0a2-000000000001", answers: { grade: 1 } })',
      for: 'refused',
    },
  ],
  [
    'saveSurveyDraft',
    {
      args: '(id: "private-course-feedback", draft: { answers: {}, savedAt: "2026-11-22T10:00:00.000Z" })',
      for: 'refused',
    },
  ],
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
  ['updateViewer', { args: '(actions: [{ createIdasRelationship: {} }])', for: 'own' }],
  ['deleteContentList', { args: '(id: "public-list")', for: 'refused' }],
  ['restoreContentList', { args: '(id: "public-list")', for: 'refused' }],
  ['followContentList', { args: '(id: "far-list", follow: true)', for: 'refused' }],
  ['updateConsentRequest', { args: '(id: "consent-closed", actions: [revoke])', for: 'refused' }],
  ['changeRunStatus', { args: '(id: "taught-run", status: TAKEN, enrollToAll: true)', for: 'refused' }],
  ['deleteAppointment', { args: '(id: "live-date")', for: 'refused' }],
  ['createAppointment', { args: `(id: "made-date", runId: "live-run", draft: ${DRAFT})`, for: 'refused' }],
  ['editAppointment', { args: `(id: "live-date", sequence: 0, draft: ${DRAFT})`, for: 'refused' }],
  ['createRun', { args: '(id: "made-run", courseId: "private-course", zone: "Europe/Berlin")', for: 'refused' }],
  ['setRunActive', { args: '(id: "live-run", isActive: false)', for: 'refused' }],
  ['moveRun', { args: '(id: "live-run", days: 7)', for: 'refused' }],
  ['deleteRun', { args: '(id: "live-run")', for: 'refused' }],
  ['messageRun', { args: '(id: "live-run", message: "mine")', for: 'refused' }],
  ['completeCourse', { args: '(courseId: "open-course", userId: "60-owner")', for: 'refused' }],
  ['setAttendance', { args: '(appointmentId: "live-date", userId: "60-owner", didAttend: true)', for: 'refused' }],
  [
    'decideCourseVerification',
    {
      args: '(courseId: "open-course", learnerId: "60-owner", link: "https://proof.example/cnry-owner-proof", decision: ACCEPT)',
      for: 'refused',
    },
  ],
];
