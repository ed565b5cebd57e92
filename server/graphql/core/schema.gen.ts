// Written by server/graphql/core/generate-types.ts from server/schema.graphql; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  readonly me?: Maybe<Me>;
  readonly viewer: Viewer;
  readonly course?: Maybe<Course>;
  readonly module?: Maybe<Module>;
  readonly lesson?: Maybe<Lesson>;
  readonly messageBoard?: Maybe<MessageBoard>;
  readonly message?: Maybe<Message>;
  readonly messageReports: ReadonlyArray<MessageReport>;
  readonly contentList?: Maybe<ContentList>;
  readonly offlineManifest?: Maybe<OfflineManifest>;
  readonly subOrganizationConfig?: Maybe<SubOrganizationConfig>;
  readonly consentRequest?: Maybe<ConsentRequest>;
  readonly latestTermsOfService?: Maybe<TermsOfService>;
  readonly unacceptedTermsOfService?: Maybe<TermsOfService>;
  readonly component?: Maybe<CampusComponent>;
  readonly countries: ReadonlyArray<Country>;
  readonly text?: Maybe<TextBlock>;
  readonly accessibilityStatement?: Maybe<AccessibilityStatement>;
  readonly survey?: Maybe<Questionnaire>;
  readonly searchTagsList: ReadonlyArray<Tag>;
  readonly contentByTagList: TaggedContent;
  readonly contentProvider?: Maybe<ContentProvider>;
  readonly search: SearchAnswer;
  readonly completedCourses: ReadonlyArray<Course>;
  readonly publicUser?: Maybe<PublicUser>;
  readonly appointment?: Maybe<Appointment>;
  readonly notifications: ReadonlyArray<Notification>;
  readonly courseVerifications?: Maybe<CourseVerifications>;
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
  readonly reportMessage: Answer;
  readonly decideMessageReport: Answer;
  readonly setMessageBoardMuted: Answer;
  readonly completeSurvey: CompleteSurveyAnswer;
  readonly updateCourseReview: UpdateCourseReviewAnswer;
  readonly submitCourseVerification: Answer;
  readonly decideCourseVerification: Answer;
  readonly updateAppointment: UpdateAppointmentAnswer;
  readonly changeAppointmentStatus: UpdateAppointmentAnswer;
  readonly deleteAppointment: Answer;
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


export type MutationCompleteSurveyArgs = {
  id: Scalars['ID']['input'];
  completion: CompletionInput;
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
  readonly notification?: Maybe<Notification>;
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

export type PushDevice = {
  readonly id: Scalars['ID']['output'];
  readonly endpoint: Scalars['String']['output'];
  readonly p256dh: Scalars['String']['output'];
  readonly auth: Scalars['String']['output'];
  readonly expirationTime?: Maybe<Scalars['Float']['output']>;
};

export type CreatePushDeviceAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly pushDevice?: Maybe<PushDevice>;
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
};


export type SubscriptionMessageBoardChangedArgs = {
  boardId: Scalars['ID']['input'];
};

export type MessageBoard = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseId: Scalars['ID']['output'];
  readonly runId?: Maybe<Scalars['ID']['output']>;
  readonly hasViewerPosted: Scalars['Boolean']['output'];
  readonly isMuted: Scalars['Boolean']['output'];
  readonly isTutor: Scalars['Boolean']['output'];
  readonly messagesCount: Scalars['Int']['output'];
  readonly messages: ReadonlyArray<Message>;
};


export type MessageBoardMessagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
};

export type Message = {
  readonly id: Scalars['ID']['output'];
  readonly boardId: Scalars['ID']['output'];
  readonly content: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly canDelete: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly author?: Maybe<PublicUser>;
  readonly commentsCount: Scalars['Int']['output'];
  readonly comments: ReadonlyArray<Comment>;
};


export type MessageCommentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type Comment = {
  readonly id: Scalars['ID']['output'];
  readonly messageId: Scalars['ID']['output'];
  readonly content: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly canDelete: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly author?: Maybe<PublicUser>;
};

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
  readonly message?: Maybe<Message>;
};

export type CommentAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly comment?: Maybe<Comment>;
};

export type MessageReport = {
  readonly id: Scalars['ID']['output'];
  readonly boardId: Scalars['ID']['output'];
  readonly message?: Maybe<Message>;
  readonly comment?: Maybe<Comment>;
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  readonly reportsCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

export type MessageBoardChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'DELETED';

export type MessageBoardChange = {
  readonly kind: MessageBoardChangeKind;
  readonly messageId: Scalars['ID']['output'];
  readonly commentId?: Maybe<Scalars['ID']['output']>;
  readonly isOwn: Scalars['Boolean']['output'];
};

export type UpdateCourseStatusAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly course?: Maybe<Course>;
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

export type CompleteSurveyAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly completion?: Maybe<Completion>;
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
  readonly course?: Maybe<Course>;
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
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  readonly accessPortalPath?: Maybe<Scalars['String']['output']>;
};

export type AddUserAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly user?: Maybe<NewUser>;
};

export type NewUser = {
  readonly id: Scalars['ID']['output'];
};

export type RequestPasswordResetAnswer = {
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<Error>;
};

export type UpdateViewerAction = {
  readonly setPreferredLanguage?: InputMaybe<SetPreferredLanguage>;
  readonly completeMilestone?: InputMaybe<CompleteMilestone>;
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
  readonly consent?: Maybe<ConsentRequest>;
  readonly viewer?: Maybe<Viewer>;
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
  readonly me?: Maybe<Me>;
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
  readonly preference?: Maybe<AccountPreference>;
};

export type SetPreferredLanguage = {
  readonly languageId: Scalars['ID']['input'];
};

export type UpdateViewerAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly viewer?: Maybe<Viewer>;
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
  readonly viewer?: Maybe<Viewer>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
};

export type UpdateModuleAnswer = {
  readonly success: Scalars['Boolean']['output'];
  readonly errors: ReadonlyArray<Error>;
  readonly viewer?: Maybe<Viewer>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
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
  readonly contentList?: Maybe<ContentList>;
};

export type LearningItemKind =
  | 'MODULE'
  | 'COURSE';

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

export type Color = {
  readonly hex: Scalars['String']['output'];
};

export type Language = {
  readonly id: Scalars['ID']['output'];
};

export type OrganizationConfig = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly legalName: Scalars['String']['output'];
  readonly folderName: Scalars['String']['output'];
  readonly logo: Scalars['String']['output'];
  readonly loginBgImage?: Maybe<Scalars['String']['output']>;
  readonly mainColor: Color;
  readonly fontName: Scalars['String']['output'];
  readonly defaultLanguage: Language;
  readonly privacyPolicyLink?: Maybe<Scalars['String']['output']>;
  readonly supportEmail?: Maybe<Scalars['String']['output']>;
  readonly helpCenterLink?: Maybe<Scalars['String']['output']>;
  readonly features: Features;
  readonly landingPageComponents: ReadonlyArray<LandingPageComponent>;
  readonly externalScripts: ReadonlyArray<ExternalScript>;
  readonly registerConfiguration: RegisterConfiguration;
  readonly codeOfConduct?: Maybe<Scalars['String']['output']>;
  readonly vapidPublicKey: Scalars['String']['output'];
  readonly profileConfiguration: ProfileConfiguration;
  readonly exploreText1?: Maybe<Scalars['String']['output']>;
  readonly exploreText2?: Maybe<Scalars['String']['output']>;
  readonly exploreText3?: Maybe<Scalars['String']['output']>;
  readonly onboardingSlideRedirectUrl?: Maybe<Scalars['String']['output']>;
  readonly organizationCustomTexts: OrganizationCustomTexts;
  readonly openIdClients: ReadonlyArray<OpenIdClient>;
};

export type OpenIdClient = {
  readonly id: Scalars['ID']['output'];
  readonly buttonText: Scalars['String']['output'];
  readonly buttonIcon?: Maybe<Scalars['String']['output']>;
  readonly buttonBackgroundColor?: Maybe<Scalars['String']['output']>;
};

export type OrganizationCustomTexts = {
  readonly surveyBannerTitle?: Maybe<Scalars['String']['output']>;
  readonly surveyBannerText?: Maybe<Scalars['String']['output']>;
  readonly surveyPageText?: Maybe<Scalars['String']['output']>;
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
  readonly geocoderUrl?: Maybe<Scalars['String']['output']>;
};

export type RegisterConfiguration = {
  readonly country: FieldVisibility;
};

export type SubOrganizationConfig = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly logoSize?: Maybe<Scalars['String']['output']>;
  readonly loginRegisterBgImage?: Maybe<Scalars['String']['output']>;
  readonly subOrganizationPath: Scalars['String']['output'];
  readonly isRestricted: Scalars['Boolean']['output'];
  readonly registerConsent?: Maybe<ConsentRequest>;
  readonly landingPageComponents: ReadonlyArray<LandingPageComponent>;
};

export type ConsentRequest = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly consented: Scalars['Boolean']['output'];
  readonly language: Scalars['String']['output'];
};

export type TermsOfService = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
};

export type CampusComponent = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly denomination: Scalars['String']['output'];
};

export type Country = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
};

export type TextBlock = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly language: Scalars['String']['output'];
};

export type AccessibilityStatement = {
  readonly content: Scalars['String']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly language: Scalars['String']['output'];
};

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
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly color?: Maybe<Color>;
  readonly language: Scalars['String']['output'];
};

export type LandingPageItem = {
  readonly icon: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type IntroComponent = LandingPageComponent & {
  readonly id: Scalars['ID']['output'];
  readonly type: LandingPageComponentType;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly color?: Maybe<Color>;
  readonly language: Scalars['String']['output'];
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly callToActionLabel?: Maybe<Scalars['String']['output']>;
  readonly callToActionLink?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly benefits: ReadonlyArray<LandingPageItem>;
};

export type ModulesComponent = LandingPageComponent & {
  readonly id: Scalars['ID']['output'];
  readonly type: LandingPageComponentType;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly color?: Maybe<Color>;
  readonly language: Scalars['String']['output'];
};

export type CarouselComponent = LandingPageComponent & {
  readonly id: Scalars['ID']['output'];
  readonly type: LandingPageComponentType;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly color?: Maybe<Color>;
  readonly language: Scalars['String']['output'];
  readonly items: ReadonlyArray<CarouselItem>;
};

export type CarouselItem = {
  readonly image: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type WhyJoinComponent = LandingPageComponent & {
  readonly id: Scalars['ID']['output'];
  readonly type: LandingPageComponentType;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly color?: Maybe<Color>;
  readonly language: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly callToActionLabel?: Maybe<Scalars['String']['output']>;
  readonly callToActionLink?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly reasonsToApplyTitle?: Maybe<Scalars['String']['output']>;
  readonly reasonsToApply: ReadonlyArray<ReasonToApply>;
};

export type ReasonToApply = {
  readonly text: Scalars['String']['output'];
};

export type HowToComponent = LandingPageComponent & {
  readonly id: Scalars['ID']['output'];
  readonly type: LandingPageComponentType;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly color?: Maybe<Color>;
  readonly language: Scalars['String']['output'];
  readonly steps: ReadonlyArray<LandingPageItem>;
  readonly gradientColorStart?: Maybe<Color>;
  readonly gradientColorEnd?: Maybe<Color>;
};

export type FooterComponent = LandingPageComponent & {
  readonly id: Scalars['ID']['output'];
  readonly type: LandingPageComponentType;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly color?: Maybe<Color>;
  readonly language: Scalars['String']['output'];
  readonly callToActionLabel?: Maybe<Scalars['String']['output']>;
  readonly callToActionLink?: Maybe<Scalars['String']['output']>;
  readonly socialList: ReadonlyArray<SocialLink>;
};

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

export type Me = {
  readonly id: Scalars['ID']['output'];
  readonly consecutiveWeeklyVisits: Scalars['Int']['output'];
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly studentEmail?: Maybe<Scalars['String']['output']>;
  readonly accountPreference?: Maybe<AccountPreference>;
  readonly country?: Maybe<Country>;
  readonly profileImage?: Maybe<Image>;
  readonly additionalInformation?: Maybe<Scalars['String']['output']>;
  readonly preferredLanguage: Language;
  readonly dateOfBirth?: Maybe<Scalars['String']['output']>;
  readonly cityInput?: Maybe<Scalars['String']['output']>;
  readonly privateEmail?: Maybe<Scalars['String']['output']>;
};

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

export type DocumentUploadStatus =
  | 'ACCEPTED'
  | 'INELIGIBLE'
  | 'INVALID_UPLOAD'
  | 'IN_REVIEW'
  | 'NO_UPLOAD'
  | 'REJECTED';

export type OnboardingSlide = {
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly rank: Scalars['Int']['output'];
  readonly media?: Maybe<Scalars['String']['output']>;
};

export type Milestone = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
};

export type Viewer = {
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly preferredLanguage: Language;
  readonly modules: ReadonlyArray<Module>;
  readonly enrolledUnits: ReadonlyArray<Course>;
  readonly bookmarkedItems: ReadonlyArray<LearningItem>;
  readonly moduleCategories: ReadonlyArray<ModuleCategory>;
  readonly itemsInNoCategory: ReadonlyArray<LearningItem>;
  readonly contentLists: ReadonlyArray<ContentList>;
  readonly lockKey?: Maybe<LockKey>;
  readonly moduleCategory?: Maybe<ModuleCategory>;
  readonly promotedModuleCategories: ReadonlyArray<ModuleCategory>;
  readonly consentRequests: ReadonlyArray<ConsentRequest>;
  readonly onboardingSlides: ReadonlyArray<OnboardingSlide>;
  readonly completedMilestones: ReadonlyArray<Milestone>;
  readonly subOrganizations: ReadonlyArray<SubOrganizationConfig>;
  readonly documentUploadStatus: DocumentUploadStatus;
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly sessions: ReadonlyArray<Session>;
  readonly achievements: ReadonlyArray<Achievement>;
  readonly recommendations: ReadonlyArray<LearningItem>;
  readonly contentProvidersLimitedList: ReadonlyArray<ContentProvider>;
  readonly upcomingAppointmentRuns: ReadonlyArray<UpcomingAppointmentRun>;
  readonly tutorEvents: ReadonlyArray<Event>;
  readonly featuredModule?: Maybe<Module>;
  readonly unreadNotificationsCount: Scalars['Int']['output'];
  readonly pushDevice?: Maybe<PushDevice>;
  readonly nudgePreferences: ReadonlyArray<NudgePreference>;
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

export type LockKey = {
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['String']['output'];
};

export type LearningItem = Module | MixedCourse | Event | Project | Scorm | Material;

export type ModuleCategory = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly cataloguePageDescription?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly color: Color;
  readonly isPromoted: Scalars['Boolean']['output'];
  readonly subOrganization?: Maybe<SubOrganizationConfig>;
  readonly sections: ReadonlyArray<ModuleCategorySection>;
};

export type ModuleCategorySection = {
  readonly id: Scalars['ID']['output'];
  readonly denomination?: Maybe<Scalars['String']['output']>;
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly modules: ReadonlyArray<Module>;
  readonly courses: ReadonlyArray<Course>;
};

export type Module = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly customModuleTypeName?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly duration: Scalars['Int']['output'];
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly color: Color;
  readonly isEnrolled: Scalars['Boolean']['output'];
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly tags: ReadonlyArray<Tag>;
  readonly testimonials: ReadonlyArray<Testimonial>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly courses: ReadonlyArray<Course>;
};


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
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Prerequisite = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly moduleId?: Maybe<Scalars['ID']['output']>;
  readonly status: CourseStatus;
};

export type ContentProvider = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly courses: ReadonlyArray<Course>;
  readonly modules: ReadonlyArray<Module>;
};

export type Badge = {
  readonly denomination: Scalars['String']['output'];
  readonly motivationalText?: Maybe<Scalars['String']['output']>;
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
};

export type CourseTool = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type CourseProvider = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly verificationExampleLinks: ReadonlyArray<Scalars['String']['output']>;
};

export type CertificateInfo = {
  readonly text: Scalars['String']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
};

export type SurveyReference = {
  readonly identifier: Scalars['String']['output'];
};

export type Tag = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly abbreviation: Scalars['String']['output'];
};

export type TaggedContent = {
  readonly courses: ReadonlyArray<Course>;
  readonly modules: ReadonlyArray<Module>;
};

export type Testimonial = {
  readonly quote: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly credentials?: Maybe<Scalars['String']['output']>;
  readonly writtenBy?: Maybe<Scalars['String']['output']>;
};

export type SearchAnswer = {
  readonly hits: ReadonlyArray<SearchHit>;
  readonly searched: Scalars['Int']['output'];
};

export type SearchHit = {
  readonly item: LearningItem;
  readonly lessonId?: Maybe<Scalars['ID']['output']>;
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
  readonly rejectionReason?: Maybe<RejectionReason>;
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

export type SubmittedVerification = {
  readonly learner: PublicUser;
  readonly link: Scalars['String']['output'];
  readonly submittedAt: Scalars['DateTime']['output'];
};

export type CourseReview = {
  readonly id: Scalars['ID']['output'];
  readonly rating: Scalars['Int']['output'];
  readonly review?: Maybe<Scalars['String']['output']>;
  readonly guidingQuestionAnswer?: Maybe<Scalars['String']['output']>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
};

export type WrittenReview = {
  readonly rating: Scalars['Int']['output'];
  readonly review: Scalars['String']['output'];
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly writtenAt: Scalars['DateTime']['output'];
  readonly author?: Maybe<PublicUser>;
};

export type FeedbackOption = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
};

export type LastViewedLesson = {
  readonly lessonId: Scalars['ID']['output'];
  readonly position?: Maybe<LessonPosition>;
  readonly viewedAt: Scalars['DateTime']['output'];
};

export type LessonPosition = {
  readonly componentId?: Maybe<Scalars['ID']['output']>;
  readonly offset?: Maybe<Scalars['Float']['output']>;
  readonly seconds?: Maybe<Scalars['Float']['output']>;
  readonly at?: Maybe<Scalars['DateTime']['output']>;
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

export type PublicUser = {
  readonly id: Scalars['ID']['output'];
  readonly publicName: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly profileImage?: Maybe<Image>;
  readonly isTutor: Scalars['Boolean']['output'];
  readonly mattermostHandle?: Maybe<Scalars['String']['output']>;
  readonly enrolledModules: ReadonlyArray<Module>;
};

export type Achievement = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly imageUrl: Scalars['String']['output'];
  readonly achievedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly howTo: Scalars['String']['output'];
};

export type Reflection = {
  readonly id: Scalars['ID']['output'];
  readonly content: Scalars['String']['output'];
  readonly author: PublicUser;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
};

export type Completion = {
  readonly id: Scalars['ID']['output'];
  readonly answers: Scalars['JSON']['output'];
  readonly score?: Maybe<Scalars['Int']['output']>;
  readonly passed: Scalars['Boolean']['output'];
  readonly completedAt: Scalars['DateTime']['output'];
};

export type Course = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseType: CourseType;
  readonly customCourseTypeName?: Maybe<Scalars['String']['output']>;
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly isPaywalled: Scalars['Boolean']['output'];
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly workload: Scalars['Int']['output'];
  readonly status: CourseStatus;
  readonly prerequisite?: Maybe<Prerequisite>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly weeks?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly courseTools: ReadonlyArray<CourseTool>;
  readonly provider?: Maybe<CourseProvider>;
  readonly certificateInfo?: Maybe<CertificateInfo>;
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly startDate?: Maybe<Scalars['DateTime']['output']>;
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly duration?: Maybe<Scalars['Int']['output']>;
  readonly platform?: Maybe<Scalars['String']['output']>;
  readonly feedbackSurvey?: Maybe<SurveyReference>;
  readonly messageBoard?: Maybe<MessageBoard>;
  readonly tags: ReadonlyArray<Tag>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly verification?: Maybe<CourseVerification>;
  readonly tutors: ReadonlyArray<PublicUser>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly progress: Scalars['Float']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly reviewCount: Scalars['Int']['output'];
  readonly ratingCounts: ReadonlyArray<Scalars['Int']['output']>;
  readonly viewerReview?: Maybe<CourseReview>;
  readonly reviews: ReadonlyArray<WrittenReview>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly lastViewedLesson?: Maybe<LastViewedLesson>;
  readonly isCurrentUserTutor: Scalars['Boolean']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly firstAppointmentTime?: Maybe<Scalars['DateTime']['output']>;
  readonly eventOverInfo: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly endingTime?: Maybe<Scalars['DateTime']['output']>;
  readonly locationOrUrl?: Maybe<Scalars['String']['output']>;
  readonly registrationInfo?: Maybe<RegistrationInfo>;
};


export type CourseParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type MixedCourse = Course & {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseType: CourseType;
  readonly customCourseTypeName?: Maybe<Scalars['String']['output']>;
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly isPaywalled: Scalars['Boolean']['output'];
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly workload: Scalars['Int']['output'];
  readonly status: CourseStatus;
  readonly prerequisite?: Maybe<Prerequisite>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly weeks?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly courseTools: ReadonlyArray<CourseTool>;
  readonly provider?: Maybe<CourseProvider>;
  readonly certificateInfo?: Maybe<CertificateInfo>;
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly startDate?: Maybe<Scalars['DateTime']['output']>;
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly duration?: Maybe<Scalars['Int']['output']>;
  readonly platform?: Maybe<Scalars['String']['output']>;
  readonly feedbackSurvey?: Maybe<SurveyReference>;
  readonly messageBoard?: Maybe<MessageBoard>;
  readonly tags: ReadonlyArray<Tag>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly verification?: Maybe<CourseVerification>;
  readonly tutors: ReadonlyArray<PublicUser>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly progress: Scalars['Float']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly reviewCount: Scalars['Int']['output'];
  readonly ratingCounts: ReadonlyArray<Scalars['Int']['output']>;
  readonly viewerReview?: Maybe<CourseReview>;
  readonly reviews: ReadonlyArray<WrittenReview>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly lastViewedLesson?: Maybe<LastViewedLesson>;
  readonly isCurrentUserTutor: Scalars['Boolean']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly lessons: ReadonlyArray<Lesson>;
  readonly firstAppointmentTime?: Maybe<Scalars['DateTime']['output']>;
  readonly eventOverInfo: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly endingTime?: Maybe<Scalars['DateTime']['output']>;
  readonly locationOrUrl?: Maybe<Scalars['String']['output']>;
  readonly registrationInfo?: Maybe<RegistrationInfo>;
};


export type MixedCourseParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Event = Course & {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseType: CourseType;
  readonly customCourseTypeName?: Maybe<Scalars['String']['output']>;
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly isPaywalled: Scalars['Boolean']['output'];
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly workload: Scalars['Int']['output'];
  readonly status: CourseStatus;
  readonly prerequisite?: Maybe<Prerequisite>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly weeks?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly courseTools: ReadonlyArray<CourseTool>;
  readonly provider?: Maybe<CourseProvider>;
  readonly certificateInfo?: Maybe<CertificateInfo>;
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly startDate?: Maybe<Scalars['DateTime']['output']>;
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly duration?: Maybe<Scalars['Int']['output']>;
  readonly platform?: Maybe<Scalars['String']['output']>;
  readonly feedbackSurvey?: Maybe<SurveyReference>;
  readonly messageBoard?: Maybe<MessageBoard>;
  readonly tags: ReadonlyArray<Tag>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly verification?: Maybe<CourseVerification>;
  readonly tutors: ReadonlyArray<PublicUser>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly progress: Scalars['Float']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly reviewCount: Scalars['Int']['output'];
  readonly ratingCounts: ReadonlyArray<Scalars['Int']['output']>;
  readonly viewerReview?: Maybe<CourseReview>;
  readonly reviews: ReadonlyArray<WrittenReview>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly lastViewedLesson?: Maybe<LastViewedLesson>;
  readonly isCurrentUserTutor: Scalars['Boolean']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly firstAppointmentTime?: Maybe<Scalars['DateTime']['output']>;
  readonly eventOverInfo: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly endingTime?: Maybe<Scalars['DateTime']['output']>;
  readonly locationOrUrl?: Maybe<Scalars['String']['output']>;
  readonly registrationInfo?: Maybe<RegistrationInfo>;
  readonly runs: ReadonlyArray<Run>;
};


export type EventParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Project = Course & {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseType: CourseType;
  readonly customCourseTypeName?: Maybe<Scalars['String']['output']>;
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly isPaywalled: Scalars['Boolean']['output'];
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly workload: Scalars['Int']['output'];
  readonly status: CourseStatus;
  readonly prerequisite?: Maybe<Prerequisite>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly weeks?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly courseTools: ReadonlyArray<CourseTool>;
  readonly provider?: Maybe<CourseProvider>;
  readonly certificateInfo?: Maybe<CertificateInfo>;
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly startDate?: Maybe<Scalars['DateTime']['output']>;
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly duration?: Maybe<Scalars['Int']['output']>;
  readonly platform?: Maybe<Scalars['String']['output']>;
  readonly feedbackSurvey?: Maybe<SurveyReference>;
  readonly messageBoard?: Maybe<MessageBoard>;
  readonly tags: ReadonlyArray<Tag>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly verification?: Maybe<CourseVerification>;
  readonly tutors: ReadonlyArray<PublicUser>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly progress: Scalars['Float']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly reviewCount: Scalars['Int']['output'];
  readonly ratingCounts: ReadonlyArray<Scalars['Int']['output']>;
  readonly viewerReview?: Maybe<CourseReview>;
  readonly reviews: ReadonlyArray<WrittenReview>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly lastViewedLesson?: Maybe<LastViewedLesson>;
  readonly isCurrentUserTutor: Scalars['Boolean']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly firstAppointmentTime?: Maybe<Scalars['DateTime']['output']>;
  readonly eventOverInfo: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly endingTime?: Maybe<Scalars['DateTime']['output']>;
  readonly locationOrUrl?: Maybe<Scalars['String']['output']>;
  readonly registrationInfo?: Maybe<RegistrationInfo>;
  readonly runs: ReadonlyArray<Run>;
};


export type ProjectParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Scorm = Course & {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseType: CourseType;
  readonly customCourseTypeName?: Maybe<Scalars['String']['output']>;
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly isPaywalled: Scalars['Boolean']['output'];
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly workload: Scalars['Int']['output'];
  readonly status: CourseStatus;
  readonly prerequisite?: Maybe<Prerequisite>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly weeks?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly courseTools: ReadonlyArray<CourseTool>;
  readonly provider?: Maybe<CourseProvider>;
  readonly certificateInfo?: Maybe<CertificateInfo>;
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly startDate?: Maybe<Scalars['DateTime']['output']>;
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly duration?: Maybe<Scalars['Int']['output']>;
  readonly platform?: Maybe<Scalars['String']['output']>;
  readonly feedbackSurvey?: Maybe<SurveyReference>;
  readonly messageBoard?: Maybe<MessageBoard>;
  readonly tags: ReadonlyArray<Tag>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly verification?: Maybe<CourseVerification>;
  readonly tutors: ReadonlyArray<PublicUser>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly progress: Scalars['Float']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly reviewCount: Scalars['Int']['output'];
  readonly ratingCounts: ReadonlyArray<Scalars['Int']['output']>;
  readonly viewerReview?: Maybe<CourseReview>;
  readonly reviews: ReadonlyArray<WrittenReview>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly lastViewedLesson?: Maybe<LastViewedLesson>;
  readonly isCurrentUserTutor: Scalars['Boolean']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly firstAppointmentTime?: Maybe<Scalars['DateTime']['output']>;
  readonly eventOverInfo: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly endingTime?: Maybe<Scalars['DateTime']['output']>;
  readonly locationOrUrl?: Maybe<Scalars['String']['output']>;
  readonly registrationInfo?: Maybe<RegistrationInfo>;
  readonly scormMetadata?: Maybe<ScormMetadata>;
  readonly participantAdditionalData?: Maybe<Scalars['JSON']['output']>;
};


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

export type Material = Course & {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly courseType: CourseType;
  readonly customCourseTypeName?: Maybe<Scalars['String']['output']>;
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly isBookmarked?: Maybe<Scalars['Boolean']['output']>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly isPaywalled: Scalars['Boolean']['output'];
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly workload: Scalars['Int']['output'];
  readonly status: CourseStatus;
  readonly prerequisite?: Maybe<Prerequisite>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly weeks?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly courseTools: ReadonlyArray<CourseTool>;
  readonly provider?: Maybe<CourseProvider>;
  readonly certificateInfo?: Maybe<CertificateInfo>;
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly startDate?: Maybe<Scalars['DateTime']['output']>;
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly duration?: Maybe<Scalars['Int']['output']>;
  readonly platform?: Maybe<Scalars['String']['output']>;
  readonly feedbackSurvey?: Maybe<SurveyReference>;
  readonly messageBoard?: Maybe<MessageBoard>;
  readonly tags: ReadonlyArray<Tag>;
  readonly contentProviders: ReadonlyArray<ContentProvider>;
  readonly enrolledLearnersCount: Scalars['Int']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly verification?: Maybe<CourseVerification>;
  readonly tutors: ReadonlyArray<PublicUser>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly participantsCount: Scalars['Int']['output'];
  readonly progress: Scalars['Float']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly reviewCount: Scalars['Int']['output'];
  readonly ratingCounts: ReadonlyArray<Scalars['Int']['output']>;
  readonly viewerReview?: Maybe<CourseReview>;
  readonly reviews: ReadonlyArray<WrittenReview>;
  readonly feedbackOptions: ReadonlyArray<FeedbackOption>;
  readonly lastViewedLesson?: Maybe<LastViewedLesson>;
  readonly isCurrentUserTutor: Scalars['Boolean']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly firstAppointmentTime?: Maybe<Scalars['DateTime']['output']>;
  readonly eventOverInfo: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly endingTime?: Maybe<Scalars['DateTime']['output']>;
  readonly locationOrUrl?: Maybe<Scalars['String']['output']>;
  readonly registrationInfo?: Maybe<RegistrationInfo>;
};


export type MaterialParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type RegistrationInfo = {
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
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

export type Run = {
  readonly id: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly enrollToAll: Scalars['Boolean']['output'];
  readonly zone: Scalars['String']['output'];
  readonly numberOfParticipants: Scalars['Int']['output'];
  readonly duration: Scalars['Int']['output'];
  readonly start?: Maybe<Scalars['DateTime']['output']>;
  readonly end?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PlaceStatus;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly appointments: ReadonlyArray<Appointment>;
  readonly participants: ReadonlyArray<PublicUser>;
  readonly messageBoard?: Maybe<MessageBoard>;
};


export type RunParticipantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Appointment = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly moderatorLink?: Maybe<Scalars['String']['output']>;
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  readonly longitude?: Maybe<Scalars['Float']['output']>;
  readonly start: Scalars['DateTime']['output'];
  readonly end: Scalars['DateTime']['output'];
  readonly status: PlaceStatus;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly frequency?: Maybe<Scalars['String']['output']>;
  readonly intervalEndDate?: Maybe<Scalars['DateTime']['output']>;
  readonly maxParticipants: Scalars['Int']['output'];
  readonly numberOfParticipants: Scalars['Int']['output'];
  readonly registrationDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly recurringAppointments: ReadonlyArray<RecurringAppointment>;
  readonly didAttend?: Maybe<Scalars['Boolean']['output']>;
  readonly hasCertificate: Scalars['Boolean']['output'];
  readonly certificate?: Maybe<Certificate>;
  readonly attendees?: Maybe<ReadonlyArray<Attendee>>;
};

export type RecurringAppointment = {
  readonly id: Scalars['ID']['output'];
  readonly start: Scalars['DateTime']['output'];
  readonly end: Scalars['DateTime']['output'];
};

export type Attendee = {
  readonly user: PublicUser;
  readonly didAttend?: Maybe<Scalars['Boolean']['output']>;
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
  readonly course?: Maybe<Course>;
};

export type OverlappingAppointment = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly start: Scalars['DateTime']['output'];
  readonly end: Scalars['DateTime']['output'];
};

export type Notification = {
  readonly id: Scalars['ID']['output'];
  readonly message: Scalars['String']['output'];
  readonly read: Scalars['Boolean']['output'];
  readonly interacted: Scalars['Boolean']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly linkType?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type Lesson = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly customLessonTypeName?: Maybe<Scalars['String']['output']>;
  readonly length: Scalars['Int']['output'];
  readonly reflectionBoard?: Maybe<ReflectionBoard>;
  readonly questionnaire?: Maybe<Questionnaire>;
  readonly isCompleted: Scalars['Boolean']['output'];
  readonly position?: Maybe<LessonPosition>;
  readonly components: ReadonlyArray<LessonComponent>;
};

export type LessonComponent = ModuleText | LearningOutcome | UserQuote | CollapsibleText | Glossary | VideoFile | YoutubeVideo | H5p | NewH5p | CodeAnnotation;

export type ModuleText = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly isTranslated: Scalars['Boolean']['output'];
  readonly language: Scalars['String']['output'];
};

export type LearningOutcome = {
  readonly id: Scalars['ID']['output'];
  readonly icon: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type UserQuote = {
  readonly id: Scalars['ID']['output'];
  readonly content: Scalars['String']['output'];
  readonly avatar?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type CollapsibleText = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type Glossary = {
  readonly id: Scalars['ID']['output'];
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly content: Scalars['String']['output'];
  readonly entries: ReadonlyArray<GlossaryEntry>;
};

export type GlossaryEntry = {
  readonly word: Scalars['String']['output'];
  readonly meaning: Scalars['String']['output'];
  readonly hint?: Maybe<Scalars['String']['output']>;
};

export type VideoFile = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly thumbnail?: Maybe<Scalars['String']['output']>;
  readonly duration: Scalars['Int']['output'];
  readonly size: Scalars['Int']['output'];
  readonly subtitles: ReadonlyArray<VideoSubtitles>;
};

export type VideoSubtitles = {
  readonly language: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type YoutubeVideo = {
  readonly id: Scalars['ID']['output'];
  readonly youtubeId: Scalars['String']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly thumbnail?: Maybe<Scalars['String']['output']>;
  readonly duration: Scalars['Int']['output'];
  readonly subtitles: ReadonlyArray<VideoSubtitles>;
};

export type NewH5p = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly contentId: Scalars['ID']['output'];
  readonly width?: Maybe<Scalars['Int']['output']>;
  readonly size: Scalars['Int']['output'];
  readonly result?: Maybe<Scalars['JSON']['output']>;
};

export type H5p = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type CodeAnnotation = {
  readonly id: Scalars['ID']['output'];
  readonly lang: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly glossaryUrl?: Maybe<Scalars['String']['output']>;
  readonly notes: ReadonlyArray<CodeNote>;
  readonly content: Scalars['String']['output'];
};

export type CodeNote = {
  readonly line: Scalars['Int']['output'];
  readonly content: Scalars['String']['output'];
};

export type ReflectionBoard = {
  readonly id: Scalars['ID']['output'];
  readonly question?: Maybe<Scalars['String']['output']>;
  readonly isReflectionRequired: Scalars['Boolean']['output'];
  readonly myReflection?: Maybe<Reflection>;
  readonly reflections: ReadonlyArray<Reflection>;
};

export type Questionnaire = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly welcomeMessage?: Maybe<Scalars['String']['output']>;
  readonly isRetakeable: Scalars['Boolean']['output'];
  readonly minPassingScore?: Maybe<Scalars['Int']['output']>;
  readonly hasAnswerKey: Scalars['Boolean']['output'];
  readonly hasBeenTaken: Scalars['Boolean']['output'];
  readonly myCompletion?: Maybe<Completion>;
  readonly pages: ReadonlyArray<QuestionnairePage>;
};

export type QuestionnairePage = {
  readonly id: Scalars['ID']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly nextEnabled?: Maybe<Scalars['JSON']['output']>;
  readonly previousVisible?: Maybe<Scalars['JSON']['output']>;
  readonly previousEnabled?: Maybe<Scalars['JSON']['output']>;
  readonly questions: ReadonlyArray<Question>;
};

export type Question = {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
};

export type QuestionOption = {
  readonly id: Scalars['ID']['output'];
  readonly denomination: Scalars['String']['output'];
  readonly isNonApplicable: Scalars['Boolean']['output'];
  readonly isCorrect?: Maybe<Scalars['Boolean']['output']>;
  readonly feedback?: Maybe<Scalars['String']['output']>;
};

export type SingleChoiceQuestion = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly options: ReadonlyArray<QuestionOption>;
};

export type MultipleChoiceQuestion = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly maxAnswers?: Maybe<Scalars['Int']['output']>;
  readonly options: ReadonlyArray<QuestionOption>;
};

export type TextQuestion = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
};

export type NumberQuestion = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly min?: Maybe<Scalars['Float']['output']>;
  readonly max?: Maybe<Scalars['Float']['output']>;
};

export type ScaleQuestion = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly min: Scalars['Int']['output'];
  readonly max: Scalars['Int']['output'];
  readonly minLabel?: Maybe<Scalars['String']['output']>;
  readonly maxLabel?: Maybe<Scalars['String']['output']>;
};

export type DateQuestion = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly min?: Maybe<Scalars['String']['output']>;
  readonly max?: Maybe<Scalars['String']['output']>;
};

export type CountryQuestion = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
};

export type InformationBlock = Question & {
  readonly id: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  readonly visibleCondition?: Maybe<Scalars['JSON']['output']>;
  readonly content: Scalars['String']['output'];
};

export type ContentList = {
  readonly id: Scalars['ID']['output'];
  readonly urlAlias?: Maybe<Scalars['String']['output']>;
  readonly denomination: Scalars['String']['output'];
  readonly isOwner: Scalars['Boolean']['output'];
  readonly ownerNickname?: Maybe<Scalars['String']['output']>;
  readonly isPublic: Scalars['Boolean']['output'];
  readonly isFollowing: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<LearningItem>;
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
  readonly courseId?: Maybe<Scalars['ID']['output']>;
  readonly size: Scalars['Float']['output'];
  readonly hash: Scalars['String']['output'];
};

export type OfflineFile = {
  readonly url: Scalars['String']['output'];
  readonly size: Scalars['Float']['output'];
  readonly hash: Scalars['String']['output'];
};
