// Written by server/graphql/core/generate-types.ts from server/schema.graphql; do not edit.
import type { SdlModels } from './sdl-models.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CampusContext } from '../../http/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: T[P] };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
};

export type Query = {
  readonly isEmailAvailable: Scalars['Boolean']['output'];
  readonly organizationConfig: OrganizationConfig;
  readonly me: Maybe<Me>;
  readonly viewer: Viewer;
  readonly course: Maybe<Course>;
  readonly module: Maybe<Module>;
  readonly lesson: Maybe<Lesson>;
  readonly learnersOnMap: ReadonlyArray<LearnerOnMap>;
  readonly userContent: Maybe<UserContent>;
  readonly messageBoard: Maybe<MessageBoard>;
  readonly message: Maybe<Message>;
  readonly messageReports: ReadonlyArray<MessageReport>;
  readonly contentList: Maybe<ContentList>;
  readonly offlineManifest: Maybe<OfflineManifest>;
  readonly subOrganizationConfig: Maybe<SubOrganizationConfig>;
  readonly consentRequest: Maybe<ConsentRequest>;
  readonly latestTermsOfService: Maybe<TermsOfService>;
  readonly unacceptedTermsOfService: Maybe<TermsOfService>;
  readonly component: Maybe<CampusComponent>;
  readonly countries: ReadonlyArray<Country>;
  readonly text: Maybe<TextBlock>;
  readonly accessibilityStatement: Maybe<AccessibilityStatement>;
  readonly certificateOfEnrollmentReasons: ReadonlyArray<CertificateOfEnrollmentReason>;
  readonly offers: ReadonlyArray<Offer>;
  readonly languageSchool: ReadonlyArray<LanguageSchoolCategory>;
  readonly survey: Maybe<Questionnaire>;
  readonly searchTagsList: ReadonlyArray<Tag>;
  readonly contentByTagList: TaggedContent;
  readonly contentProvider: Maybe<ContentProvider>;
  readonly search: SearchAnswer;
  readonly completedCourses: ReadonlyArray<Course>;
  readonly publicUser: Maybe<PublicUser>;
  readonly appointment: Maybe<Appointment>;
  readonly notifications: ReadonlyArray<Notification>;
  readonly courseVerifications: Maybe<CourseVerifications>;
  readonly documentReviews: Maybe<ReadonlyArray<DocumentReview>>;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
  moduleId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryModuleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLessonArgs = {
  id: Scalars['ID']['input'];
  courseId: Scalars['ID']['input'];
};


export type QueryUserContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMessageBoardArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMessageReportsArgs = {
  courseId: Scalars['ID']['input'];
};


export type QueryContentListArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOfflineManifestArgs = {
  kind: LearningItemKind;
  id: Scalars['ID']['input'];
};


export type QuerySubOrganizationConfigArgs = {
  subOrganizationPathName: Scalars['String']['input'];
};


export type QueryConsentRequestArgs = {
  identifier: Scalars['String']['input'];
};


export type QueryComponentArgs = {
  identifier: Scalars['String']['input'];
};


export type QueryTextArgs = {
  identifier: Scalars['String']['input'];
};


export type QuerySurveyArgs = {
  identifier: Scalars['String']['input'];
};


export type QueryContentByTagListArgs = {
  tags: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryContentProviderArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  query: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPublicUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAppointmentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<NotificationFilter>;
};


export type QueryCourseVerificationsArgs = {
  courseId: Scalars['ID']['input'];
};

export type Mutation = {
  readonly addUser: AddUserAnswer;
  readonly confirmEmail: LoginAnswer;
  readonly requestPasswordReset: RequestPasswordResetAnswer;
  readonly resendConfirmation: Answer;
  readonly resetPassword: LoginAnswer;
  readonly TokenLogin: LoginAnswer;
  readonly login: LoginAnswer;
  readonly deleteRefreshToken: Answer;
  readonly blacklistToken: Answer;
  readonly updateViewer: UpdateViewerAnswer;
  readonly updateCourse: UpdateCourseAnswer;
  readonly updateModule: UpdateModuleAnswer;
  readonly createContentList: ContentListAnswer;
  readonly updateContentList: ContentListAnswer;
  readonly updateContentListItem: ContentListItemAnswer;
  readonly updateConsentRequest: ConsentAnswer;
  readonly acceptTermsOfService: Answer;
  readonly updateUser: UpdateUserAnswer;
  readonly updateAccountPreference: AccountPreferenceAnswer;
  readonly unsubscribe: UnsubscribeAnswer;
  readonly endSessions: Answer;
  readonly createCalendarLink: CreateCalendarLinkAnswer;
  readonly deleteCalendarLink: Answer;
  readonly updateCourseStatus: UpdateCourseStatusAnswer;
  readonly updateLessonProgress: Answer;
  readonly updateParticipantScormData: Answer;
  readonly recordH5pResult: Answer;
  readonly saveReflection: Answer;
  readonly createMessage: MessageAnswer;
  readonly updateMessage: MessageAnswer;
  readonly deleteMessage: Answer;
  readonly createComment: CommentAnswer;
  readonly updateComment: CommentAnswer;
  readonly deleteComment: Answer;
  readonly createUserContent: UserContentAnswer;
  readonly updateUserContent: UserContentAnswer;
  readonly setUserContentBookmark: Answer;
  readonly deleteUserContent: Answer;
  readonly reportMessage: Answer;
  readonly decideMessageReport: Answer;
  readonly setMessageBoardMuted: Answer;
  readonly deleteAttachment: Answer;
  readonly completeSurvey: CompleteSurveyAnswer;
  readonly saveSurveyDraft: Answer;
  readonly setSurveysHidden: Answer;
  readonly updateCourseReview: UpdateCourseReviewAnswer;
  readonly submitCourseVerification: Answer;
  readonly decideCourseVerification: Answer;
  readonly decideDocument: Answer;
  readonly updateAppointment: UpdateAppointmentAnswer;
  readonly changeAppointmentStatus: UpdateAppointmentAnswer;
  readonly deleteAppointment: Answer;
  readonly createAppointment: Answer;
  readonly editAppointment: Answer;
  readonly createRun: Answer;
  readonly setRunActive: Answer;
  readonly moveRun: Answer;
  readonly deleteRun: Answer;
  readonly messageRun: Answer;
  readonly completeCourse: Answer;
  readonly changeRunStatus: Answer;
  readonly setAttendance: Answer;
  readonly setContentListPublic: Answer;
  readonly followContentList: Answer;
  readonly updateContentListItemsRank: Answer;
  readonly updateAccountBookmarkList: Answer;
  readonly deleteContentList: Answer;
  readonly restoreContentList: Answer;
  readonly updateNotification: UpdateNotificationAnswer;
  readonly addNotificationActions: Answer;
  readonly readAllNotifications: Answer;
  readonly createPushDevice: CreatePushDeviceAnswer;
  readonly deletePushDevice: Answer;
  readonly updateNudgePreference: Answer;
  readonly enterChat: EnterChatAnswer;
};


export type MutationAddUserArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  preferredLanguageId?: InputMaybe<Scalars['ID']['input']>;
  registrationReferrer?: InputMaybe<Scalars['String']['input']>;
  orgId?: InputMaybe<Scalars['ID']['input']>;
  subOrgId?: InputMaybe<Scalars['ID']['input']>;
  targetGroupPath?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendConfirmationArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTokenLoginArgs = {
  tokenFromURL: Scalars['String']['input'];
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  orgId?: InputMaybe<Scalars['ID']['input']>;
  subOrgId?: InputMaybe<Scalars['ID']['input']>;
  targetGroupPath?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteRefreshTokenArgs = {
  id: Scalars['String']['input'];
};


export type MutationBlacklistTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateViewerArgs = {
  actions: ReadonlyArray<UpdateViewerAction>;
};


export type MutationUpdateCourseArgs = {
  id: Scalars['ID']['input'];
  actions: ReadonlyArray<UpdateCourseAction>;
};


export type MutationUpdateModuleArgs = {
  id: Scalars['ID']['input'];
  actions: ReadonlyArray<UpdateModuleAction>;
};


export type MutationCreateContentListArgs = {
  draft: ContentListDraft;
};


export type MutationUpdateContentListArgs = {
  id: Scalars['ID']['input'];
  actions: ReadonlyArray<UpdateContentListAction>;
};


export type MutationUpdateContentListItemArgs = {
  draft: ContentListItemDraft;
};


export type MutationUpdateConsentRequestArgs = {
  id: Scalars['ID']['input'];
  actions: ReadonlyArray<ConsentAction>;
};


export type MutationAcceptTermsOfServiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateUserArgs = {
  actions: ReadonlyArray<UpdateUserAction>;
};


export type MutationUpdateAccountPreferenceArgs = {
  actions: ReadonlyArray<AccountPreferenceAction>;
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationEndSessionsArgs = {
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationUpdateCourseStatusArgs = {
  id: Scalars['ID']['input'];
  moduleId?: InputMaybe<Scalars['ID']['input']>;
  status: CourseState;
};


export type MutationUpdateLessonProgressArgs = {
  courseId: Scalars['ID']['input'];
  lessonId: Scalars['ID']['input'];
  position?: InputMaybe<LessonPositionInput>;
  completed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateParticipantScormDataArgs = {
  courseId: Scalars['ID']['input'];
  scormData: Scalars['JSON']['input'];
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
};


export type MutationRecordH5pResultArgs = {
  lessonId: Scalars['ID']['input'];
  contentId: Scalars['ID']['input'];
  result: Scalars['JSON']['input'];
};


export type MutationSaveReflectionArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  content: Scalars['String']['input'];
};


export type MutationCreateMessageArgs = {
  draft: MessageDraft;
};


export type MutationUpdateMessageArgs = {
  id: Scalars['ID']['input'];
  content: Scalars['String']['input'];
};


export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateCommentArgs = {
  draft: CommentDraft;
};


export type MutationUpdateCommentArgs = {
  id: Scalars['ID']['input'];
  content: Scalars['String']['input'];
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateUserContentArgs = {
  draft: UserContentDraft;
};


export type MutationUpdateUserContentArgs = {
  id: Scalars['ID']['input'];
  change: UserContentChange;
};


export type MutationSetUserContentBookmarkArgs = {
  id: Scalars['ID']['input'];
  isBookmarked: Scalars['Boolean']['input'];
};


export type MutationDeleteUserContentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReportMessageArgs = {
  messageId?: InputMaybe<Scalars['ID']['input']>;
  commentId?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDecideMessageReportArgs = {
  id: Scalars['ID']['input'];
  keep: Scalars['Boolean']['input'];
};


export type MutationSetMessageBoardMutedArgs = {
  boardId: Scalars['ID']['input'];
  muted: Scalars['Boolean']['input'];
};


export type MutationDeleteAttachmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCompleteSurveyArgs = {
  id: Scalars['ID']['input'];
  completion: CompletionInput;
};


export type MutationSaveSurveyDraftArgs = {
  id: Scalars['ID']['input'];
  draft: SurveyDraftInput;
};


export type MutationSetSurveysHiddenArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  hidden: Scalars['Boolean']['input'];
};


export type MutationUpdateCourseReviewArgs = {
  courseId: Scalars['ID']['input'];
  actions: ReadonlyArray<CourseReviewAction>;
};


export type MutationSubmitCourseVerificationArgs = {
  courseId: Scalars['ID']['input'];
  link: Scalars['String']['input'];
};


export type MutationDecideCourseVerificationArgs = {
  courseId: Scalars['ID']['input'];
  learnerId: Scalars['ID']['input'];
  link: Scalars['String']['input'];
  decision: VerificationDecision;
  reasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDecideDocumentArgs = {
  id: Scalars['ID']['input'];
  decision: DocumentDecision;
  comment?: Scalars['String']['input'];
};


export type MutationUpdateAppointmentArgs = {
  id: Scalars['ID']['input'];
  status: PlaceState;
};


export type MutationChangeAppointmentStatusArgs = {
  id: Scalars['ID']['input'];
  status: PlaceState;
};


export type MutationDeleteAppointmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateAppointmentArgs = {
  id: Scalars['ID']['input'];
  runId: Scalars['ID']['input'];
  draft: AppointmentDraft;
};


export type MutationEditAppointmentArgs = {
  id: Scalars['ID']['input'];
  sequence: Scalars['Int']['input'];
  draft: AppointmentDraft;
};


export type MutationCreateRunArgs = {
  id: Scalars['ID']['input'];
  courseId: Scalars['ID']['input'];
  zone: Scalars['String']['input'];
};


export type MutationSetRunActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};


export type MutationMoveRunArgs = {
  id: Scalars['ID']['input'];
  days: Scalars['Int']['input'];
};


export type MutationDeleteRunArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMessageRunArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


export type MutationCompleteCourseArgs = {
  courseId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationChangeRunStatusArgs = {
  id: Scalars['ID']['input'];
  moduleId?: InputMaybe<Scalars['ID']['input']>;
  status: PlaceState;
  enrollToAll?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetAttendanceArgs = {
  appointmentId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  didAttend?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetContentListPublicArgs = {
  id: Scalars['ID']['input'];
  isPublic: Scalars['Boolean']['input'];
};


export type MutationFollowContentListArgs = {
  id: Scalars['ID']['input'];
  follow: Scalars['Boolean']['input'];
};


export type MutationUpdateContentListItemsRankArgs = {
  id: Scalars['ID']['input'];
  items: ReadonlyArray<LearningItemKey>;
};


export type MutationUpdateAccountBookmarkListArgs = {
  items: ReadonlyArray<LearningItemKey>;
};


export type MutationDeleteContentListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreContentListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateNotificationArgs = {
  id: Scalars['ID']['input'];
  actions: ReadonlyArray<NotificationAction>;
};


export type MutationAddNotificationActionsArgs = {
  id: Scalars['ID']['input'];
  actions: ReadonlyArray<NotificationAction>;
};


export type MutationReadAllNotificationsArgs = {
  until: Scalars['DateTime']['input'];
};


export type MutationCreatePushDeviceArgs = {
  pushService: PushServiceInput;
};


export type MutationDeletePushDeviceArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationUpdateNudgePreferenceArgs = {
  kind: NudgeKind;
  isOn: Scalars['Boolean']['input'];
};


export type MutationEnterChatArgs = {
  handle?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCalendarLinkAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly url: Maybe<Scalars['String']['output']>;
};

export type CalendarLink = {
  readonly createdAt: Scalars['DateTime']['output'];
};

export type EnterChatAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly url: Maybe<Scalars['String']['output']>;
};

export type NotificationFilter = {
  readonly read?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NotificationAction = {
  readonly setRead?: InputMaybe<SetRead>;
  readonly interact?: InputMaybe<InteractAction>;
};

export type SetRead = {
  readonly read: Scalars['Boolean']['input'];
};

export type InteractAction = {
  readonly confirm?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateNotificationAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly notification: Maybe<Notification>;
};

export type LearningItemKey = {
  readonly itemId: Scalars['ID']['input'];
  readonly itemType: LearningItemKind;
};

export type PushServiceInput = {
  readonly endpoint: Scalars['String']['input'];
  readonly p256dh: Scalars['String']['input'];
  readonly auth: Scalars['String']['input'];
  readonly expirationTime?: InputMaybe<Scalars['Float']['input']>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type PushDevice = SdlModels['PushDevice'];

export type CreatePushDeviceAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly pushDevice: Maybe<PushDevice>;
};

export type NudgeKind =
  | 'SESSION_TOMORROW'
  | 'SESSION_SOON'
  | 'LESSON_UNFINISHED'
  | 'CERTIFICATE_READY';

export type NudgePreference = {
  readonly kind: NudgeKind;
  readonly isOn: Scalars['Boolean']['output'];
};

export type Subscription = {
  readonly notificationAdded: Notification;
  readonly achievementAdded: Achievement;
  readonly messageBoardChanged: MessageBoardChange;
  readonly revisionRaised: Scalars['Int']['output'];
};


export type SubscriptionMessageBoardChangedArgs = {
  boardId: Scalars['ID']['input'];
};

export type UserContent = SdlModels['UserContent'];

export type UserContentDraft = {
  readonly id: Scalars['ID']['input'];
  readonly courseId: Scalars['ID']['input'];
  readonly denomination: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly filmUrl?: InputMaybe<Scalars['String']['input']>;
  readonly isPublic: Scalars['Boolean']['input'];
};

export type UserContentChange = {
  readonly denomination: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly filmUrl?: InputMaybe<Scalars['String']['input']>;
  readonly isPublic: Scalars['Boolean']['input'];
};

export type UserContentAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly userContent: Maybe<UserContent>;
};

export type MessageBoard = SdlModels['MessageBoard'];


export type MessageBoardMessagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
};

export type Message = SdlModels['Message'];


export type MessageCommentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type Comment = SdlModels['Comment'];

export type MessageDraft = {
  readonly id: Scalars['ID']['input'];
  readonly boardId: Scalars['ID']['input'];
  readonly content: Scalars['String']['input'];
};

export type CommentDraft = {
  readonly id: Scalars['ID']['input'];
  readonly messageId: Scalars['ID']['input'];
  readonly content: Scalars['String']['input'];
};

export type MessageAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly message: Maybe<Message>;
};

export type CommentAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly comment: Maybe<Comment>;
};

export type MessageReport = SdlModels['MessageReport'];

export type MessageBoardChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'DELETED';

export type MessageBoardChange = SdlModels['MessageBoardChange'];

export type UpdateCourseStatusAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly course: Maybe<Course>;
};

export type LessonPositionInput = {
  readonly componentId?: InputMaybe<Scalars['ID']['input']>;
  readonly offset?: InputMaybe<Scalars['Float']['input']>;
  readonly seconds?: InputMaybe<Scalars['Float']['input']>;
  readonly at?: InputMaybe<Scalars['DateTime']['input']>;
  readonly openParts?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly films?: InputMaybe<ReadonlyArray<FilmPositionInput>>;
};

export type FilmPositionInput = {
  readonly componentId: Scalars['ID']['input'];
  readonly seconds: Scalars['Float']['input'];
};

export type CompletionInput = {
  readonly id: Scalars['ID']['input'];
  readonly answers: Scalars['JSON']['input'];
};

export type SurveyDraftInput = {
  readonly answers: Scalars['JSON']['input'];
  readonly pageId?: InputMaybe<Scalars['String']['input']>;
  readonly savedAt: Scalars['DateTime']['input'];
};

export type CompleteSurveyAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly completion: Maybe<Completion>;
};

export type CourseReviewAction = {
  readonly setRating?: InputMaybe<SetRating>;
  readonly setReview?: InputMaybe<SetReview>;
  readonly setGuidingQuestionAnswer?: InputMaybe<SetGuidingQuestionAnswer>;
  readonly setFeedbackOptions?: InputMaybe<SetFeedbackOptions>;
};

export type SetRating = {
  readonly rating: Scalars['Int']['input'];
};

export type SetReview = {
  readonly review: Scalars['String']['input'];
};

export type SetGuidingQuestionAnswer = {
  readonly answer: Scalars['String']['input'];
};

export type SetFeedbackOptions = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type UpdateCourseReviewAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly course: Maybe<Course>;
};

export type UnsubscribeAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
};

export type Error = {
  readonly message: Scalars['String']['output'];
};

export type Answer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
};

export type LoginAnswer = {
  readonly errors: ReadonlyArray<Error>;
  readonly token: Maybe<Scalars['String']['output']>;
  readonly refreshToken: Maybe<Scalars['String']['output']>;
  readonly accessPortalPath: Maybe<Scalars['String']['output']>;
  readonly preferredLanguage: Maybe<Language>;
};

export type AddUserAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly user: Maybe<NewUser>;
};

export type NewUser = {
  readonly id: Scalars['ID']['output'];
};

export type RequestPasswordResetAnswer = {
  readonly message: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<Error>;
};

export type UpdateViewerAction = {
  readonly setPreferredLanguage?: InputMaybe<SetPreferredLanguage>;
  readonly completeMilestone?: InputMaybe<CompleteMilestone>;
  readonly createIdasRelationship?: InputMaybe<CreateIdasRelationship>;
};

export type CreateIdasRelationship = {
  readonly withRequestedAttributes?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CompleteMilestone = {
  readonly denomination: Scalars['String']['input'];
};

export type ConsentAction =
  | 'consent'
  | 'revoke';

export type ConsentAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly consent: Maybe<ConsentRequest>;
  readonly viewer: Maybe<Viewer>;
};

export type UpdateUserAction = {
  readonly setFirstName?: InputMaybe<SetFirstName>;
  readonly setLastName?: InputMaybe<SetLastName>;
  readonly setNickname?: InputMaybe<SetNickname>;
  readonly setCountry?: InputMaybe<SetCountry>;
  readonly setDateOfBirth?: InputMaybe<SetDateOfBirth>;
  readonly setCity?: InputMaybe<SetCity>;
  readonly setAdditionalInformation?: InputMaybe<SetAdditionalInformation>;
  readonly setStudentEmail?: InputMaybe<SetStudentEmail>;
  readonly setPassword?: InputMaybe<SetPassword>;
  readonly setPrivateEmail?: InputMaybe<SetPrivateEmail>;
};

export type SetPrivateEmail = {
  readonly email: Scalars['String']['input'];
};

export type SetPassword = {
  readonly oldPassword?: InputMaybe<Scalars['String']['input']>;
  readonly newPassword: Scalars['String']['input'];
  readonly newPasswordConfirmation: Scalars['String']['input'];
};

export type SetFirstName = {
  readonly firstName: Scalars['String']['input'];
};

export type SetLastName = {
  readonly lastName: Scalars['String']['input'];
};

export type SetNickname = {
  readonly nickname: Scalars['String']['input'];
};

export type SetCountry = {
  readonly countryId: Scalars['ID']['input'];
};

export type SetDateOfBirth = {
  readonly dateOfBirth: Scalars['String']['input'];
};

export type SetCity = {
  readonly city: Scalars['String']['input'];
  readonly latitude?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude?: InputMaybe<Scalars['Float']['input']>;
};

export type SetAdditionalInformation = {
  readonly additionalInformation: Scalars['String']['input'];
};

export type SetStudentEmail = {
  readonly studentEmail: Scalars['String']['input'];
};

export type UpdateUserAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly me: Maybe<Me>;
};

export type AccountPreferenceAction = {
  readonly setSubscribedToPersonalUpdates?: InputMaybe<SetPreference>;
  readonly setSubscribedToUpdates?: InputMaybe<SetPreference>;
  readonly setSubscribedToAdditionalOffers?: InputMaybe<SetPreference>;
  readonly setShowFirstName?: InputMaybe<SetPreference>;
  readonly setShowActivity?: InputMaybe<SetPreference>;
  readonly setShowOnMap?: InputMaybe<SetPreference>;
  readonly setEnableDirectMessage?: InputMaybe<SetPreference>;
};

export type SetPreference = {
  readonly value: Scalars['Boolean']['input'];
};

export type AccountPreferenceAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly preference: Maybe<AccountPreference>;
};

export type SetPreferredLanguage = {
  readonly languageId: Scalars['ID']['input'];
};

export type UpdateViewerAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly viewer: Maybe<Viewer>;
};

export type UpdateCourseAction = {
  readonly addCourseBookmark?: InputMaybe<BookmarkAction>;
  readonly removeCourseBookmark?: InputMaybe<BookmarkAction>;
};

export type UpdateModuleAction = {
  readonly addModuleBookmark?: InputMaybe<BookmarkAction>;
  readonly removeModuleBookmark?: InputMaybe<BookmarkAction>;
};

export type BookmarkAction = {
  readonly confirm?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateCourseAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly viewer: Maybe<Viewer>;
  readonly isBookmarked: Maybe<Scalars['Boolean']['output']>;
};

export type UpdateModuleAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly viewer: Maybe<Viewer>;
  readonly isBookmarked: Maybe<Scalars['Boolean']['output']>;
};

export type ContentListDraft = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly denomination: Scalars['String']['input'];
};

export type UpdateContentListAction = {
  readonly setName?: InputMaybe<SetName>;
};

export type SetName = {
  readonly denomination: Scalars['String']['input'];
};

export type ContentListAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly contentList: Maybe<ContentList>;
};

export type LearningItemKind =
  | 'MODULE'
  | 'COURSE'
  | 'USER_CONTENT';

export type ContentListItemDraft = {
  readonly itemId: Scalars['ID']['input'];
  readonly itemType: LearningItemKind;
  readonly itemListStates: ReadonlyArray<ContentListItemState>;
};

export type ContentListItemState = {
  readonly contentListId: Scalars['ID']['input'];
  readonly isIncluded: Scalars['Boolean']['input'];
};

export type ContentListItemAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
};

export type Color = SdlModels['Color'];

export type Language = {
  readonly id: Scalars['ID']['output'];
};

export type MapTiles = {
  readonly url: Scalars['String']['output'];
  readonly attribution: Scalars['String']['output'];
};

export type OrganizationConfig = SdlModels['OrganizationConfig'];

export type OpenIdClient = {
  readonly id: Scalars['ID']['output'];
  readonly buttonText: Scalars['String']['output'];
  readonly buttonIcon: Maybe<Scalars['String']['output']>;
  readonly buttonBackgroundColor: Maybe<Scalars['String']['output']>;
};

export type OrganizationCustomTexts = {
  readonly surveyBannerTitle: Maybe<Scalars['String']['output']>;
  readonly surveyBannerText: Maybe<Scalars['String']['output']>;
  readonly surveyPageText: Maybe<Scalars['String']['output']>;
};

export type ExternalScriptPolicy =
  | 'analytics'
  | 'cookieBanner'
  | 'essential';

export type ExternalScript = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly policy: ExternalScriptPolicy;
};

export type FieldVisibility =
  | 'HIDDEN'
  | 'REQUIRED'
  | 'SHOWN';

export type ProfileConfiguration = {
  readonly firstName: FieldVisibility;
  readonly lastName: FieldVisibility;
  readonly nickname: FieldVisibility;
  readonly country: FieldVisibility;
  readonly dateOfBirth: FieldVisibility;
  readonly city: FieldVisibility;
  readonly additionalInformation: FieldVisibility;
  readonly profileImage: FieldVisibility;
  readonly geocoderUrl: Maybe<Scalars['String']['output']>;
};

export type RegisterConfiguration = {
  readonly country: FieldVisibility;
};

export type SubOrganizationConfig = SdlModels['SubOrganizationConfig'];

export type ConsentRequest = SdlModels['ConsentRequest'];

export type TermsOfService = SdlModels['TermsOfService'];

export type CampusComponent = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly denomination: Scalars['String']['output'];
};

export type Country = SdlModels['Country'];

export type TextBlock = SdlModels['TextBlock'];

export type AccessibilityStatement = SdlModels['AccessibilityStatement'];

export type LandingPageComponentType =
  | 'CAROUSEL_COMPONENT'
  | 'FOOTER_COMPONENT'
  | 'HOW_TO_COMPONENT'
  | 'INTRO_COMPONENT'
  | 'MODULES_COMPONENT'
  | 'WHY_JOIN_COMPONENT';

export type LandingPageComponent = {
  readonly id: Scalars['ID']['output'];
  readonly type: LandingPageComponentType;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly color: Maybe<Color>;
  readonly language: Scalars['String']['output'];
};

export type LandingPageItem = SdlModels['LandingPageItem'];

export type IntroComponent = SdlModels['IntroComponent'];

export type ModulesComponent = SdlModels['ModulesComponent'];

export type CarouselComponent = SdlModels['CarouselComponent'];

export type CarouselItem = {
  readonly image: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type WhyJoinComponent = SdlModels['WhyJoinComponent'];

export type ReasonToApply = {
  readonly text: Scalars['String']['output'];
};

export type HowToComponent = SdlModels['HowToComponent'];

export type FooterComponent = SdlModels['FooterComponent'];

export type SocialLink = {
  readonly icon: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly link: Scalars['String']['output'];
};

export type Features = {
  readonly hasRegistration: Scalars['Boolean']['output'];
  readonly hasOnlySuborgRegistration: Scalars['Boolean']['output'];
  readonly hasGoogleAnalytics: Scalars['Boolean']['output'];
  readonly showLanguagePicker: Scalars['Boolean']['output'];
  readonly showProfileContactInformationSection: Scalars['Boolean']['output'];
  readonly showProfileRefugeeDocumentUpload: Scalars['Boolean']['output'];
  readonly showOfferBoard: Scalars['Boolean']['output'];
  readonly showCertificateVerificationFeatures: Scalars['Boolean']['output'];
  readonly showSuccessPageLanguageSection: Scalars['Boolean']['output'];
  readonly showSuccessBadges: Scalars['Boolean']['output'];
  readonly showApplicationChecklist: Scalars['Boolean']['output'];
  readonly showHomepageUpdatesSection: Scalars['Boolean']['output'];
  readonly showHomepageActivityStreak: Scalars['Boolean']['output'];
  readonly showHomepageFeaturedModule: Scalars['Boolean']['output'];
  readonly showGoogleLogin: Scalars['Boolean']['output'];
  readonly showSupportChat: Scalars['Boolean']['output'];
  readonly showOpenCampus: Scalars['Boolean']['output'];
  readonly showCommunity: Scalars['Boolean']['output'];
  readonly enableCompletionCertificates: Scalars['Boolean']['output'];
  readonly showSuccessInNavBar: Scalars['Boolean']['output'];
  readonly showIdasIntegrationOptions: Scalars['Boolean']['output'];
  readonly showHelpCenter: Scalars['Boolean']['output'];
  readonly showReviews: Scalars['Boolean']['output'];
  readonly allowStudentCourseCompletion: Scalars['Boolean']['output'];
  readonly showSuccessPageModuleProgressSection: Scalars['Boolean']['output'];
  readonly showLearnerMap: Scalars['Boolean']['output'];
  readonly showLearnersFullName: Scalars['Boolean']['output'];
  readonly showContentProviders: Scalars['Boolean']['output'];
  readonly showUserGeneratedContent: Scalars['Boolean']['output'];
  readonly allowHidingSurveys: Scalars['Boolean']['output'];
  readonly showSurveyBanner: Scalars['Boolean']['output'];
  readonly hasLockedOnboardingSlides: Scalars['Boolean']['output'];
  readonly allowProfileEdit: Scalars['Boolean']['output'];
  readonly allowUnderage: Scalars['Boolean']['output'];
};

export type Me = SdlModels['Me'];

export type Image = {
  readonly url: Scalars['String']['output'];
};

export type AccountPreference = {
  readonly id: Scalars['ID']['output'];
  readonly subscribedToPersonalUpdates: Scalars['Boolean']['output'];
  readonly subscribedToUpdates: Scalars['Boolean']['output'];
  readonly subscribedToAdditionalOffers: Scalars['Boolean']['output'];
  readonly showFirstName: Scalars['Boolean']['output'];
  readonly showActivity: Scalars['Boolean']['output'];
  readonly showOnMap: Scalars['Boolean']['output'];
  readonly enableDirectMessage: Scalars['Boolean']['output'];
};

export type DocumentUpload = SdlModels['DocumentUpload'];

export type DocumentDecision =
  | 'ACCEPTED'
  | 'INELIGIBLE'
  | 'INVALID_UPLOAD'
  | 'IN_REVIEW'
  | 'REJECTED';

export type DocumentReview = SdlModels['DocumentReview'];

export type DocumentUploadStatus =
  | 'ACCEPTED'
  | 'INELIGIBLE'
  | 'INVALID_UPLOAD'
  | 'IN_REVIEW'
  | 'NO_UPLOAD'
  | 'REJECTED';

export type OnboardingSlide = SdlModels['OnboardingSlide'];

export type Milestone = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
};

export type Viewer = SdlModels['Viewer'];


export type ViewerBookmarkedItemsArgs = {
  kinds?: InputMaybe<ReadonlyArray<LearningItemKind>>;
};


export type ViewerContentListsArgs = {
  isOwner?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ViewerModuleCategoryArgs = {
  identifier: Scalars['String']['input'];
};


export type ViewerPromotedModuleCategoriesArgs = {
  shouldFetchSubOrgsModuleCategory?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ViewerPushDeviceArgs = {
  endpoint: Scalars['String']['input'];
};

export type Session = {
  readonly id: Scalars['ID']['output'];
  readonly isMobile: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly lastUsedAt: Scalars['DateTime']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
};

export type Offer = SdlModels['Offer'];

export type LanguageSchoolCategory = SdlModels['LanguageSchoolCategory'];

export type LanguageSchoolSubcategory = SdlModels['LanguageSchoolSubcategory'];

export type LanguageSchoolResource = SdlModels['LanguageSchoolResource'];

export type CertificateOfEnrollmentReason = SdlModels['CertificateOfEnrollmentReason'];

export type IdasRelationship = SdlModels['IdasRelationship'];

export type IdasAttribute = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type LockKey = {
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['String']['output'];
};

export type LearningItem = Module | MixedCourse | Event | Project | Scorm | Material;

export type ListedItem = Module | MixedCourse | Event | Project | Scorm | Material | UserContent;

export type ModuleCategory = SdlModels['ModuleCategory'];

export type ModuleCategorySection = SdlModels['ModuleCategorySection'];

export type Module = SdlModels['Module'];


export type ModuleParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type CourseType =
  | 'DA_COURSE'
  | 'DA_TUTORIAL'
  | 'HOSTED_COURSE'
  | 'KIRON_MOOC'
  | 'MATERIAL_COURSE'
  | 'OFFLINE_COURSE'
  | 'PROJECT'
  | 'REGULAR_MOOC'
  | 'SCORM';

export type CourseState =
  | 'AVAILABLE'
  | 'COMPLETED'
  | 'PREVIEW'
  | 'TAKEN';

export type CourseStatus = {
  readonly denomination: CourseState;
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type Prerequisite = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly moduleId: Maybe<Scalars['ID']['output']>;
  readonly status: CourseStatus;
};

export type ContentProvider = SdlModels['ContentProvider'];

export type Badge = SdlModels['Badge'];

export type CourseTool = SdlModels['CourseTool'];

export type CourseProvider = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly verificationExampleLinks: ReadonlyArray<Scalars['String']['output']>;
};

export type CertificateInfo = {
  readonly text: Scalars['String']['output'];
  readonly link: Maybe<Scalars['String']['output']>;
};

export type SurveyReference = {
  readonly identifier: Scalars['String']['output'];
};

export type Tag = SdlModels['Tag'];

export type TaggedContent = {
  readonly courses: ReadonlyArray<Course>;
  readonly modules: ReadonlyArray<Module>;
};

export type Testimonial = SdlModels['Testimonial'];

export type SearchAnswer = {
  readonly hits: ReadonlyArray<SearchHit>;
  readonly searched: Scalars['Int']['output'];
};

export type SearchHit = {
  readonly item: LearningItem;
  readonly lessonId: Maybe<Scalars['ID']['output']>;
  readonly userContent: Maybe<UserContent>;
  readonly title: Scalars['String']['output'];
  readonly excerpt: ReadonlyArray<SearchMark>;
};

export type SearchMark = {
  readonly text: Scalars['String']['output'];
  readonly isHit: Scalars['Boolean']['output'];
};

export type CourseVerification = {
  readonly verified: Scalars['Boolean']['output'];
  readonly pending: Scalars['Boolean']['output'];
  readonly rejectionReason: Maybe<RejectionReason>;
  readonly link: Scalars['String']['output'];
};

export type RejectionReason = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
};

export type VerificationDecision =
  | 'ACCEPT'
  | 'REJECT';

export type CourseVerifications = {
  readonly pending: ReadonlyArray<SubmittedVerification>;
  readonly rejectionReasons: ReadonlyArray<RejectionReason>;
};

export type SubmittedVerification = SdlModels['SubmittedVerification'];

export type CourseReview = {
  readonly id: Scalars['ID']['output'];
  readonly rating: Scalars['Int']['output'];
  readonly review: Maybe<Scalars['String']['output']>;
  readonly guidingQuestionAnswer: Maybe<Scalars['String']['output']>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
};

export type WrittenReview = SdlModels['WrittenReview'];

export type FeedbackOption = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
};

export type LastViewedLesson = {
  readonly lessonId: Scalars['ID']['output'];
  readonly position: Maybe<LessonPosition>;
  readonly viewedAt: Scalars['DateTime']['output'];
};

export type LessonPosition = {
  readonly componentId: Maybe<Scalars['ID']['output']>;
  readonly offset: Maybe<Scalars['Float']['output']>;
  readonly seconds: Maybe<Scalars['Float']['output']>;
  readonly at: Maybe<Scalars['DateTime']['output']>;
  readonly openParts: ReadonlyArray<Scalars['ID']['output']>;
  readonly films: ReadonlyArray<FilmPosition>;
};

export type FilmPosition = {
  readonly componentId: Scalars['ID']['output'];
  readonly seconds: Scalars['Float']['output'];
};

export type Certificate = {
  readonly id: Scalars['ID']['output'];
  readonly files: ReadonlyArray<CertificateFile>;
};

export type CertificateFile = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type PublicUser = SdlModels['PublicUser'];

export type Achievement = SdlModels['Achievement'];

export type Reflection = SdlModels['Reflection'];

export type LearnerOnMap = SdlModels['LearnerOnMap'];

export type Completion = SdlModels['Completion'];

export type Course = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseType: CourseType;
  readonly customCourseTypeName: Maybe<Scalars['String']['output']>;
  readonly subtitle: Maybe<Scalars['String']['output']>;
  readonly about: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<Scalars['String']['output']>;
  readonly imageAlt: Maybe<Scalars['String']['output']>;
  readonly isBookmarked: Maybe<Scalars['Boolean']['output']>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly isPaywalled: Scalars['Boolean']['output'];
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly workload: Scalars['Int']['output'];
  readonly status: CourseStatus;
  readonly prerequisite: Maybe<Prerequisite>;
  readonly notes: Maybe<Scalars['String']['output']>;
  readonly weeks: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly courseTools: ReadonlyArray<CourseTool>;
  readonly provider: Maybe<CourseProvider>;
  readonly certificateInfo: Maybe<CertificateInfo>;
  readonly registrationDeadline: Maybe<Scalars['DateTime']['output']>;
  readonly startDate: Maybe<Scalars['DateTime']['output']>;
  readonly endDate: Maybe<Scalars['DateTime']['output']>;
  readonly url: Maybe<Scalars['String']['output']>;
  readonly duration: Maybe<Scalars['Int']['output']>;
  readonly platform: Maybe<Scalars['String']['output']>;
  readonly feedbackSurvey: Maybe<SurveyReference>;
  readonly messageBoard: Maybe<MessageBoard>;
  readonly tags: ReadonlyArray<Tag>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly verification: Maybe<CourseVerification>;
  readonly tutors: ReadonlyArray<PublicUser>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly progress: Scalars['Float']['output'];
  readonly rating: Maybe<Scalars['Float']['output']>;
  readonly reviewCount: Scalars['Int']['output'];
  readonly ratingCounts: ReadonlyArray<Scalars['Int']['output']>;
  readonly viewerReview: Maybe<CourseReview>;
  readonly reviews: ReadonlyArray<WrittenReview>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly lastViewedLesson: Maybe<LastViewedLesson>;
  readonly isCurrentUserTutor: Scalars['Boolean']['output'];
  readonly certificate: Maybe<Certificate>;
  readonly firstAppointmentTime: Maybe<Scalars['DateTime']['output']>;
  readonly eventOverInfo: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly endingTime: Maybe<Scalars['DateTime']['output']>;
  readonly locationOrUrl: Maybe<Scalars['String']['output']>;
  readonly registrationInfo: Maybe<RegistrationInfo>;
};


export type CourseParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type MixedCourse = SdlModels['MixedCourse'];


export type MixedCourseParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Event = SdlModels['Event'];


export type EventParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Project = SdlModels['Project'];


export type ProjectParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Attachment = SdlModels['Attachment'];

export type Scorm = SdlModels['Scorm'];


export type ScormParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type ScormMetadata = {
  readonly scormSchemaVersion: Scalars['String']['output'];
  readonly scormRecourseUrl: Scalars['String']['output'];
  readonly scormDirectoryPath: Scalars['String']['output'];
  readonly scormTitle: Scalars['String']['output'];
  readonly packageId: Scalars['ID']['output'];
  readonly version: Scalars['String']['output'];
  readonly items: ReadonlyArray<Scalars['ID']['output']>;
  readonly size: Scalars['Int']['output'];
};

export type Material = SdlModels['Material'];


export type MaterialParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type RegistrationInfo = {
  readonly registrationDeadline: Maybe<Scalars['DateTime']['output']>;
  readonly maxParticipants: Scalars['Int']['output'];
  readonly numberOfParticipants: Scalars['Int']['output'];
  readonly isRegistered: Scalars['Boolean']['output'];
};

export type PlaceState =
  | 'AVAILABLE'
  | 'TAKEN';

export type PlaceStatus = {
  readonly denomination: PlaceState;
};

export type Run = SdlModels['Run'];


export type RunParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Appointment = SdlModels['Appointment'];

export type RecurringAppointment = {
  readonly id: Scalars['ID']['output'];
  readonly start: Scalars['DateTime']['output'];
  readonly end: Scalars['DateTime']['output'];
};

export type Attendee = SdlModels['Attendee'];

export type AppointmentDraft = {
  readonly denomination: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly location: Scalars['String']['input'];
  readonly url: Scalars['String']['input'];
  readonly moderatorLink: Scalars['String']['input'];
  readonly start: Scalars['DateTime']['input'];
  readonly end: Scalars['DateTime']['input'];
  readonly registrationDeadline?: InputMaybe<Scalars['DateTime']['input']>;
  readonly maxParticipants: Scalars['Int']['input'];
  readonly hasCertificate: Scalars['Boolean']['input'];
};

export type UpcomingAppointmentRun = {
  readonly id: Scalars['ID']['output'];
  readonly course: Course;
  readonly run: Run;
  readonly appointment: Appointment;
};

export type UpdateAppointmentAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly overlappingAppointments: ReadonlyArray<OverlappingAppointment>;
  readonly course: Maybe<Course>;
};

export type OverlappingAppointment = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly start: Scalars['DateTime']['output'];
  readonly end: Scalars['DateTime']['output'];
};

export type Notification = SdlModels['Notification'];

export type Lesson = SdlModels['Lesson'];

export type LessonComponent = ModuleText | LearningOutcome | UserQuote | CollapsibleText | Glossary | VideoFile | YoutubeVideo | H5p | NewH5p | CodeAnnotation;

export type ModuleText = SdlModels['ModuleText'];

export type LearningOutcome = SdlModels['LearningOutcome'];

export type UserQuote = SdlModels['UserQuote'];

export type CollapsibleText = SdlModels['CollapsibleText'];

export type Glossary = SdlModels['Glossary'];

export type GlossaryEntry = {
  readonly word: Scalars['String']['output'];
  readonly meaning: Scalars['String']['output'];
  readonly hint: Maybe<Scalars['String']['output']>;
};

export type VideoFile = SdlModels['VideoFile'];

export type VideoSubtitles = {
  readonly language: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type YoutubeVideo = SdlModels['YoutubeVideo'];

export type NewH5p = SdlModels['NewH5p'];

export type H5p = SdlModels['H5p'];

export type CodeAnnotation = SdlModels['CodeAnnotation'];

export type CodeNote = {
  readonly line: Scalars['Int']['output'];
  readonly content: Scalars['String']['output'];
};

export type ReflectionBoard = SdlModels['ReflectionBoard'];

export type Questionnaire = SdlModels['Questionnaire'];

export type QuestionnairePage = SdlModels['QuestionnairePage'];

export type Question = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition: Maybe<Scalars['JSON']['output']>;
};

export type QuestionOption = SdlModels['QuestionOption'];

export type SingleChoiceQuestion = SdlModels['SingleChoiceQuestion'];

export type MultipleChoiceQuestion = SdlModels['MultipleChoiceQuestion'];

export type TextQuestion = SdlModels['TextQuestion'];

export type NumberQuestion = SdlModels['NumberQuestion'];

export type ScaleQuestion = SdlModels['ScaleQuestion'];

export type DateQuestion = SdlModels['DateQuestion'];

export type CountryQuestion = SdlModels['CountryQuestion'];

export type SatisfactionQuestion = SdlModels['SatisfactionQuestion'];

export type DifficultyQuestion = SdlModels['DifficultyQuestion'];

export type InformationBlock = SdlModels['InformationBlock'];

export type SurveyDraft = SdlModels['SurveyDraft'];

export type Result = {
  readonly successful: Scalars['Boolean']['output'];
  readonly answers: ReadonlyArray<GivenAnswer>;
};

export type GivenAnswer = {
  readonly identifier: Scalars['String']['output'];
  readonly points: Maybe<Scalars['Int']['output']>;
  readonly feedback: Maybe<Scalars['String']['output']>;
};

export type ContentList = SdlModels['ContentList'];


export type ContentListItemsArgs = {
  kinds?: InputMaybe<ReadonlyArray<LearningItemKind>>;
};

export type OfflineManifest = {
  readonly kind: LearningItemKind;
  readonly id: Scalars['ID']['output'];
  readonly revision: Scalars['String']['output'];
  readonly documents: ReadonlyArray<OfflineDocument>;
  readonly files: ReadonlyArray<OfflineFile>;
  readonly packages: ReadonlyArray<OfflinePackage>;
};

export type OfflinePackage = {
  readonly id: Scalars['ID']['output'];
  readonly player: Scalars['String']['output'];
  readonly files: ReadonlyArray<OfflineFile>;
};

export type OfflineDocumentKind =
  | 'MODULE'
  | 'COURSE'
  | 'LESSON';

export type OfflineDocument = {
  readonly kind: OfflineDocumentKind;
  readonly id: Scalars['ID']['output'];
  readonly courseId: Maybe<Scalars['ID']['output']>;
  readonly size: Scalars['Float']['output'];
  readonly hash: Scalars['String']['output'];
};

export type OfflineFile = {
  readonly url: Scalars['String']['output'];
  readonly size: Scalars['Float']['output'];
  readonly hash: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  LearningItem:
    | ( SdlModels['Module'] )
    | ( SdlModels['MixedCourse'] )
    | ( SdlModels['Event'] )
    | ( SdlModels['Project'] )
    | ( SdlModels['Scorm'] )
    | ( SdlModels['Material'] )
  ;
  ListedItem:
    | ( SdlModels['Module'] )
    | ( SdlModels['MixedCourse'] )
    | ( SdlModels['Event'] )
    | ( SdlModels['Project'] )
    | ( SdlModels['Scorm'] )
    | ( SdlModels['Material'] )
    | ( SdlModels['UserContent'] )
  ;
  LessonComponent:
    | ( SdlModels['ModuleText'] )
    | ( SdlModels['LearningOutcome'] )
    | ( SdlModels['UserQuote'] )
    | ( SdlModels['CollapsibleText'] )
    | ( SdlModels['Glossary'] )
    | ( SdlModels['VideoFile'] )
    | ( SdlModels['YoutubeVideo'] )
    | ( SdlModels['H5p'] )
    | ( SdlModels['NewH5p'] )
    | ( SdlModels['CodeAnnotation'] )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  LandingPageComponent:
    | ( SdlModels['IntroComponent'] )
    | ( SdlModels['ModulesComponent'] )
    | ( SdlModels['CarouselComponent'] )
    | ( SdlModels['WhyJoinComponent'] )
    | ( SdlModels['HowToComponent'] )
    | ( SdlModels['FooterComponent'] )
  ;
  Course:
    | ( SdlModels['MixedCourse'] )
    | ( SdlModels['Event'] )
    | ( SdlModels['Project'] )
    | ( SdlModels['Scorm'] )
    | ( SdlModels['Material'] )
  ;
  Question:
    | ( SdlModels['SingleChoiceQuestion'] )
    | ( SdlModels['MultipleChoiceQuestion'] )
    | ( SdlModels['TextQuestion'] )
    | ( SdlModels['NumberQuestion'] )
    | ( SdlModels['ScaleQuestion'] )
    | ( SdlModels['DateQuestion'] )
    | ( SdlModels['CountryQuestion'] )
    | ( SdlModels['SatisfactionQuestion'] )
    | ( SdlModels['DifficultyQuestion'] )
    | ( SdlModels['InformationBlock'] )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<unknown>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<unknown>;
  CreateCalendarLinkAnswer: ResolverTypeWrapper<CreateCalendarLinkAnswer>;
  CalendarLink: ResolverTypeWrapper<CalendarLink>;
  EnterChatAnswer: ResolverTypeWrapper<EnterChatAnswer>;
  NotificationFilter: NotificationFilter;
  NotificationAction: NotificationAction;
  SetRead: SetRead;
  InteractAction: InteractAction;
  UpdateNotificationAnswer: ResolverTypeWrapper<Omit<UpdateNotificationAnswer, 'notification'> & { notification: Maybe<ResolversTypes['Notification']> }>;
  LearningItemKey: LearningItemKey;
  PushServiceInput: PushServiceInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PushDevice: ResolverTypeWrapper<SdlModels['PushDevice']>;
  CreatePushDeviceAnswer: ResolverTypeWrapper<Omit<CreatePushDeviceAnswer, 'pushDevice'> & { pushDevice: Maybe<ResolversTypes['PushDevice']> }>;
  NudgeKind: NudgeKind;
  NudgePreference: ResolverTypeWrapper<NudgePreference>;
  Subscription: ResolverTypeWrapper<unknown>;
  UserContent: ResolverTypeWrapper<SdlModels['UserContent']>;
  UserContentDraft: UserContentDraft;
  UserContentChange: UserContentChange;
  UserContentAnswer: ResolverTypeWrapper<Omit<UserContentAnswer, 'userContent'> & { userContent: Maybe<ResolversTypes['UserContent']> }>;
  MessageBoard: ResolverTypeWrapper<SdlModels['MessageBoard']>;
  Message: ResolverTypeWrapper<SdlModels['Message']>;
  Comment: ResolverTypeWrapper<SdlModels['Comment']>;
  MessageDraft: MessageDraft;
  CommentDraft: CommentDraft;
  MessageAnswer: ResolverTypeWrapper<Omit<MessageAnswer, 'message'> & { message: Maybe<ResolversTypes['Message']> }>;
  CommentAnswer: ResolverTypeWrapper<Omit<CommentAnswer, 'comment'> & { comment: Maybe<ResolversTypes['Comment']> }>;
  MessageReport: ResolverTypeWrapper<SdlModels['MessageReport']>;
  MessageBoardChangeKind: MessageBoardChangeKind;
  MessageBoardChange: ResolverTypeWrapper<SdlModels['MessageBoardChange']>;
  UpdateCourseStatusAnswer: ResolverTypeWrapper<Omit<UpdateCourseStatusAnswer, 'course'> & { course: Maybe<ResolversTypes['Course']> }>;
  LessonPositionInput: LessonPositionInput;
  FilmPositionInput: FilmPositionInput;
  CompletionInput: CompletionInput;
  SurveyDraftInput: SurveyDraftInput;
  CompleteSurveyAnswer: ResolverTypeWrapper<Omit<CompleteSurveyAnswer, 'completion'> & { completion: Maybe<ResolversTypes['Completion']> }>;
  CourseReviewAction: CourseReviewAction;
  SetRating: SetRating;
  SetReview: SetReview;
  SetGuidingQuestionAnswer: SetGuidingQuestionAnswer;
  SetFeedbackOptions: SetFeedbackOptions;
  UpdateCourseReviewAnswer: ResolverTypeWrapper<Omit<UpdateCourseReviewAnswer, 'course'> & { course: Maybe<ResolversTypes['Course']> }>;
  UnsubscribeAnswer: ResolverTypeWrapper<UnsubscribeAnswer>;
  Error: ResolverTypeWrapper<Error>;
  Answer: ResolverTypeWrapper<Answer>;
  LoginAnswer: ResolverTypeWrapper<LoginAnswer>;
  AddUserAnswer: ResolverTypeWrapper<AddUserAnswer>;
  NewUser: ResolverTypeWrapper<NewUser>;
  RequestPasswordResetAnswer: ResolverTypeWrapper<RequestPasswordResetAnswer>;
  UpdateViewerAction: UpdateViewerAction;
  CreateIdasRelationship: CreateIdasRelationship;
  CompleteMilestone: CompleteMilestone;
  ConsentAction: ConsentAction;
  ConsentAnswer: ResolverTypeWrapper<Omit<ConsentAnswer, 'consent' | 'viewer'> & { consent: Maybe<ResolversTypes['ConsentRequest']>, viewer: Maybe<ResolversTypes['Viewer']> }>;
  UpdateUserAction: UpdateUserAction;
  SetPrivateEmail: SetPrivateEmail;
  SetPassword: SetPassword;
  SetFirstName: SetFirstName;
  SetLastName: SetLastName;
  SetNickname: SetNickname;
  SetCountry: SetCountry;
  SetDateOfBirth: SetDateOfBirth;
  SetCity: SetCity;
  SetAdditionalInformation: SetAdditionalInformation;
  SetStudentEmail: SetStudentEmail;
  UpdateUserAnswer: ResolverTypeWrapper<Omit<UpdateUserAnswer, 'me'> & { me: Maybe<ResolversTypes['Me']> }>;
  AccountPreferenceAction: AccountPreferenceAction;
  SetPreference: SetPreference;
  AccountPreferenceAnswer: ResolverTypeWrapper<Omit<AccountPreferenceAnswer, 'preference'> & { preference: Maybe<ResolversTypes['AccountPreference']> }>;
  SetPreferredLanguage: SetPreferredLanguage;
  UpdateViewerAnswer: ResolverTypeWrapper<Omit<UpdateViewerAnswer, 'viewer'> & { viewer: Maybe<ResolversTypes['Viewer']> }>;
  UpdateCourseAction: UpdateCourseAction;
  UpdateModuleAction: UpdateModuleAction;
  BookmarkAction: BookmarkAction;
  UpdateCourseAnswer: ResolverTypeWrapper<Omit<UpdateCourseAnswer, 'viewer'> & { viewer: Maybe<ResolversTypes['Viewer']> }>;
  UpdateModuleAnswer: ResolverTypeWrapper<Omit<UpdateModuleAnswer, 'viewer'> & { viewer: Maybe<ResolversTypes['Viewer']> }>;
  ContentListDraft: ContentListDraft;
  UpdateContentListAction: UpdateContentListAction;
  SetName: SetName;
  ContentListAnswer: ResolverTypeWrapper<Omit<ContentListAnswer, 'contentList'> & { contentList: Maybe<ResolversTypes['ContentList']> }>;
  LearningItemKind: LearningItemKind;
  ContentListItemDraft: ContentListItemDraft;
  ContentListItemState: ContentListItemState;
  ContentListItemAnswer: ResolverTypeWrapper<ContentListItemAnswer>;
  Color: ResolverTypeWrapper<SdlModels['Color']>;
  Language: ResolverTypeWrapper<Language>;
  MapTiles: ResolverTypeWrapper<MapTiles>;
  OrganizationConfig: ResolverTypeWrapper<SdlModels['OrganizationConfig']>;
  OpenIdClient: ResolverTypeWrapper<OpenIdClient>;
  OrganizationCustomTexts: ResolverTypeWrapper<OrganizationCustomTexts>;
  ExternalScriptPolicy: ExternalScriptPolicy;
  ExternalScript: ResolverTypeWrapper<ExternalScript>;
  FieldVisibility: FieldVisibility;
  ProfileConfiguration: ResolverTypeWrapper<ProfileConfiguration>;
  RegisterConfiguration: ResolverTypeWrapper<RegisterConfiguration>;
  SubOrganizationConfig: ResolverTypeWrapper<SdlModels['SubOrganizationConfig']>;
  ConsentRequest: ResolverTypeWrapper<SdlModels['ConsentRequest']>;
  TermsOfService: ResolverTypeWrapper<SdlModels['TermsOfService']>;
  CampusComponent: ResolverTypeWrapper<CampusComponent>;
  Country: ResolverTypeWrapper<SdlModels['Country']>;
  TextBlock: ResolverTypeWrapper<SdlModels['TextBlock']>;
  AccessibilityStatement: ResolverTypeWrapper<SdlModels['AccessibilityStatement']>;
  LandingPageComponentType: LandingPageComponentType;
  LandingPageComponent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LandingPageComponent']>;
  LandingPageItem: ResolverTypeWrapper<SdlModels['LandingPageItem']>;
  IntroComponent: ResolverTypeWrapper<SdlModels['IntroComponent']>;
  ModulesComponent: ResolverTypeWrapper<SdlModels['ModulesComponent']>;
  CarouselComponent: ResolverTypeWrapper<SdlModels['CarouselComponent']>;
  CarouselItem: ResolverTypeWrapper<CarouselItem>;
  WhyJoinComponent: ResolverTypeWrapper<SdlModels['WhyJoinComponent']>;
  ReasonToApply: ResolverTypeWrapper<ReasonToApply>;
  HowToComponent: ResolverTypeWrapper<SdlModels['HowToComponent']>;
  FooterComponent: ResolverTypeWrapper<SdlModels['FooterComponent']>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  Features: ResolverTypeWrapper<Features>;
  Me: ResolverTypeWrapper<SdlModels['Me']>;
  Image: ResolverTypeWrapper<Image>;
  AccountPreference: ResolverTypeWrapper<AccountPreference>;
  DocumentUpload: ResolverTypeWrapper<SdlModels['DocumentUpload']>;
  DocumentDecision: DocumentDecision;
  DocumentReview: ResolverTypeWrapper<SdlModels['DocumentReview']>;
  DocumentUploadStatus: DocumentUploadStatus;
  OnboardingSlide: ResolverTypeWrapper<SdlModels['OnboardingSlide']>;
  Milestone: ResolverTypeWrapper<Milestone>;
  Viewer: ResolverTypeWrapper<SdlModels['Viewer']>;
  Session: ResolverTypeWrapper<Session>;
  Offer: ResolverTypeWrapper<SdlModels['Offer']>;
  LanguageSchoolCategory: ResolverTypeWrapper<SdlModels['LanguageSchoolCategory']>;
  LanguageSchoolSubcategory: ResolverTypeWrapper<SdlModels['LanguageSchoolSubcategory']>;
  LanguageSchoolResource: ResolverTypeWrapper<SdlModels['LanguageSchoolResource']>;
  CertificateOfEnrollmentReason: ResolverTypeWrapper<SdlModels['CertificateOfEnrollmentReason']>;
  IdasRelationship: ResolverTypeWrapper<SdlModels['IdasRelationship']>;
  IdasAttribute: ResolverTypeWrapper<IdasAttribute>;
  LockKey: ResolverTypeWrapper<LockKey>;
  LearningItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LearningItem']>;
  ListedItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ListedItem']>;
  ModuleCategory: ResolverTypeWrapper<SdlModels['ModuleCategory']>;
  ModuleCategorySection: ResolverTypeWrapper<SdlModels['ModuleCategorySection']>;
  Module: ResolverTypeWrapper<SdlModels['Module']>;
  CourseType: CourseType;
  CourseState: CourseState;
  CourseStatus: ResolverTypeWrapper<CourseStatus>;
  Prerequisite: ResolverTypeWrapper<Omit<Prerequisite, 'status'> & { status: ResolversTypes['CourseStatus'] }>;
  ContentProvider: ResolverTypeWrapper<SdlModels['ContentProvider']>;
  Badge: ResolverTypeWrapper<SdlModels['Badge']>;
  CourseTool: ResolverTypeWrapper<SdlModels['CourseTool']>;
  CourseProvider: ResolverTypeWrapper<CourseProvider>;
  CertificateInfo: ResolverTypeWrapper<CertificateInfo>;
  SurveyReference: ResolverTypeWrapper<SurveyReference>;
  Tag: ResolverTypeWrapper<SdlModels['Tag']>;
  TaggedContent: ResolverTypeWrapper<Omit<TaggedContent, 'courses' | 'modules'> & { courses: ReadonlyArray<ResolversTypes['Course']>, modules: ReadonlyArray<ResolversTypes['Module']> }>;
  Testimonial: ResolverTypeWrapper<SdlModels['Testimonial']>;
  SearchAnswer: ResolverTypeWrapper<Omit<SearchAnswer, 'hits'> & { hits: ReadonlyArray<ResolversTypes['SearchHit']> }>;
  SearchHit: ResolverTypeWrapper<Omit<SearchHit, 'item' | 'userContent'> & { item: ResolversTypes['LearningItem'], userContent: Maybe<ResolversTypes['UserContent']> }>;
  SearchMark: ResolverTypeWrapper<SearchMark>;
  CourseVerification: ResolverTypeWrapper<CourseVerification>;
  RejectionReason: ResolverTypeWrapper<RejectionReason>;
  VerificationDecision: VerificationDecision;
  CourseVerifications: ResolverTypeWrapper<Omit<CourseVerifications, 'pending'> & { pending: ReadonlyArray<ResolversTypes['SubmittedVerification']> }>;
  SubmittedVerification: ResolverTypeWrapper<SdlModels['SubmittedVerification']>;
  CourseReview: ResolverTypeWrapper<CourseReview>;
  WrittenReview: ResolverTypeWrapper<SdlModels['WrittenReview']>;
  FeedbackOption: ResolverTypeWrapper<FeedbackOption>;
  LastViewedLesson: ResolverTypeWrapper<LastViewedLesson>;
  LessonPosition: ResolverTypeWrapper<LessonPosition>;
  FilmPosition: ResolverTypeWrapper<FilmPosition>;
  Certificate: ResolverTypeWrapper<Certificate>;
  CertificateFile: ResolverTypeWrapper<CertificateFile>;
  PublicUser: ResolverTypeWrapper<SdlModels['PublicUser']>;
  Achievement: ResolverTypeWrapper<SdlModels['Achievement']>;
  Reflection: ResolverTypeWrapper<SdlModels['Reflection']>;
  LearnerOnMap: ResolverTypeWrapper<SdlModels['LearnerOnMap']>;
  Completion: ResolverTypeWrapper<SdlModels['Completion']>;
  Course: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Course']>;
  MixedCourse: ResolverTypeWrapper<SdlModels['MixedCourse']>;
  Event: ResolverTypeWrapper<SdlModels['Event']>;
  Project: ResolverTypeWrapper<SdlModels['Project']>;
  Attachment: ResolverTypeWrapper<SdlModels['Attachment']>;
  Scorm: ResolverTypeWrapper<SdlModels['Scorm']>;
  ScormMetadata: ResolverTypeWrapper<ScormMetadata>;
  Material: ResolverTypeWrapper<SdlModels['Material']>;
  RegistrationInfo: ResolverTypeWrapper<RegistrationInfo>;
  PlaceState: PlaceState;
  PlaceStatus: ResolverTypeWrapper<PlaceStatus>;
  Run: ResolverTypeWrapper<SdlModels['Run']>;
  Appointment: ResolverTypeWrapper<SdlModels['Appointment']>;
  RecurringAppointment: ResolverTypeWrapper<RecurringAppointment>;
  Attendee: ResolverTypeWrapper<SdlModels['Attendee']>;
  AppointmentDraft: AppointmentDraft;
  UpcomingAppointmentRun: ResolverTypeWrapper<Omit<UpcomingAppointmentRun, 'course' | 'run' | 'appointment'> & { course: ResolversTypes['Course'], run: ResolversTypes['Run'], appointment: ResolversTypes['Appointment'] }>;
  UpdateAppointmentAnswer: ResolverTypeWrapper<Omit<UpdateAppointmentAnswer, 'course'> & { course: Maybe<ResolversTypes['Course']> }>;
  OverlappingAppointment: ResolverTypeWrapper<OverlappingAppointment>;
  Notification: ResolverTypeWrapper<SdlModels['Notification']>;
  Lesson: ResolverTypeWrapper<SdlModels['Lesson']>;
  LessonComponent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LessonComponent']>;
  ModuleText: ResolverTypeWrapper<SdlModels['ModuleText']>;
  LearningOutcome: ResolverTypeWrapper<SdlModels['LearningOutcome']>;
  UserQuote: ResolverTypeWrapper<SdlModels['UserQuote']>;
  CollapsibleText: ResolverTypeWrapper<SdlModels['CollapsibleText']>;
  Glossary: ResolverTypeWrapper<SdlModels['Glossary']>;
  GlossaryEntry: ResolverTypeWrapper<GlossaryEntry>;
  VideoFile: ResolverTypeWrapper<SdlModels['VideoFile']>;
  VideoSubtitles: ResolverTypeWrapper<VideoSubtitles>;
  YoutubeVideo: ResolverTypeWrapper<SdlModels['YoutubeVideo']>;
  NewH5p: ResolverTypeWrapper<SdlModels['NewH5p']>;
  H5p: ResolverTypeWrapper<SdlModels['H5p']>;
  CodeAnnotation: ResolverTypeWrapper<SdlModels['CodeAnnotation']>;
  CodeNote: ResolverTypeWrapper<CodeNote>;
  ReflectionBoard: ResolverTypeWrapper<SdlModels['ReflectionBoard']>;
  Questionnaire: ResolverTypeWrapper<SdlModels['Questionnaire']>;
  QuestionnairePage: ResolverTypeWrapper<SdlModels['QuestionnairePage']>;
  Question: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Question']>;
  QuestionOption: ResolverTypeWrapper<SdlModels['QuestionOption']>;
  SingleChoiceQuestion: ResolverTypeWrapper<SdlModels['SingleChoiceQuestion']>;
  MultipleChoiceQuestion: ResolverTypeWrapper<SdlModels['MultipleChoiceQuestion']>;
  TextQuestion: ResolverTypeWrapper<SdlModels['TextQuestion']>;
  NumberQuestion: ResolverTypeWrapper<SdlModels['NumberQuestion']>;
  ScaleQuestion: ResolverTypeWrapper<SdlModels['ScaleQuestion']>;
  DateQuestion: ResolverTypeWrapper<SdlModels['DateQuestion']>;
  CountryQuestion: ResolverTypeWrapper<SdlModels['CountryQuestion']>;
  SatisfactionQuestion: ResolverTypeWrapper<SdlModels['SatisfactionQuestion']>;
  DifficultyQuestion: ResolverTypeWrapper<SdlModels['DifficultyQuestion']>;
  InformationBlock: ResolverTypeWrapper<SdlModels['InformationBlock']>;
  SurveyDraft: ResolverTypeWrapper<SdlModels['SurveyDraft']>;
  Result: ResolverTypeWrapper<Result>;
  GivenAnswer: ResolverTypeWrapper<GivenAnswer>;
  ContentList: ResolverTypeWrapper<SdlModels['ContentList']>;
  OfflineManifest: ResolverTypeWrapper<OfflineManifest>;
  OfflinePackage: ResolverTypeWrapper<OfflinePackage>;
  OfflineDocumentKind: OfflineDocumentKind;
  OfflineDocument: ResolverTypeWrapper<OfflineDocument>;
  OfflineFile: ResolverTypeWrapper<OfflineFile>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Query: unknown;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Mutation: unknown;
  CreateCalendarLinkAnswer: CreateCalendarLinkAnswer;
  CalendarLink: CalendarLink;
  EnterChatAnswer: EnterChatAnswer;
  NotificationFilter: NotificationFilter;
  NotificationAction: NotificationAction;
  SetRead: SetRead;
  InteractAction: InteractAction;
  UpdateNotificationAnswer: Omit<UpdateNotificationAnswer, 'notification'> & { notification: Maybe<ResolversParentTypes['Notification']> };
  LearningItemKey: LearningItemKey;
  PushServiceInput: PushServiceInput;
  Float: Scalars['Float']['output'];
  PushDevice: SdlModels['PushDevice'];
  CreatePushDeviceAnswer: Omit<CreatePushDeviceAnswer, 'pushDevice'> & { pushDevice: Maybe<ResolversParentTypes['PushDevice']> };
  NudgePreference: NudgePreference;
  Subscription: unknown;
  UserContent: SdlModels['UserContent'];
  UserContentDraft: UserContentDraft;
  UserContentChange: UserContentChange;
  UserContentAnswer: Omit<UserContentAnswer, 'userContent'> & { userContent: Maybe<ResolversParentTypes['UserContent']> };
  MessageBoard: SdlModels['MessageBoard'];
  Message: SdlModels['Message'];
  Comment: SdlModels['Comment'];
  MessageDraft: MessageDraft;
  CommentDraft: CommentDraft;
  MessageAnswer: Omit<MessageAnswer, 'message'> & { message: Maybe<ResolversParentTypes['Message']> };
  CommentAnswer: Omit<CommentAnswer, 'comment'> & { comment: Maybe<ResolversParentTypes['Comment']> };
  MessageReport: SdlModels['MessageReport'];
  MessageBoardChange: SdlModels['MessageBoardChange'];
  UpdateCourseStatusAnswer: Omit<UpdateCourseStatusAnswer, 'course'> & { course: Maybe<ResolversParentTypes['Course']> };
  LessonPositionInput: LessonPositionInput;
  FilmPositionInput: FilmPositionInput;
  CompletionInput: CompletionInput;
  SurveyDraftInput: SurveyDraftInput;
  CompleteSurveyAnswer: Omit<CompleteSurveyAnswer, 'completion'> & { completion: Maybe<ResolversParentTypes['Completion']> };
  CourseReviewAction: CourseReviewAction;
  SetRating: SetRating;
  SetReview: SetReview;
  SetGuidingQuestionAnswer: SetGuidingQuestionAnswer;
  SetFeedbackOptions: SetFeedbackOptions;
  UpdateCourseReviewAnswer: Omit<UpdateCourseReviewAnswer, 'course'> & { course: Maybe<ResolversParentTypes['Course']> };
  UnsubscribeAnswer: UnsubscribeAnswer;
  Error: Error;
  Answer: Answer;
  LoginAnswer: LoginAnswer;
  AddUserAnswer: AddUserAnswer;
  NewUser: NewUser;
  RequestPasswordResetAnswer: RequestPasswordResetAnswer;
  UpdateViewerAction: UpdateViewerAction;
  CreateIdasRelationship: CreateIdasRelationship;
  CompleteMilestone: CompleteMilestone;
  ConsentAnswer: Omit<ConsentAnswer, 'consent' | 'viewer'> & { consent: Maybe<ResolversParentTypes['ConsentRequest']>, viewer: Maybe<ResolversParentTypes['Viewer']> };
  UpdateUserAction: UpdateUserAction;
  SetPrivateEmail: SetPrivateEmail;
  SetPassword: SetPassword;
  SetFirstName: SetFirstName;
  SetLastName: SetLastName;
  SetNickname: SetNickname;
  SetCountry: SetCountry;
  SetDateOfBirth: SetDateOfBirth;
  SetCity: SetCity;
  SetAdditionalInformation: SetAdditionalInformation;
  SetStudentEmail: SetStudentEmail;
  UpdateUserAnswer: Omit<UpdateUserAnswer, 'me'> & { me: Maybe<ResolversParentTypes['Me']> };
  AccountPreferenceAction: AccountPreferenceAction;
  SetPreference: SetPreference;
  AccountPreferenceAnswer: Omit<AccountPreferenceAnswer, 'preference'> & { preference: Maybe<ResolversParentTypes['AccountPreference']> };
  SetPreferredLanguage: SetPreferredLanguage;
  UpdateViewerAnswer: Omit<UpdateViewerAnswer, 'viewer'> & { viewer: Maybe<ResolversParentTypes['Viewer']> };
  UpdateCourseAction: UpdateCourseAction;
  UpdateModuleAction: UpdateModuleAction;
  BookmarkAction: BookmarkAction;
  UpdateCourseAnswer: Omit<UpdateCourseAnswer, 'viewer'> & { viewer: Maybe<ResolversParentTypes['Viewer']> };
  UpdateModuleAnswer: Omit<UpdateModuleAnswer, 'viewer'> & { viewer: Maybe<ResolversParentTypes['Viewer']> };
  ContentListDraft: ContentListDraft;
  UpdateContentListAction: UpdateContentListAction;
  SetName: SetName;
  ContentListAnswer: Omit<ContentListAnswer, 'contentList'> & { contentList: Maybe<ResolversParentTypes['ContentList']> };
  ContentListItemDraft: ContentListItemDraft;
  ContentListItemState: ContentListItemState;
  ContentListItemAnswer: ContentListItemAnswer;
  Color: SdlModels['Color'];
  Language: Language;
  MapTiles: MapTiles;
  OrganizationConfig: SdlModels['OrganizationConfig'];
  OpenIdClient: OpenIdClient;
  OrganizationCustomTexts: OrganizationCustomTexts;
  ExternalScript: ExternalScript;
  ProfileConfiguration: ProfileConfiguration;
  RegisterConfiguration: RegisterConfiguration;
  SubOrganizationConfig: SdlModels['SubOrganizationConfig'];
  ConsentRequest: SdlModels['ConsentRequest'];
  TermsOfService: SdlModels['TermsOfService'];
  CampusComponent: CampusComponent;
  Country: SdlModels['Country'];
  TextBlock: SdlModels['TextBlock'];
  AccessibilityStatement: SdlModels['AccessibilityStatement'];
  LandingPageComponent: ResolversInterfaceTypes<ResolversParentTypes>['LandingPageComponent'];
  LandingPageItem: SdlModels['LandingPageItem'];
  IntroComponent: SdlModels['IntroComponent'];
  ModulesComponent: SdlModels['ModulesComponent'];
  CarouselComponent: SdlModels['CarouselComponent'];
  CarouselItem: CarouselItem;
  WhyJoinComponent: SdlModels['WhyJoinComponent'];
  ReasonToApply: ReasonToApply;
  HowToComponent: SdlModels['HowToComponent'];
  FooterComponent: SdlModels['FooterComponent'];
  SocialLink: SocialLink;
  Features: Features;
  Me: SdlModels['Me'];
  Image: Image;
  AccountPreference: AccountPreference;
  DocumentUpload: SdlModels['DocumentUpload'];
  DocumentReview: SdlModels['DocumentReview'];
  OnboardingSlide: SdlModels['OnboardingSlide'];
  Milestone: Milestone;
  Viewer: SdlModels['Viewer'];
  Session: Session;
  Offer: SdlModels['Offer'];
  LanguageSchoolCategory: SdlModels['LanguageSchoolCategory'];
  LanguageSchoolSubcategory: SdlModels['LanguageSchoolSubcategory'];
  LanguageSchoolResource: SdlModels['LanguageSchoolResource'];
  CertificateOfEnrollmentReason: SdlModels['CertificateOfEnrollmentReason'];
  IdasRelationship: SdlModels['IdasRelationship'];
  IdasAttribute: IdasAttribute;
  LockKey: LockKey;
  LearningItem: ResolversUnionTypes<ResolversParentTypes>['LearningItem'];
  ListedItem: ResolversUnionTypes<ResolversParentTypes>['ListedItem'];
  ModuleCategory: SdlModels['ModuleCategory'];
  ModuleCategorySection: SdlModels['ModuleCategorySection'];
  Module: SdlModels['Module'];
  CourseStatus: CourseStatus;
  Prerequisite: Omit<Prerequisite, 'status'> & { status: ResolversParentTypes['CourseStatus'] };
  ContentProvider: SdlModels['ContentProvider'];
  Badge: SdlModels['Badge'];
  CourseTool: SdlModels['CourseTool'];
  CourseProvider: CourseProvider;
  CertificateInfo: CertificateInfo;
  SurveyReference: SurveyReference;
  Tag: SdlModels['Tag'];
  TaggedContent: Omit<TaggedContent, 'courses' | 'modules'> & { courses: ReadonlyArray<ResolversParentTypes['Course']>, modules: ReadonlyArray<ResolversParentTypes['Module']> };
  Testimonial: SdlModels['Testimonial'];
  SearchAnswer: Omit<SearchAnswer, 'hits'> & { hits: ReadonlyArray<ResolversParentTypes['SearchHit']> };
  SearchHit: Omit<SearchHit, 'item' | 'userContent'> & { item: ResolversParentTypes['LearningItem'], userContent: Maybe<ResolversParentTypes['UserContent']> };
  SearchMark: SearchMark;
  CourseVerification: CourseVerification;
  RejectionReason: RejectionReason;
  CourseVerifications: Omit<CourseVerifications, 'pending'> & { pending: ReadonlyArray<ResolversParentTypes['SubmittedVerification']> };
  SubmittedVerification: SdlModels['SubmittedVerification'];
  CourseReview: CourseReview;
  WrittenReview: SdlModels['WrittenReview'];
  FeedbackOption: FeedbackOption;
  LastViewedLesson: LastViewedLesson;
  LessonPosition: LessonPosition;
  FilmPosition: FilmPosition;
  Certificate: Certificate;
  CertificateFile: CertificateFile;
  PublicUser: SdlModels['PublicUser'];
  Achievement: SdlModels['Achievement'];
  Reflection: SdlModels['Reflection'];
  LearnerOnMap: SdlModels['LearnerOnMap'];
  Completion: SdlModels['Completion'];
  Course: ResolversInterfaceTypes<ResolversParentTypes>['Course'];
  MixedCourse: SdlModels['MixedCourse'];
  Event: SdlModels['Event'];
  Project: SdlModels['Project'];
  Attachment: SdlModels['Attachment'];
  Scorm: SdlModels['Scorm'];
  ScormMetadata: ScormMetadata;
  Material: SdlModels['Material'];
  RegistrationInfo: RegistrationInfo;
  PlaceStatus: PlaceStatus;
  Run: SdlModels['Run'];
  Appointment: SdlModels['Appointment'];
  RecurringAppointment: RecurringAppointment;
  Attendee: SdlModels['Attendee'];
  AppointmentDraft: AppointmentDraft;
  UpcomingAppointmentRun: Omit<UpcomingAppointmentRun, 'course' | 'run' | 'appointment'> & { course: ResolversParentTypes['Course'], run: ResolversParentTypes['Run'], appointment: ResolversParentTypes['Appointment'] };
  UpdateAppointmentAnswer: Omit<UpdateAppointmentAnswer, 'course'> & { course: Maybe<ResolversParentTypes['Course']> };
  OverlappingAppointment: OverlappingAppointment;
  Notification: SdlModels['Notification'];
  Lesson: SdlModels['Lesson'];
  LessonComponent: ResolversUnionTypes<ResolversParentTypes>['LessonComponent'];
  ModuleText: SdlModels['ModuleText'];
  LearningOutcome: SdlModels['LearningOutcome'];
  UserQuote: SdlModels['UserQuote'];
  CollapsibleText: SdlModels['CollapsibleText'];
  Glossary: SdlModels['Glossary'];
  GlossaryEntry: GlossaryEntry;
  VideoFile: SdlModels['VideoFile'];
  VideoSubtitles: VideoSubtitles;
  YoutubeVideo: SdlModels['YoutubeVideo'];
  NewH5p: SdlModels['NewH5p'];
  H5p: SdlModels['H5p'];
  CodeAnnotation: SdlModels['CodeAnnotation'];
  CodeNote: CodeNote;
  ReflectionBoard: SdlModels['ReflectionBoard'];
  Questionnaire: SdlModels['Questionnaire'];
  QuestionnairePage: SdlModels['QuestionnairePage'];
  Question: ResolversInterfaceTypes<ResolversParentTypes>['Question'];
  QuestionOption: SdlModels['QuestionOption'];
  SingleChoiceQuestion: SdlModels['SingleChoiceQuestion'];
  MultipleChoiceQuestion: SdlModels['MultipleChoiceQuestion'];
  TextQuestion: SdlModels['TextQuestion'];
  NumberQuestion: SdlModels['NumberQuestion'];
  ScaleQuestion: SdlModels['ScaleQuestion'];
  DateQuestion: SdlModels['DateQuestion'];
  CountryQuestion: SdlModels['CountryQuestion'];
  SatisfactionQuestion: SdlModels['SatisfactionQuestion'];
  DifficultyQuestion: SdlModels['DifficultyQuestion'];
  InformationBlock: SdlModels['InformationBlock'];
  SurveyDraft: SdlModels['SurveyDraft'];
  Result: Result;
  GivenAnswer: GivenAnswer;
  ContentList: SdlModels['ContentList'];
  OfflineManifest: OfflineManifest;
  OfflinePackage: OfflinePackage;
  OfflineDocument: OfflineDocument;
  OfflineFile: OfflineFile;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  isEmailAvailable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsEmailAvailableArgs, 'email'>>;
  organizationConfig: Resolver<ResolversTypes['OrganizationConfig'], ParentType, ContextType>;
  me: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  viewer: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  course: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id' | 'moduleId'>>;
  module: Resolver<Maybe<ResolversTypes['Module']>, ParentType, ContextType, RequireFields<QueryModuleArgs, 'id'>>;
  lesson: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType, RequireFields<QueryLessonArgs, 'id' | 'courseId'>>;
  learnersOnMap: Resolver<ReadonlyArray<ResolversTypes['LearnerOnMap']>, ParentType, ContextType>;
  userContent: Resolver<Maybe<ResolversTypes['UserContent']>, ParentType, ContextType, RequireFields<QueryUserContentArgs, 'id'>>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType, RequireFields<QueryMessageBoardArgs, 'id'>>;
  message: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryMessageArgs, 'id'>>;
  messageReports: Resolver<ReadonlyArray<ResolversTypes['MessageReport']>, ParentType, ContextType, RequireFields<QueryMessageReportsArgs, 'courseId'>>;
  contentList: Resolver<Maybe<ResolversTypes['ContentList']>, ParentType, ContextType, RequireFields<QueryContentListArgs, 'id'>>;
  offlineManifest: Resolver<Maybe<ResolversTypes['OfflineManifest']>, ParentType, ContextType, RequireFields<QueryOfflineManifestArgs, 'kind' | 'id'>>;
  subOrganizationConfig: Resolver<Maybe<ResolversTypes['SubOrganizationConfig']>, ParentType, ContextType, RequireFields<QuerySubOrganizationConfigArgs, 'subOrganizationPathName'>>;
  consentRequest: Resolver<Maybe<ResolversTypes['ConsentRequest']>, ParentType, ContextType, RequireFields<QueryConsentRequestArgs, 'identifier'>>;
  latestTermsOfService: Resolver<Maybe<ResolversTypes['TermsOfService']>, ParentType, ContextType>;
  unacceptedTermsOfService: Resolver<Maybe<ResolversTypes['TermsOfService']>, ParentType, ContextType>;
  component: Resolver<Maybe<ResolversTypes['CampusComponent']>, ParentType, ContextType, RequireFields<QueryComponentArgs, 'identifier'>>;
  countries: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  text: Resolver<Maybe<ResolversTypes['TextBlock']>, ParentType, ContextType, RequireFields<QueryTextArgs, 'identifier'>>;
  accessibilityStatement: Resolver<Maybe<ResolversTypes['AccessibilityStatement']>, ParentType, ContextType>;
  certificateOfEnrollmentReasons: Resolver<ReadonlyArray<ResolversTypes['CertificateOfEnrollmentReason']>, ParentType, ContextType>;
  offers: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  languageSchool: Resolver<ReadonlyArray<ResolversTypes['LanguageSchoolCategory']>, ParentType, ContextType>;
  survey: Resolver<Maybe<ResolversTypes['Questionnaire']>, ParentType, ContextType, RequireFields<QuerySurveyArgs, 'identifier'>>;
  searchTagsList: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  contentByTagList: Resolver<ResolversTypes['TaggedContent'], ParentType, ContextType, RequireFields<QueryContentByTagListArgs, 'tags'>>;
  contentProvider: Resolver<Maybe<ResolversTypes['ContentProvider']>, ParentType, ContextType, RequireFields<QueryContentProviderArgs, 'id'>>;
  search: Resolver<ResolversTypes['SearchAnswer'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'query' | 'limit'>>;
  completedCourses: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
  publicUser: Resolver<Maybe<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<QueryPublicUserArgs, 'id'>>;
  appointment: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryAppointmentArgs, 'id'>>;
  notifications: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'offset' | 'limit'>>;
  courseVerifications: Resolver<Maybe<ResolversTypes['CourseVerifications']>, ParentType, ContextType, RequireFields<QueryCourseVerificationsArgs, 'courseId'>>;
  documentReviews: Resolver<Maybe<ReadonlyArray<ResolversTypes['DocumentReview']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addUser: Resolver<ResolversTypes['AddUserAnswer'], ParentType, ContextType, RequireFields<MutationAddUserArgs, 'email' | 'password'>>;
  confirmEmail: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token' | 'mobile'>>;
  requestPasswordReset: Resolver<ResolversTypes['RequestPasswordResetAnswer'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resendConfirmation: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationResendConfirmationArgs, 'email' | 'password'>>;
  resetPassword: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'token' | 'password' | 'mobile'>>;
  TokenLogin: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationTokenLoginArgs, 'tokenFromURL' | 'mobile'>>;
  login: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password' | 'mobile'>>;
  deleteRefreshToken: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteRefreshTokenArgs, 'id'>>;
  blacklistToken: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationBlacklistTokenArgs, 'token'>>;
  updateViewer: Resolver<ResolversTypes['UpdateViewerAnswer'], ParentType, ContextType, RequireFields<MutationUpdateViewerArgs, 'actions'>>;
  updateCourse: Resolver<ResolversTypes['UpdateCourseAnswer'], ParentType, ContextType, RequireFields<MutationUpdateCourseArgs, 'id' | 'actions'>>;
  updateModule: Resolver<ResolversTypes['UpdateModuleAnswer'], ParentType, ContextType, RequireFields<MutationUpdateModuleArgs, 'id' | 'actions'>>;
  createContentList: Resolver<ResolversTypes['ContentListAnswer'], ParentType, ContextType, RequireFields<MutationCreateContentListArgs, 'draft'>>;
  updateContentList: Resolver<ResolversTypes['ContentListAnswer'], ParentType, ContextType, RequireFields<MutationUpdateContentListArgs, 'id' | 'actions'>>;
  updateContentListItem: Resolver<ResolversTypes['ContentListItemAnswer'], ParentType, ContextType, RequireFields<MutationUpdateContentListItemArgs, 'draft'>>;
  updateConsentRequest: Resolver<ResolversTypes['ConsentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateConsentRequestArgs, 'id' | 'actions'>>;
  acceptTermsOfService: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationAcceptTermsOfServiceArgs, 'id'>>;
  updateUser: Resolver<ResolversTypes['UpdateUserAnswer'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'actions'>>;
  updateAccountPreference: Resolver<ResolversTypes['AccountPreferenceAnswer'], ParentType, ContextType, RequireFields<MutationUpdateAccountPreferenceArgs, 'actions'>>;
  unsubscribe: Resolver<ResolversTypes['UnsubscribeAnswer'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  endSessions: Resolver<ResolversTypes['Answer'], ParentType, ContextType, Partial<MutationEndSessionsArgs>>;
  createCalendarLink: Resolver<ResolversTypes['CreateCalendarLinkAnswer'], ParentType, ContextType>;
  deleteCalendarLink: Resolver<ResolversTypes['Answer'], ParentType, ContextType>;
  updateCourseStatus: Resolver<ResolversTypes['UpdateCourseStatusAnswer'], ParentType, ContextType, RequireFields<MutationUpdateCourseStatusArgs, 'id' | 'moduleId' | 'status'>>;
  updateLessonProgress: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationUpdateLessonProgressArgs, 'courseId' | 'lessonId'>>;
  updateParticipantScormData: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationUpdateParticipantScormDataArgs, 'courseId' | 'scormData' | 'startTime' | 'endTime'>>;
  recordH5pResult: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationRecordH5pResultArgs, 'lessonId' | 'contentId' | 'result'>>;
  saveReflection: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSaveReflectionArgs, 'boardId' | 'id' | 'content'>>;
  createMessage: Resolver<ResolversTypes['MessageAnswer'], ParentType, ContextType, RequireFields<MutationCreateMessageArgs, 'draft'>>;
  updateMessage: Resolver<ResolversTypes['MessageAnswer'], ParentType, ContextType, RequireFields<MutationUpdateMessageArgs, 'id' | 'content'>>;
  deleteMessage: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'id'>>;
  createComment: Resolver<ResolversTypes['CommentAnswer'], ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'draft'>>;
  updateComment: Resolver<ResolversTypes['CommentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'id' | 'content'>>;
  deleteComment: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  createUserContent: Resolver<ResolversTypes['UserContentAnswer'], ParentType, ContextType, RequireFields<MutationCreateUserContentArgs, 'draft'>>;
  updateUserContent: Resolver<ResolversTypes['UserContentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateUserContentArgs, 'id' | 'change'>>;
  setUserContentBookmark: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSetUserContentBookmarkArgs, 'id' | 'isBookmarked'>>;
  deleteUserContent: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteUserContentArgs, 'id'>>;
  reportMessage: Resolver<ResolversTypes['Answer'], ParentType, ContextType, Partial<MutationReportMessageArgs>>;
  decideMessageReport: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDecideMessageReportArgs, 'id' | 'keep'>>;
  setMessageBoardMuted: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSetMessageBoardMutedArgs, 'boardId' | 'muted'>>;
  deleteAttachment: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteAttachmentArgs, 'id'>>;
  completeSurvey: Resolver<ResolversTypes['CompleteSurveyAnswer'], ParentType, ContextType, RequireFields<MutationCompleteSurveyArgs, 'id' | 'completion'>>;
  saveSurveyDraft: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSaveSurveyDraftArgs, 'id' | 'draft'>>;
  setSurveysHidden: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSetSurveysHiddenArgs, 'ids' | 'hidden'>>;
  updateCourseReview: Resolver<ResolversTypes['UpdateCourseReviewAnswer'], ParentType, ContextType, RequireFields<MutationUpdateCourseReviewArgs, 'courseId' | 'actions'>>;
  submitCourseVerification: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSubmitCourseVerificationArgs, 'courseId' | 'link'>>;
  decideCourseVerification: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDecideCourseVerificationArgs, 'courseId' | 'learnerId' | 'link' | 'decision'>>;
  decideDocument: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDecideDocumentArgs, 'id' | 'decision' | 'comment'>>;
  updateAppointment: Resolver<ResolversTypes['UpdateAppointmentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateAppointmentArgs, 'id' | 'status'>>;
  changeAppointmentStatus: Resolver<ResolversTypes['UpdateAppointmentAnswer'], ParentType, ContextType, RequireFields<MutationChangeAppointmentStatusArgs, 'id' | 'status'>>;
  deleteAppointment: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteAppointmentArgs, 'id'>>;
  createAppointment: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationCreateAppointmentArgs, 'id' | 'runId' | 'draft'>>;
  editAppointment: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationEditAppointmentArgs, 'id' | 'sequence' | 'draft'>>;
  createRun: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationCreateRunArgs, 'id' | 'courseId' | 'zone'>>;
  setRunActive: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSetRunActiveArgs, 'id' | 'isActive'>>;
  moveRun: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationMoveRunArgs, 'id' | 'days'>>;
  deleteRun: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteRunArgs, 'id'>>;
  messageRun: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationMessageRunArgs, 'id' | 'message'>>;
  completeCourse: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationCompleteCourseArgs, 'courseId' | 'userId'>>;
  changeRunStatus: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationChangeRunStatusArgs, 'id' | 'moduleId' | 'status' | 'enrollToAll'>>;
  setAttendance: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSetAttendanceArgs, 'appointmentId' | 'userId'>>;
  setContentListPublic: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationSetContentListPublicArgs, 'id' | 'isPublic'>>;
  followContentList: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationFollowContentListArgs, 'id' | 'follow'>>;
  updateContentListItemsRank: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationUpdateContentListItemsRankArgs, 'id' | 'items'>>;
  updateAccountBookmarkList: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationUpdateAccountBookmarkListArgs, 'items'>>;
  deleteContentList: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeleteContentListArgs, 'id'>>;
  restoreContentList: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationRestoreContentListArgs, 'id'>>;
  updateNotification: Resolver<ResolversTypes['UpdateNotificationAnswer'], ParentType, ContextType, RequireFields<MutationUpdateNotificationArgs, 'id' | 'actions'>>;
  addNotificationActions: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationAddNotificationActionsArgs, 'id' | 'actions'>>;
  readAllNotifications: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationReadAllNotificationsArgs, 'until'>>;
  createPushDevice: Resolver<ResolversTypes['CreatePushDeviceAnswer'], ParentType, ContextType, RequireFields<MutationCreatePushDeviceArgs, 'pushService'>>;
  deletePushDevice: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationDeletePushDeviceArgs, 'endpoint'>>;
  updateNudgePreference: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationUpdateNudgePreferenceArgs, 'kind' | 'isOn'>>;
  enterChat: Resolver<ResolversTypes['EnterChatAnswer'], ParentType, ContextType, Partial<MutationEnterChatArgs>>;
};

export type CreateCalendarLinkAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CreateCalendarLinkAnswer'] = ResolversParentTypes['CreateCalendarLinkAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarLinkResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CalendarLink'] = ResolversParentTypes['CalendarLink']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EnterChatAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['EnterChatAnswer'] = ResolversParentTypes['EnterChatAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateNotificationAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateNotificationAnswer'] = ResolversParentTypes['UpdateNotificationAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  notification: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endpoint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  p256dh: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auth: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationTime: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CreatePushDeviceAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CreatePushDeviceAnswer'] = ResolversParentTypes['CreatePushDeviceAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  pushDevice: Resolver<Maybe<ResolversTypes['PushDevice']>, ParentType, ContextType>;
};

export type NudgePreferenceResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['NudgePreference'] = ResolversParentTypes['NudgePreference']> = {
  kind: Resolver<ResolversTypes['NudgeKind'], ParentType, ContextType>;
  isOn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notificationAdded: SubscriptionResolver<ResolversTypes['Notification'], "notificationAdded", ParentType, ContextType>;
  achievementAdded: SubscriptionResolver<ResolversTypes['Achievement'], "achievementAdded", ParentType, ContextType>;
  messageBoardChanged: SubscriptionResolver<ResolversTypes['MessageBoardChange'], "messageBoardChanged", ParentType, ContextType, RequireFields<SubscriptionMessageBoardChangedArgs, 'boardId'>>;
  revisionRaised: SubscriptionResolver<ResolversTypes['Int'], "revisionRaised", ParentType, ContextType>;
};

export type UserContentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UserContent'] = ResolversParentTypes['UserContent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlAlias: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filmUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPublic: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDelete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerNickname: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner: Resolver<Maybe<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  project: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserContentAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UserContentAnswer'] = ResolversParentTypes['UserContentAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  userContent: Resolver<Maybe<ResolversTypes['UserContent']>, ParentType, ContextType>;
};

export type MessageBoardResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['MessageBoard'] = ResolversParentTypes['MessageBoard']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  runId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hasViewerPosted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messagesCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages: Resolver<ReadonlyArray<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<MessageBoardMessagesArgs, 'limit'>>;
};

export type MessageResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  boardId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDelete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author: Resolver<Maybe<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  commentsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<MessageCommentsArgs, 'limit'>>;
};

export type CommentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDelete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author: Resolver<Maybe<ResolversTypes['PublicUser']>, ParentType, ContextType>;
};

export type MessageAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['MessageAnswer'] = ResolversParentTypes['MessageAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  message: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type CommentAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CommentAnswer'] = ResolversParentTypes['CommentAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  comment: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type MessageReportResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['MessageReport'] = ResolversParentTypes['MessageReport']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  boardId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  comment: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  reasons: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reportsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MessageBoardChangeResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['MessageBoardChange'] = ResolversParentTypes['MessageBoardChange']> = {
  kind: Resolver<ResolversTypes['MessageBoardChangeKind'], ParentType, ContextType>;
  messageId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commentId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateCourseStatusAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateCourseStatusAnswer'] = ResolversParentTypes['UpdateCourseStatusAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  course: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
};

export type CompleteSurveyAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CompleteSurveyAnswer'] = ResolversParentTypes['CompleteSurveyAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  completion: Resolver<Maybe<ResolversTypes['Completion']>, ParentType, ContextType>;
};

export type UpdateCourseReviewAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateCourseReviewAnswer'] = ResolversParentTypes['UpdateCourseReviewAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  course: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
};

export type UnsubscribeAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UnsubscribeAnswer'] = ResolversParentTypes['UnsubscribeAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type LoginAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LoginAnswer'] = ResolversParentTypes['LoginAnswer']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  token: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessPortalPath: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLanguage: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
};

export type AddUserAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['AddUserAnswer'] = ResolversParentTypes['AddUserAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['NewUser']>, ParentType, ContextType>;
};

export type NewUserResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['NewUser'] = ResolversParentTypes['NewUser']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RequestPasswordResetAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['RequestPasswordResetAnswer'] = ResolversParentTypes['RequestPasswordResetAnswer']> = {
  message: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type ConsentAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ConsentAnswer'] = ResolversParentTypes['ConsentAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  consent: Resolver<Maybe<ResolversTypes['ConsentRequest']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateUserAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateUserAnswer'] = ResolversParentTypes['UpdateUserAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  me: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type AccountPreferenceAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['AccountPreferenceAnswer'] = ResolversParentTypes['AccountPreferenceAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  preference: Resolver<Maybe<ResolversTypes['AccountPreference']>, ParentType, ContextType>;
};

export type UpdateViewerAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateViewerAnswer'] = ResolversParentTypes['UpdateViewerAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateCourseAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateCourseAnswer'] = ResolversParentTypes['UpdateCourseAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type UpdateModuleAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateModuleAnswer'] = ResolversParentTypes['UpdateModuleAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ContentListAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ContentListAnswer'] = ResolversParentTypes['ContentListAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  contentList: Resolver<Maybe<ResolversTypes['ContentList']>, ParentType, ContextType>;
};

export type ContentListItemAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ContentListItemAnswer'] = ResolversParentTypes['ContentListItemAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type ColorResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Color'] = ResolversParentTypes['Color']> = {
  hex: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  red: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  green: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blue: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MapTilesResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['MapTiles'] = ResolversParentTypes['MapTiles']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribution: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationConfigResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OrganizationConfig'] = ResolversParentTypes['OrganizationConfig']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folderName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navbarAlternativeLogo: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginBgImage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainColor: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  fontName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fontUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultLanguage: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  privacyPolicyLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportEmail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpCenterLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features: Resolver<ResolversTypes['Features'], ParentType, ContextType>;
  landingPageComponents: Resolver<ReadonlyArray<ResolversTypes['LandingPageComponent']>, ParentType, ContextType>;
  externalScripts: Resolver<ReadonlyArray<ResolversTypes['ExternalScript']>, ParentType, ContextType>;
  registerConfiguration: Resolver<ResolversTypes['RegisterConfiguration'], ParentType, ContextType>;
  codeOfConduct: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vapidPublicKey: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mapTiles: Resolver<Maybe<ResolversTypes['MapTiles']>, ParentType, ContextType>;
  mattermostTeamName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileConfiguration: Resolver<ResolversTypes['ProfileConfiguration'], ParentType, ContextType>;
  documentSupportLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentKeptDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exploreText1: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exploreText2: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exploreText3: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onboardingSlideRedirectUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationCustomTexts: Resolver<ResolversTypes['OrganizationCustomTexts'], ParentType, ContextType>;
  openIdClients: Resolver<ReadonlyArray<ResolversTypes['OpenIdClient']>, ParentType, ContextType>;
};

export type OpenIdClientResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OpenIdClient'] = ResolversParentTypes['OpenIdClient']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  buttonText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonIcon: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttonBackgroundColor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationCustomTextsResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OrganizationCustomTexts'] = ResolversParentTypes['OrganizationCustomTexts']> = {
  surveyBannerTitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surveyBannerText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surveyPageText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalScriptResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ExternalScript'] = ResolversParentTypes['ExternalScript']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policy: Resolver<ResolversTypes['ExternalScriptPolicy'], ParentType, ContextType>;
};

export type ProfileConfigurationResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ProfileConfiguration'] = ResolversParentTypes['ProfileConfiguration']> = {
  firstName: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  nickname: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  country: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  dateOfBirth: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  city: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  additionalInformation: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  profileImage: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
  geocoderUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisterConfigurationResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['RegisterConfiguration'] = ResolversParentTypes['RegisterConfiguration']> = {
  country: Resolver<ResolversTypes['FieldVisibility'], ParentType, ContextType>;
};

export type SubOrganizationConfigResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SubOrganizationConfig'] = ResolversParentTypes['SubOrganizationConfig']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoSize: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginRegisterBgImage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOrganizationPath: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRestricted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registerConsent: Resolver<Maybe<ResolversTypes['ConsentRequest']>, ParentType, ContextType>;
  landingPageComponents: Resolver<ReadonlyArray<ResolversTypes['LandingPageComponent']>, ParentType, ContextType>;
};

export type ConsentRequestResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ConsentRequest'] = ResolversParentTypes['ConsentRequest']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consented: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TermsOfServiceResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['TermsOfService'] = ResolversParentTypes['TermsOfService']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampusComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CampusComponent'] = ResolversParentTypes['CampusComponent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextBlockResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['TextBlock'] = ResolversParentTypes['TextBlock']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessibilityStatementResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['AccessibilityStatement'] = ResolversParentTypes['AccessibilityStatement']> = {
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LandingPageComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LandingPageComponent'] = ResolversParentTypes['LandingPageComponent']> = {
  __resolveType: TypeResolveFn<'IntroComponent' | 'ModulesComponent' | 'CarouselComponent' | 'WhyJoinComponent' | 'HowToComponent' | 'FooterComponent', ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['LandingPageComponentType'], ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LandingPageItemResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LandingPageItem'] = ResolversParentTypes['LandingPageItem']> = {
  icon: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntroComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['IntroComponent'] = ResolversParentTypes['IntroComponent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['LandingPageComponentType'], ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToActionLabel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToActionLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits: Resolver<ReadonlyArray<ResolversTypes['LandingPageItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModulesComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ModulesComponent'] = ResolversParentTypes['ModulesComponent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['LandingPageComponentType'], ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CarouselComponent'] = ResolversParentTypes['CarouselComponent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['LandingPageComponentType'], ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['CarouselItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselItemResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CarouselItem'] = ResolversParentTypes['CarouselItem']> = {
  image: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WhyJoinComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['WhyJoinComponent'] = ResolversParentTypes['WhyJoinComponent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['LandingPageComponentType'], ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToActionLabel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToActionLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonsToApplyTitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonsToApply: Resolver<ReadonlyArray<ResolversTypes['ReasonToApply']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReasonToApplyResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ReasonToApply'] = ResolversParentTypes['ReasonToApply']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HowToComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['HowToComponent'] = ResolversParentTypes['HowToComponent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['LandingPageComponentType'], ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['LandingPageItem']>, ParentType, ContextType>;
  gradientColorStart: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  gradientColorEnd: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FooterComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['FooterComponent'] = ResolversParentTypes['FooterComponent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['LandingPageComponentType'], ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callToActionLabel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToActionLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialList: Resolver<ReadonlyArray<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  icon: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturesResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Features'] = ResolversParentTypes['Features']> = {
  hasRegistration: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOnlySuborgRegistration: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasGoogleAnalytics: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showLanguagePicker: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showProfileContactInformationSection: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showProfileRefugeeDocumentUpload: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showOfferBoard: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showCertificateVerificationFeatures: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSuccessPageLanguageSection: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSuccessBadges: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showApplicationChecklist: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showHomepageUpdatesSection: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showHomepageActivityStreak: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showHomepageFeaturedModule: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showGoogleLogin: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSupportChat: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showOpenCampus: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showCommunity: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableCompletionCertificates: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSuccessInNavBar: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showIdasIntegrationOptions: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showHelpCenter: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showReviews: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowStudentCourseCompletion: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSuccessPageModuleProgressSection: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showLearnerMap: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showLearnersFullName: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showContentProviders: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showUserGeneratedContent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowHidingSurveys: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showSurveyBanner: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLockedOnboardingSlides: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowProfileEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowUnderage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  consecutiveWeeklyVisits: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentEmail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountPreference: Resolver<Maybe<ResolversTypes['AccountPreference']>, ParentType, ContextType>;
  country: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  profileImage: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  additionalInformation: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLanguage: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  dateOfBirth: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityInput: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lat: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lng: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isDocCheckAvailable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  privateEmail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountPreferenceResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['AccountPreference'] = ResolversParentTypes['AccountPreference']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscribedToPersonalUpdates: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscribedToUpdates: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscribedToAdditionalOffers: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showFirstName: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showActivity: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showOnMap: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableDirectMessage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocumentUploadResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['DocumentUpload'] = ResolversParentTypes['DocumentUpload']> = {
  uploadedAt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentReviewResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['DocumentReview'] = ResolversParentTypes['DocumentReview']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learnerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadedAt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OnboardingSlideResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OnboardingSlide'] = ResolversParentTypes['OnboardingSlide']> = {
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MilestoneResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Milestone'] = ResolversParentTypes['Milestone']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preferredLanguage: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  modules: Resolver<ReadonlyArray<ResolversTypes['Module']>, ParentType, ContextType>;
  enrolledUnits: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
  messageBoards: Resolver<ReadonlyArray<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
  bookmarkedItems: Resolver<ReadonlyArray<ResolversTypes['ListedItem']>, ParentType, ContextType, RequireFields<ViewerBookmarkedItemsArgs, 'kinds'>>;
  moduleCategories: Resolver<ReadonlyArray<ResolversTypes['ModuleCategory']>, ParentType, ContextType>;
  itemsInNoCategory: Resolver<ReadonlyArray<ResolversTypes['LearningItem']>, ParentType, ContextType>;
  contentLists: Resolver<ReadonlyArray<ResolversTypes['ContentList']>, ParentType, ContextType, Partial<ViewerContentListsArgs>>;
  lockKey: Resolver<Maybe<ResolversTypes['LockKey']>, ParentType, ContextType>;
  moduleCategory: Resolver<Maybe<ResolversTypes['ModuleCategory']>, ParentType, ContextType, RequireFields<ViewerModuleCategoryArgs, 'identifier'>>;
  promotedModuleCategories: Resolver<ReadonlyArray<ResolversTypes['ModuleCategory']>, ParentType, ContextType, RequireFields<ViewerPromotedModuleCategoriesArgs, 'shouldFetchSubOrgsModuleCategory'>>;
  consentRequests: Resolver<ReadonlyArray<ResolversTypes['ConsentRequest']>, ParentType, ContextType>;
  onboardingSlides: Resolver<ReadonlyArray<ResolversTypes['OnboardingSlide']>, ParentType, ContextType>;
  completedMilestones: Resolver<ReadonlyArray<ResolversTypes['Milestone']>, ParentType, ContextType>;
  surveys: Resolver<ReadonlyArray<ResolversTypes['Questionnaire']>, ParentType, ContextType>;
  subOrganizations: Resolver<ReadonlyArray<ResolversTypes['SubOrganizationConfig']>, ParentType, ContextType>;
  documentUploadStatus: Resolver<ResolversTypes['DocumentUploadStatus'], ParentType, ContextType>;
  documentUpload: Resolver<Maybe<ResolversTypes['DocumentUpload']>, ParentType, ContextType>;
  isDocumentReviewer: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasEnabledMattermost: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  searchServiceKey: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchServiceApplicationId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  achievements: Resolver<ReadonlyArray<ResolversTypes['Achievement']>, ParentType, ContextType>;
  recommendations: Resolver<ReadonlyArray<ResolversTypes['LearningItem']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  contentProvidersLimitedList: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  upcomingAppointmentRuns: Resolver<ReadonlyArray<ResolversTypes['UpcomingAppointmentRun']>, ParentType, ContextType>;
  tutorEvents: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  featuredModule: Resolver<Maybe<ResolversTypes['Module']>, ParentType, ContextType>;
  unreadNotificationsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pushDevice: Resolver<Maybe<ResolversTypes['PushDevice']>, ParentType, ContextType, RequireFields<ViewerPushDeviceArgs, 'endpoint'>>;
  idasRelationship: Resolver<Maybe<ResolversTypes['IdasRelationship']>, ParentType, ContextType>;
  nudgePreferences: Resolver<ReadonlyArray<ResolversTypes['NudgePreference']>, ParentType, ContextType>;
  calendarLink: Resolver<Maybe<ResolversTypes['CalendarLink']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMobile: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryIcon: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  link: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageSchoolCategoryResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LanguageSchoolCategory'] = ResolversParentTypes['LanguageSchoolCategory']> = {
  identifier: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subcategories: Resolver<ReadonlyArray<ResolversTypes['LanguageSchoolSubcategory']>, ParentType, ContextType>;
};

export type LanguageSchoolSubcategoryResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LanguageSchoolSubcategory'] = ResolversParentTypes['LanguageSchoolSubcategory']> = {
  identifier: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resources: Resolver<ReadonlyArray<ResolversTypes['LanguageSchoolResource']>, ParentType, ContextType>;
};

export type LanguageSchoolResourceResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LanguageSchoolResource'] = ResolversParentTypes['LanguageSchoolResource']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateOfEnrollmentReasonResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CertificateOfEnrollmentReason'] = ResolversParentTypes['CertificateOfEnrollmentReason']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdasRelationshipResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['IdasRelationship'] = ResolversParentTypes['IdasRelationship']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relationshipId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  templateId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tokenImage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes: Resolver<Maybe<ReadonlyArray<ResolversTypes['IdasAttribute']>>, ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withRequestedAttributes: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IdasAttributeResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['IdasAttribute'] = ResolversParentTypes['IdasAttribute']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LockKeyResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LockKey'] = ResolversParentTypes['LockKey']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningItemResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LearningItem'] = ResolversParentTypes['LearningItem']> = {
  __resolveType: TypeResolveFn<'Module' | 'MixedCourse' | 'Event' | 'Project' | 'Scorm' | 'Material', ParentType, ContextType>;
};

export type ListedItemResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ListedItem'] = ResolversParentTypes['ListedItem']> = {
  __resolveType: TypeResolveFn<'Module' | 'MixedCourse' | 'Event' | 'Project' | 'Scorm' | 'Material' | 'UserContent', ParentType, ContextType>;
};

export type ModuleCategoryResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ModuleCategory'] = ResolversParentTypes['ModuleCategory']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cataloguePageDescription: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  isPromoted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subOrganization: Resolver<Maybe<ResolversTypes['SubOrganizationConfig']>, ParentType, ContextType>;
  sections: Resolver<ReadonlyArray<ResolversTypes['ModuleCategorySection']>, ParentType, ContextType>;
};

export type ModuleCategorySectionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ModuleCategorySection'] = ResolversParentTypes['ModuleCategorySection']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modules: Resolver<ReadonlyArray<ResolversTypes['Module']>, ParentType, ContextType>;
  courses: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
};

export type ModuleResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Module'] = ResolversParentTypes['Module']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customModuleTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrolledLearnersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  isEnrolled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<ModuleParticipantsArgs, 'limit'>>;
  participantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  testimonials: Resolver<ReadonlyArray<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  courses: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourseStatusResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CourseStatus'] = ResolversParentTypes['CourseStatus']> = {
  denomination: Resolver<ResolversTypes['CourseState'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PrerequisiteResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Prerequisite'] = ResolversParentTypes['Prerequisite']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
};

export type ContentProviderResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ContentProvider'] = ResolversParentTypes['ContentProvider']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courses: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
  modules: Resolver<ReadonlyArray<ResolversTypes['Module']>, ParentType, ContextType>;
};

export type BadgeResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Badge'] = ResolversParentTypes['Badge']> = {
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  motivationalText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseToolResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CourseTool'] = ResolversParentTypes['CourseTool']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseProviderResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CourseProvider'] = ResolversParentTypes['CourseProvider']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verificationExampleLinks: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificateInfoResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CertificateInfo'] = ResolversParentTypes['CertificateInfo']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurveyReferenceResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SurveyReference'] = ResolversParentTypes['SurveyReference']> = {
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  abbreviation: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaggedContentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['TaggedContent'] = ResolversParentTypes['TaggedContent']> = {
  courses: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
  modules: Resolver<ReadonlyArray<ResolversTypes['Module']>, ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial']> = {
  quote: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentials: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SearchAnswer'] = ResolversParentTypes['SearchAnswer']> = {
  hits: Resolver<ReadonlyArray<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  searched: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  item: Resolver<ResolversTypes['LearningItem'], ParentType, ContextType>;
  lessonId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userContent: Resolver<Maybe<ResolversTypes['UserContent']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt: Resolver<ReadonlyArray<ResolversTypes['SearchMark']>, ParentType, ContextType>;
};

export type SearchMarkResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SearchMark'] = ResolversParentTypes['SearchMark']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseVerificationResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CourseVerification'] = ResolversParentTypes['CourseVerification']> = {
  verified: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pending: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectionReason: Resolver<Maybe<ResolversTypes['RejectionReason']>, ParentType, ContextType>;
  link: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RejectionReasonResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['RejectionReason'] = ResolversParentTypes['RejectionReason']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseVerificationsResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CourseVerifications'] = ResolversParentTypes['CourseVerifications']> = {
  pending: Resolver<ReadonlyArray<ResolversTypes['SubmittedVerification']>, ParentType, ContextType>;
  rejectionReasons: Resolver<ReadonlyArray<ResolversTypes['RejectionReason']>, ParentType, ContextType>;
};

export type SubmittedVerificationResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SubmittedVerification'] = ResolversParentTypes['SubmittedVerification']> = {
  learner: Resolver<ResolversTypes['PublicUser'], ParentType, ContextType>;
  link: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submittedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CourseReviewResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CourseReview'] = ResolversParentTypes['CourseReview']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guidingQuestionAnswer: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
};

export type WrittenReviewResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['WrittenReview'] = ResolversParentTypes['WrittenReview']> = {
  rating: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guidingQuestionAnswer: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
  writtenAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author: Resolver<Maybe<ResolversTypes['PublicUser']>, ParentType, ContextType>;
};

export type FeedbackOptionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['FeedbackOption'] = ResolversParentTypes['FeedbackOption']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LastViewedLessonResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LastViewedLesson'] = ResolversParentTypes['LastViewedLesson']> = {
  lessonId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position: Resolver<Maybe<ResolversTypes['LessonPosition']>, ParentType, ContextType>;
  viewedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LessonPositionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LessonPosition'] = ResolversParentTypes['LessonPosition']> = {
  componentId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  offset: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  seconds: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openParts: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  films: Resolver<ReadonlyArray<ResolversTypes['FilmPosition']>, ParentType, ContextType>;
};

export type FilmPositionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['FilmPosition'] = ResolversParentTypes['FilmPosition']> = {
  componentId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seconds: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  files: Resolver<ReadonlyArray<ResolversTypes['CertificateFile']>, ParentType, ContextType>;
};

export type CertificateFileResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CertificateFile'] = ResolversParentTypes['CertificateFile']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicUserResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['PublicUser'] = ResolversParentTypes['PublicUser']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profileImage: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mattermostHandle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enrolledModules: Resolver<ReadonlyArray<ResolversTypes['Module']>, ParentType, ContextType>;
  enrollmentStatus: Resolver<Maybe<ResolversTypes['CourseState']>, ParentType, ContextType>;
  numberOfAttachments: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  numberOfMessages: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AchievementResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Achievement'] = ResolversParentTypes['Achievement']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  achievedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  howTo: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReflectionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Reflection'] = ResolversParentTypes['Reflection']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['PublicUser'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isEditable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LearnerOnMapResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LearnerOnMap'] = ResolversParentTypes['LearnerOnMap']> = {
  person: Resolver<ResolversTypes['PublicUser'], ParentType, ContextType>;
  lat: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  city: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompletionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Completion'] = ResolversParentTypes['Completion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  answers: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  score: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  passed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  result: Resolver<ResolversTypes['Result'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  __resolveType: TypeResolveFn<'MixedCourse' | 'Event' | 'Project' | 'Scorm' | 'Material', ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  customCourseTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaywalled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workload: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  prerequisite: Resolver<Maybe<ResolversTypes['Prerequisite']>, ParentType, ContextType>;
  notes: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weeks: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  courseTools: Resolver<ReadonlyArray<ResolversTypes['CourseTool']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  certificateInfo: Resolver<Maybe<ResolversTypes['CertificateInfo']>, ParentType, ContextType>;
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackSurvey: Resolver<Maybe<ResolversTypes['SurveyReference']>, ParentType, ContextType>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  enrolledLearnersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verification: Resolver<Maybe<ResolversTypes['CourseVerification']>, ParentType, ContextType>;
  tutors: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<CourseParticipantsArgs, 'limit'>>;
  participantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingCounts: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerReview: Resolver<Maybe<ResolversTypes['CourseReview']>, ParentType, ContextType>;
  reviews: Resolver<ReadonlyArray<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
  lastViewedLesson: Resolver<Maybe<ResolversTypes['LastViewedLesson']>, ParentType, ContextType>;
  isCurrentUserTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  firstAppointmentTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventOverInfo: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endingTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationOrUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationInfo: Resolver<Maybe<ResolversTypes['RegistrationInfo']>, ParentType, ContextType>;
};

export type MixedCourseResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['MixedCourse'] = ResolversParentTypes['MixedCourse']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  customCourseTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaywalled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workload: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  prerequisite: Resolver<Maybe<ResolversTypes['Prerequisite']>, ParentType, ContextType>;
  notes: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weeks: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  courseTools: Resolver<ReadonlyArray<ResolversTypes['CourseTool']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  certificateInfo: Resolver<Maybe<ResolversTypes['CertificateInfo']>, ParentType, ContextType>;
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackSurvey: Resolver<Maybe<ResolversTypes['SurveyReference']>, ParentType, ContextType>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  enrolledLearnersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verification: Resolver<Maybe<ResolversTypes['CourseVerification']>, ParentType, ContextType>;
  tutors: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<MixedCourseParticipantsArgs, 'limit'>>;
  participantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingCounts: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerReview: Resolver<Maybe<ResolversTypes['CourseReview']>, ParentType, ContextType>;
  reviews: Resolver<ReadonlyArray<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
  lastViewedLesson: Resolver<Maybe<ResolversTypes['LastViewedLesson']>, ParentType, ContextType>;
  isCurrentUserTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  lessons: Resolver<ReadonlyArray<ResolversTypes['Lesson']>, ParentType, ContextType>;
  firstAppointmentTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventOverInfo: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endingTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationOrUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationInfo: Resolver<Maybe<ResolversTypes['RegistrationInfo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  customCourseTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaywalled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workload: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  prerequisite: Resolver<Maybe<ResolversTypes['Prerequisite']>, ParentType, ContextType>;
  notes: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weeks: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  courseTools: Resolver<ReadonlyArray<ResolversTypes['CourseTool']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  certificateInfo: Resolver<Maybe<ResolversTypes['CertificateInfo']>, ParentType, ContextType>;
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackSurvey: Resolver<Maybe<ResolversTypes['SurveyReference']>, ParentType, ContextType>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  enrolledLearnersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verification: Resolver<Maybe<ResolversTypes['CourseVerification']>, ParentType, ContextType>;
  tutors: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<EventParticipantsArgs, 'limit'>>;
  participantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingCounts: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerReview: Resolver<Maybe<ResolversTypes['CourseReview']>, ParentType, ContextType>;
  reviews: Resolver<ReadonlyArray<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
  lastViewedLesson: Resolver<Maybe<ResolversTypes['LastViewedLesson']>, ParentType, ContextType>;
  isCurrentUserTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  firstAppointmentTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventOverInfo: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endingTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationOrUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationInfo: Resolver<Maybe<ResolversTypes['RegistrationInfo']>, ParentType, ContextType>;
  runs: Resolver<ReadonlyArray<ResolversTypes['Run']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  customCourseTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaywalled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workload: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  prerequisite: Resolver<Maybe<ResolversTypes['Prerequisite']>, ParentType, ContextType>;
  notes: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weeks: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  courseTools: Resolver<ReadonlyArray<ResolversTypes['CourseTool']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  certificateInfo: Resolver<Maybe<ResolversTypes['CertificateInfo']>, ParentType, ContextType>;
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackSurvey: Resolver<Maybe<ResolversTypes['SurveyReference']>, ParentType, ContextType>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  enrolledLearnersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verification: Resolver<Maybe<ResolversTypes['CourseVerification']>, ParentType, ContextType>;
  tutors: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<ProjectParticipantsArgs, 'limit'>>;
  participantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingCounts: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerReview: Resolver<Maybe<ResolversTypes['CourseReview']>, ParentType, ContextType>;
  reviews: Resolver<ReadonlyArray<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
  lastViewedLesson: Resolver<Maybe<ResolversTypes['LastViewedLesson']>, ParentType, ContextType>;
  isCurrentUserTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  firstAppointmentTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventOverInfo: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endingTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationOrUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationInfo: Resolver<Maybe<ResolversTypes['RegistrationInfo']>, ParentType, ContextType>;
  allowUgContent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userContents: Resolver<ReadonlyArray<ResolversTypes['UserContent']>, ParentType, ContextType>;
  runs: Resolver<ReadonlyArray<ResolversTypes['Run']>, ParentType, ContextType>;
  attachments: Resolver<ReadonlyArray<ResolversTypes['Attachment']>, ParentType, ContextType>;
  canAddAttachments: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy: Resolver<Maybe<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  canDeleteAttachments: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScormResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Scorm'] = ResolversParentTypes['Scorm']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  customCourseTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaywalled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workload: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  prerequisite: Resolver<Maybe<ResolversTypes['Prerequisite']>, ParentType, ContextType>;
  notes: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weeks: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  courseTools: Resolver<ReadonlyArray<ResolversTypes['CourseTool']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  certificateInfo: Resolver<Maybe<ResolversTypes['CertificateInfo']>, ParentType, ContextType>;
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackSurvey: Resolver<Maybe<ResolversTypes['SurveyReference']>, ParentType, ContextType>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  enrolledLearnersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verification: Resolver<Maybe<ResolversTypes['CourseVerification']>, ParentType, ContextType>;
  tutors: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<ScormParticipantsArgs, 'limit'>>;
  participantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingCounts: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerReview: Resolver<Maybe<ResolversTypes['CourseReview']>, ParentType, ContextType>;
  reviews: Resolver<ReadonlyArray<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
  lastViewedLesson: Resolver<Maybe<ResolversTypes['LastViewedLesson']>, ParentType, ContextType>;
  isCurrentUserTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  firstAppointmentTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventOverInfo: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endingTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationOrUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationInfo: Resolver<Maybe<ResolversTypes['RegistrationInfo']>, ParentType, ContextType>;
  scormMetadata: Resolver<Maybe<ResolversTypes['ScormMetadata']>, ParentType, ContextType>;
  participantAdditionalData: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScormMetadataResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ScormMetadata'] = ResolversParentTypes['ScormMetadata']> = {
  scormSchemaVersion: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scormRecourseUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scormDirectoryPath: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scormTitle: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MaterialResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Material'] = ResolversParentTypes['Material']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  customCourseTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBookmarked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaywalled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workload: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  prerequisite: Resolver<Maybe<ResolversTypes['Prerequisite']>, ParentType, ContextType>;
  notes: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weeks: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  courseTools: Resolver<ReadonlyArray<ResolversTypes['CourseTool']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  certificateInfo: Resolver<Maybe<ResolversTypes['CertificateInfo']>, ParentType, ContextType>;
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackSurvey: Resolver<Maybe<ResolversTypes['SurveyReference']>, ParentType, ContextType>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  contentProviders: Resolver<ReadonlyArray<ResolversTypes['ContentProvider']>, ParentType, ContextType>;
  enrolledLearnersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verification: Resolver<Maybe<ResolversTypes['CourseVerification']>, ParentType, ContextType>;
  tutors: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<MaterialParticipantsArgs, 'limit'>>;
  participantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingCounts: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerReview: Resolver<Maybe<ResolversTypes['CourseReview']>, ParentType, ContextType>;
  reviews: Resolver<ReadonlyArray<ResolversTypes['WrittenReview']>, ParentType, ContextType>;
  feedbackOptions: Resolver<ReadonlyArray<ResolversTypes['FeedbackOption']>, ParentType, ContextType>;
  lastViewedLesson: Resolver<Maybe<ResolversTypes['LastViewedLesson']>, ParentType, ContextType>;
  isCurrentUserTutor: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  firstAppointmentTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventOverInfo: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endingTime: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locationOrUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationInfo: Resolver<Maybe<ResolversTypes['RegistrationInfo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationInfoResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['RegistrationInfo'] = ResolversParentTypes['RegistrationInfo']> = {
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxParticipants: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfParticipants: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRegistered: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlaceStatusResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['PlaceStatus'] = ResolversParentTypes['PlaceStatus']> = {
  denomination: Resolver<ResolversTypes['PlaceState'], ParentType, ContextType>;
};

export type RunResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Run'] = ResolversParentTypes['Run']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrollToAll: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  zone: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfParticipants: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duration: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  end: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['PlaceStatus'], ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appointments: Resolver<ReadonlyArray<ResolversTypes['Appointment']>, ParentType, ContextType>;
  participants: Resolver<ReadonlyArray<ResolversTypes['PublicUser']>, ParentType, ContextType, RequireFields<RunParticipantsArgs, 'limit'>>;
  messageBoard: Resolver<Maybe<ResolversTypes['MessageBoard']>, ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moderatorLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  start: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['PlaceStatus'], ParentType, ContextType>;
  type: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalEndDate: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxParticipants: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfParticipants: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrationDeadline: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recurringAppointments: Resolver<ReadonlyArray<ResolversTypes['RecurringAppointment']>, ParentType, ContextType>;
  didAttend: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasCertificate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  sequence: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attendees: Resolver<Maybe<ReadonlyArray<ResolversTypes['Attendee']>>, ParentType, ContextType>;
};

export type RecurringAppointmentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['RecurringAppointment'] = ResolversParentTypes['RecurringAppointment']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttendeeResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Attendee'] = ResolversParentTypes['Attendee']> = {
  user: Resolver<ResolversTypes['PublicUser'], ParentType, ContextType>;
  didAttend: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  courseStatus: Resolver<ResolversTypes['CourseState'], ParentType, ContextType>;
};

export type UpcomingAppointmentRunResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpcomingAppointmentRun'] = ResolversParentTypes['UpcomingAppointmentRun']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  course: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  run: Resolver<ResolversTypes['Run'], ParentType, ContextType>;
  appointment: Resolver<ResolversTypes['Appointment'], ParentType, ContextType>;
};

export type UpdateAppointmentAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UpdateAppointmentAnswer'] = ResolversParentTypes['UpdateAppointmentAnswer']> = {
  success: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  overlappingAppointments: Resolver<ReadonlyArray<ResolversTypes['OverlappingAppointment']>, ParentType, ContextType>;
  course: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
};

export type OverlappingAppointmentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OverlappingAppointment'] = ResolversParentTypes['OverlappingAppointment']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interacted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkType: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LessonResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Lesson'] = ResolversParentTypes['Lesson']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customLessonTypeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reflectionBoard: Resolver<Maybe<ResolversTypes['ReflectionBoard']>, ParentType, ContextType>;
  questionnaire: Resolver<Maybe<ResolversTypes['Questionnaire']>, ParentType, ContextType>;
  isCompleted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position: Resolver<Maybe<ResolversTypes['LessonPosition']>, ParentType, ContextType>;
  components: Resolver<ReadonlyArray<ResolversTypes['LessonComponent']>, ParentType, ContextType>;
};

export type LessonComponentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LessonComponent'] = ResolversParentTypes['LessonComponent']> = {
  __resolveType: TypeResolveFn<'ModuleText' | 'LearningOutcome' | 'UserQuote' | 'CollapsibleText' | 'Glossary' | 'VideoFile' | 'YoutubeVideo' | 'H5p' | 'NewH5p' | 'CodeAnnotation', ParentType, ContextType>;
};

export type ModuleTextResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ModuleText'] = ResolversParentTypes['ModuleText']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTranslated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LearningOutcomeResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['LearningOutcome'] = ResolversParentTypes['LearningOutcome']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  icon: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserQuoteResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['UserQuote'] = ResolversParentTypes['UserQuote']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollapsibleTextResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CollapsibleText'] = ResolversParentTypes['CollapsibleText']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlossaryResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Glossary'] = ResolversParentTypes['Glossary']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries: Resolver<ReadonlyArray<ResolversTypes['GlossaryEntry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlossaryEntryResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['GlossaryEntry'] = ResolversParentTypes['GlossaryEntry']> = {
  word: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VideoFileResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['VideoFile'] = ResolversParentTypes['VideoFile']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitles: Resolver<ReadonlyArray<ResolversTypes['VideoSubtitles']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoSubtitlesResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['VideoSubtitles'] = ResolversParentTypes['VideoSubtitles']> = {
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type YoutubeVideoResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['YoutubeVideo'] = ResolversParentTypes['YoutubeVideo']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  youtubeId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitles: Resolver<ReadonlyArray<ResolversTypes['VideoSubtitles']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewH5pResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['NewH5p'] = ResolversParentTypes['NewH5p']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  width: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type H5pResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['H5p'] = ResolversParentTypes['H5p']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeAnnotationResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CodeAnnotation'] = ResolversParentTypes['CodeAnnotation']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  glossaryUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes: Resolver<ReadonlyArray<ResolversTypes['CodeNote']>, ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeNoteResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CodeNote'] = ResolversParentTypes['CodeNote']> = {
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReflectionBoardResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ReflectionBoard'] = ResolversParentTypes['ReflectionBoard']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReflectionRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myReflection: Resolver<Maybe<ResolversTypes['Reflection']>, ParentType, ContextType>;
  reflections: Resolver<ReadonlyArray<ResolversTypes['Reflection']>, ParentType, ContextType>;
};

export type QuestionnaireResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Questionnaire'] = ResolversParentTypes['Questionnaire']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  welcomeMessage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRetakeable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minPassingScore: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasAnswerKey: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseDenomination: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHidden: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myDraft: Resolver<Maybe<ResolversTypes['SurveyDraft']>, ParentType, ContextType>;
  hasBeenTaken: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myCompletion: Resolver<Maybe<ResolversTypes['Completion']>, ParentType, ContextType>;
  pages: Resolver<ReadonlyArray<ResolversTypes['QuestionnairePage']>, ParentType, ContextType>;
};

export type QuestionnairePageResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['QuestionnairePage'] = ResolversParentTypes['QuestionnairePage']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  nextEnabled: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  previousVisible: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  previousEnabled: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  questions: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  __resolveType: TypeResolveFn<'SingleChoiceQuestion' | 'MultipleChoiceQuestion' | 'TextQuestion' | 'NumberQuestion' | 'ScaleQuestion' | 'DateQuestion' | 'CountryQuestion' | 'SatisfactionQuestion' | 'DifficultyQuestion' | 'InformationBlock', ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type QuestionOptionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['QuestionOption'] = ResolversParentTypes['QuestionOption']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNonApplicable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCorrect: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  feedback: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SingleChoiceQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SingleChoiceQuestion'] = ResolversParentTypes['SingleChoiceQuestion']> = {
  multiSelect: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['QuestionOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MultipleChoiceQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['MultipleChoiceQuestion'] = ResolversParentTypes['MultipleChoiceQuestion']> = {
  multiSelect: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  maxAnswers: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['QuestionOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['TextQuestion'] = ResolversParentTypes['TextQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  maxLength: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NumberQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['NumberQuestion'] = ResolversParentTypes['NumberQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  min: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScaleQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ScaleQuestion'] = ResolversParentTypes['ScaleQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  min: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLabel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxLabel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DateQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['DateQuestion'] = ResolversParentTypes['DateQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  min: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['CountryQuestion'] = ResolversParentTypes['CountryQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  countries: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactionQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SatisfactionQuestion'] = ResolversParentTypes['SatisfactionQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DifficultyQuestionResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['DifficultyQuestion'] = ResolversParentTypes['DifficultyQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InformationBlockResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['InformationBlock'] = ResolversParentTypes['InformationBlock']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleCondition: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SurveyDraftResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['SurveyDraft'] = ResolversParentTypes['SurveyDraft']> = {
  answers: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  pageId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ResultResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['Result'] = ResolversParentTypes['Result']> = {
  successful: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answers: Resolver<ReadonlyArray<ResolversTypes['GivenAnswer']>, ParentType, ContextType>;
};

export type GivenAnswerResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['GivenAnswer'] = ResolversParentTypes['GivenAnswer']> = {
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feedback: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentListResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['ContentList'] = ResolversParentTypes['ContentList']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  urlAlias: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  denomination: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerNickname: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPublic: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFollowing: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['ListedItem']>, ParentType, ContextType, RequireFields<ContentListItemsArgs, 'kinds'>>;
};

export type OfflineManifestResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OfflineManifest'] = ResolversParentTypes['OfflineManifest']> = {
  kind: Resolver<ResolversTypes['LearningItemKind'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents: Resolver<ReadonlyArray<ResolversTypes['OfflineDocument']>, ParentType, ContextType>;
  files: Resolver<ReadonlyArray<ResolversTypes['OfflineFile']>, ParentType, ContextType>;
  packages: Resolver<ReadonlyArray<ResolversTypes['OfflinePackage']>, ParentType, ContextType>;
};

export type OfflinePackageResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OfflinePackage'] = ResolversParentTypes['OfflinePackage']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files: Resolver<ReadonlyArray<ResolversTypes['OfflineFile']>, ParentType, ContextType>;
};

export type OfflineDocumentResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OfflineDocument'] = ResolversParentTypes['OfflineDocument']> = {
  kind: Resolver<ResolversTypes['OfflineDocumentKind'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfflineFileResolvers<ContextType = CampusContext, ParentType extends ResolversParentTypes['OfflineFile'] = ResolversParentTypes['OfflineFile']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = CampusContext> = {
  DateTime: GraphQLScalarType;
  JSON: GraphQLScalarType;
  Query: QueryResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  CreateCalendarLinkAnswer: CreateCalendarLinkAnswerResolvers<ContextType>;
  CalendarLink: CalendarLinkResolvers<ContextType>;
  EnterChatAnswer: EnterChatAnswerResolvers<ContextType>;
  UpdateNotificationAnswer: UpdateNotificationAnswerResolvers<ContextType>;
  PushDevice: PushDeviceResolvers<ContextType>;
  CreatePushDeviceAnswer: CreatePushDeviceAnswerResolvers<ContextType>;
  NudgePreference: NudgePreferenceResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  UserContent: UserContentResolvers<ContextType>;
  UserContentAnswer: UserContentAnswerResolvers<ContextType>;
  MessageBoard: MessageBoardResolvers<ContextType>;
  Message: MessageResolvers<ContextType>;
  Comment: CommentResolvers<ContextType>;
  MessageAnswer: MessageAnswerResolvers<ContextType>;
  CommentAnswer: CommentAnswerResolvers<ContextType>;
  MessageReport: MessageReportResolvers<ContextType>;
  MessageBoardChange: MessageBoardChangeResolvers<ContextType>;
  UpdateCourseStatusAnswer: UpdateCourseStatusAnswerResolvers<ContextType>;
  CompleteSurveyAnswer: CompleteSurveyAnswerResolvers<ContextType>;
  UpdateCourseReviewAnswer: UpdateCourseReviewAnswerResolvers<ContextType>;
  UnsubscribeAnswer: UnsubscribeAnswerResolvers<ContextType>;
  Error: ErrorResolvers<ContextType>;
  Answer: AnswerResolvers<ContextType>;
  LoginAnswer: LoginAnswerResolvers<ContextType>;
  AddUserAnswer: AddUserAnswerResolvers<ContextType>;
  NewUser: NewUserResolvers<ContextType>;
  RequestPasswordResetAnswer: RequestPasswordResetAnswerResolvers<ContextType>;
  ConsentAnswer: ConsentAnswerResolvers<ContextType>;
  UpdateUserAnswer: UpdateUserAnswerResolvers<ContextType>;
  AccountPreferenceAnswer: AccountPreferenceAnswerResolvers<ContextType>;
  UpdateViewerAnswer: UpdateViewerAnswerResolvers<ContextType>;
  UpdateCourseAnswer: UpdateCourseAnswerResolvers<ContextType>;
  UpdateModuleAnswer: UpdateModuleAnswerResolvers<ContextType>;
  ContentListAnswer: ContentListAnswerResolvers<ContextType>;
  ContentListItemAnswer: ContentListItemAnswerResolvers<ContextType>;
  Color: ColorResolvers<ContextType>;
  Language: LanguageResolvers<ContextType>;
  MapTiles: MapTilesResolvers<ContextType>;
  OrganizationConfig: OrganizationConfigResolvers<ContextType>;
  OpenIdClient: OpenIdClientResolvers<ContextType>;
  OrganizationCustomTexts: OrganizationCustomTextsResolvers<ContextType>;
  ExternalScript: ExternalScriptResolvers<ContextType>;
  ProfileConfiguration: ProfileConfigurationResolvers<ContextType>;
  RegisterConfiguration: RegisterConfigurationResolvers<ContextType>;
  SubOrganizationConfig: SubOrganizationConfigResolvers<ContextType>;
  ConsentRequest: ConsentRequestResolvers<ContextType>;
  TermsOfService: TermsOfServiceResolvers<ContextType>;
  CampusComponent: CampusComponentResolvers<ContextType>;
  Country: CountryResolvers<ContextType>;
  TextBlock: TextBlockResolvers<ContextType>;
  AccessibilityStatement: AccessibilityStatementResolvers<ContextType>;
  LandingPageComponent: LandingPageComponentResolvers<ContextType>;
  LandingPageItem: LandingPageItemResolvers<ContextType>;
  IntroComponent: IntroComponentResolvers<ContextType>;
  ModulesComponent: ModulesComponentResolvers<ContextType>;
  CarouselComponent: CarouselComponentResolvers<ContextType>;
  CarouselItem: CarouselItemResolvers<ContextType>;
  WhyJoinComponent: WhyJoinComponentResolvers<ContextType>;
  ReasonToApply: ReasonToApplyResolvers<ContextType>;
  HowToComponent: HowToComponentResolvers<ContextType>;
  FooterComponent: FooterComponentResolvers<ContextType>;
  SocialLink: SocialLinkResolvers<ContextType>;
  Features: FeaturesResolvers<ContextType>;
  Me: MeResolvers<ContextType>;
  Image: ImageResolvers<ContextType>;
  AccountPreference: AccountPreferenceResolvers<ContextType>;
  DocumentUpload: DocumentUploadResolvers<ContextType>;
  DocumentReview: DocumentReviewResolvers<ContextType>;
  OnboardingSlide: OnboardingSlideResolvers<ContextType>;
  Milestone: MilestoneResolvers<ContextType>;
  Viewer: ViewerResolvers<ContextType>;
  Session: SessionResolvers<ContextType>;
  Offer: OfferResolvers<ContextType>;
  LanguageSchoolCategory: LanguageSchoolCategoryResolvers<ContextType>;
  LanguageSchoolSubcategory: LanguageSchoolSubcategoryResolvers<ContextType>;
  LanguageSchoolResource: LanguageSchoolResourceResolvers<ContextType>;
  CertificateOfEnrollmentReason: CertificateOfEnrollmentReasonResolvers<ContextType>;
  IdasRelationship: IdasRelationshipResolvers<ContextType>;
  IdasAttribute: IdasAttributeResolvers<ContextType>;
  LockKey: LockKeyResolvers<ContextType>;
  LearningItem: LearningItemResolvers<ContextType>;
  ListedItem: ListedItemResolvers<ContextType>;
  ModuleCategory: ModuleCategoryResolvers<ContextType>;
  ModuleCategorySection: ModuleCategorySectionResolvers<ContextType>;
  Module: ModuleResolvers<ContextType>;
  CourseStatus: CourseStatusResolvers<ContextType>;
  Prerequisite: PrerequisiteResolvers<ContextType>;
  ContentProvider: ContentProviderResolvers<ContextType>;
  Badge: BadgeResolvers<ContextType>;
  CourseTool: CourseToolResolvers<ContextType>;
  CourseProvider: CourseProviderResolvers<ContextType>;
  CertificateInfo: CertificateInfoResolvers<ContextType>;
  SurveyReference: SurveyReferenceResolvers<ContextType>;
  Tag: TagResolvers<ContextType>;
  TaggedContent: TaggedContentResolvers<ContextType>;
  Testimonial: TestimonialResolvers<ContextType>;
  SearchAnswer: SearchAnswerResolvers<ContextType>;
  SearchHit: SearchHitResolvers<ContextType>;
  SearchMark: SearchMarkResolvers<ContextType>;
  CourseVerification: CourseVerificationResolvers<ContextType>;
  RejectionReason: RejectionReasonResolvers<ContextType>;
  CourseVerifications: CourseVerificationsResolvers<ContextType>;
  SubmittedVerification: SubmittedVerificationResolvers<ContextType>;
  CourseReview: CourseReviewResolvers<ContextType>;
  WrittenReview: WrittenReviewResolvers<ContextType>;
  FeedbackOption: FeedbackOptionResolvers<ContextType>;
  LastViewedLesson: LastViewedLessonResolvers<ContextType>;
  LessonPosition: LessonPositionResolvers<ContextType>;
  FilmPosition: FilmPositionResolvers<ContextType>;
  Certificate: CertificateResolvers<ContextType>;
  CertificateFile: CertificateFileResolvers<ContextType>;
  PublicUser: PublicUserResolvers<ContextType>;
  Achievement: AchievementResolvers<ContextType>;
  Reflection: ReflectionResolvers<ContextType>;
  LearnerOnMap: LearnerOnMapResolvers<ContextType>;
  Completion: CompletionResolvers<ContextType>;
  Course: CourseResolvers<ContextType>;
  MixedCourse: MixedCourseResolvers<ContextType>;
  Event: EventResolvers<ContextType>;
  Project: ProjectResolvers<ContextType>;
  Attachment: AttachmentResolvers<ContextType>;
  Scorm: ScormResolvers<ContextType>;
  ScormMetadata: ScormMetadataResolvers<ContextType>;
  Material: MaterialResolvers<ContextType>;
  RegistrationInfo: RegistrationInfoResolvers<ContextType>;
  PlaceStatus: PlaceStatusResolvers<ContextType>;
  Run: RunResolvers<ContextType>;
  Appointment: AppointmentResolvers<ContextType>;
  RecurringAppointment: RecurringAppointmentResolvers<ContextType>;
  Attendee: AttendeeResolvers<ContextType>;
  UpcomingAppointmentRun: UpcomingAppointmentRunResolvers<ContextType>;
  UpdateAppointmentAnswer: UpdateAppointmentAnswerResolvers<ContextType>;
  OverlappingAppointment: OverlappingAppointmentResolvers<ContextType>;
  Notification: NotificationResolvers<ContextType>;
  Lesson: LessonResolvers<ContextType>;
  LessonComponent: LessonComponentResolvers<ContextType>;
  ModuleText: ModuleTextResolvers<ContextType>;
  LearningOutcome: LearningOutcomeResolvers<ContextType>;
  UserQuote: UserQuoteResolvers<ContextType>;
  CollapsibleText: CollapsibleTextResolvers<ContextType>;
  Glossary: GlossaryResolvers<ContextType>;
  GlossaryEntry: GlossaryEntryResolvers<ContextType>;
  VideoFile: VideoFileResolvers<ContextType>;
  VideoSubtitles: VideoSubtitlesResolvers<ContextType>;
  YoutubeVideo: YoutubeVideoResolvers<ContextType>;
  NewH5p: NewH5pResolvers<ContextType>;
  H5p: H5pResolvers<ContextType>;
  CodeAnnotation: CodeAnnotationResolvers<ContextType>;
  CodeNote: CodeNoteResolvers<ContextType>;
  ReflectionBoard: ReflectionBoardResolvers<ContextType>;
  Questionnaire: QuestionnaireResolvers<ContextType>;
  QuestionnairePage: QuestionnairePageResolvers<ContextType>;
  Question: QuestionResolvers<ContextType>;
  QuestionOption: QuestionOptionResolvers<ContextType>;
  SingleChoiceQuestion: SingleChoiceQuestionResolvers<ContextType>;
  MultipleChoiceQuestion: MultipleChoiceQuestionResolvers<ContextType>;
  TextQuestion: TextQuestionResolvers<ContextType>;
  NumberQuestion: NumberQuestionResolvers<ContextType>;
  ScaleQuestion: ScaleQuestionResolvers<ContextType>;
  DateQuestion: DateQuestionResolvers<ContextType>;
  CountryQuestion: CountryQuestionResolvers<ContextType>;
  SatisfactionQuestion: SatisfactionQuestionResolvers<ContextType>;
  DifficultyQuestion: DifficultyQuestionResolvers<ContextType>;
  InformationBlock: InformationBlockResolvers<ContextType>;
  SurveyDraft: SurveyDraftResolvers<ContextType>;
  Result: ResultResolvers<ContextType>;
  GivenAnswer: GivenAnswerResolvers<ContextType>;
  ContentList: ContentListResolvers<ContextType>;
  OfflineManifest: OfflineManifestResolvers<ContextType>;
  OfflinePackage: OfflinePackageResolvers<ContextType>;
  OfflineDocument: OfflineDocumentResolvers<ContextType>;
  OfflineFile: OfflineFileResolvers<ContextType>;
};

