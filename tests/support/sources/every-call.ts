import * as v from 'valibot';
import { REVISIONS, SUBSCRIPTIONS } from '#app/session/listen-to-campus.ts';
import { placeAnswer } from '#features/appointments/change-place.ts';
import { boardChange } from '#features/boards/use-board-changes.ts';
import { enterChatAnswer } from '#features/community/enter-chat.ts';
import { landingAnswer } from '#features/landing/landing-page.ts';
import { passwordResetAnswer } from '#features/password/request-password-reset.ts';
import { countriesAnswer } from '#features/profile-completion/complete-profile.ts';
import { pushDeviceAnswer, pushKeyAnswer } from '#features/push/wire.ts';
import { emailAvailableAnswer } from '#features/register/email-available.ts';
import { sessionAnswer } from '#features/session/new-session.ts';
import { calendarLinkAnswer } from '#features/settings/calendar-link.ts';
import { latestTermsAnswer } from '#features/terms/public-terms.ts';
import { policyAnswer, statementAnswer } from '#features/texts/public-texts.ts';
import { textAnswer } from '#features/texts/text-document.ts';
import { lockKeyAnswer } from '#offline/locked/ask-lock-key.ts';
import { finishedCourseAnswer, finishedModuleAnswer } from '#offline/saved/finished-at.ts';
import { manifestAnswer } from '#offline/saved/manifest.ts';
import { mutationAnswer } from '#wire/mutate.ts';

const [achievementAdded, notificationAdded] = SUBSCRIPTIONS;

/**
 * The schema that reads the answer of each document that is neither a read of a screen nor a queued mutation, by the
 * operation's name. One name may stand in several files, with one answer.
 */
export const EVERY_CALL: Readonly<Record<string, v.GenericSchema>> = {
  AccessibilityStatement: statementAnswer,
  AchievementAdded: achievementAdded.schema,
  ChangeRunStatus: v.object({ changeRunStatus: mutationAnswer }),
  CompleteCourse: v.object({ completeCourse: mutationAnswer }),
  Countries: countriesAnswer,
  CreateAppointment: v.object({ createAppointment: mutationAnswer }),
  CreateIdasRelations: v.object({ updateViewer: mutationAnswer }),
  CreatePushDevice: v.object({ createPushDevice: mutationAnswer }),
  CreateRun: v.object({ createRun: mutationAnswer }),
  DecideCourseVerification: v.object({ decideCourseVerification: mutationAnswer }),
  DecideDocument: v.object({ decideDocument: mutationAnswer }),
  DecideMessageReport: v.object({ decideMessageReport: mutationAnswer }),
  DeleteAppointment: v.object({ deleteAppointment: mutationAnswer }),
  DeleteAttachment: v.object({ deleteAttachment: mutationAnswer }),
  DeleteRun: v.object({ deleteRun: mutationAnswer }),
  EditAppointment: v.object({ editAppointment: mutationAnswer }),
  EnterChat: v.object({ enterChat: enterChatAnswer }),
  FinishedCourse: finishedCourseAnswer,
  FinishedModule: finishedModuleAnswer,
  KnownPushDevice: v.object({ viewer: pushDeviceAnswer }),
  LandingPage: landingAnswer,
  LeaveCourse: v.object({ updateCourseStatus: mutationAnswer }),
  MessageBoardChanged: boardChange,
  MessageRun: v.object({ messageRun: mutationAnswer }),
  MoveRun: v.object({ moveRun: mutationAnswer }),
  OfflineManifest: manifestAnswer,
  PrivacyPolicy: policyAnswer,
  PushKey: v.object({ organizationConfig: pushKeyAnswer }),
  SetAttendance: v.object({ setAttendance: mutationAnswer }),
  SetRunActive: v.object({ setRunActive: mutationAnswer }),
  SubmitCourseVerification: v.object({ submitCourseVerification: mutationAnswer }),
  TextContainer: textAnswer,
  TokenLogin: v.object({ TokenLogin: sessionAnswer }),
  UpdateAppointment: v.object({ updateAppointment: placeAnswer }),
  acceptTermsOfService: v.object({ acceptTermsOfService: mutationAnswer }),
  addUser: v.object({ addUser: mutationAnswer }),
  completeMilestone: v.object({ updateViewer: mutationAnswer }),
  confirmEmail: v.object({ confirmEmail: sessionAnswer }),
  createCalendarLink: v.object({ createCalendarLink: calendarLinkAnswer }),
  deleteCalendarLink: v.object({ deleteCalendarLink: mutationAnswer }),
  deletePushDevice: v.object({ deletePushDevice: mutationAnswer }),
  endSessions: v.object({ endSessions: mutationAnswer }),
  isEmailAvailable: v.object({ isEmailAvailable: emailAvailableAnswer }),
  latestTermsOfService: latestTermsAnswer,
  lockKey: lockKeyAnswer,
  login: v.object({ login: sessionAnswer }),
  notificationAdded: notificationAdded.schema,
  requestPasswordReset: v.object({ requestPasswordReset: passwordResetAnswer }),
  resendConfirmation: v.object({ resendConfirmation: mutationAnswer }),
  resetPassword: v.object({ resetPassword: sessionAnswer }),
  revisionRaised: REVISIONS.schema,
  unsubscribe: v.object({ unsubscribe: mutationAnswer }),
  updateAccountPreference: v.object({ updateAccountPreference: mutationAnswer }),
  updateConsentRequest: v.object({ updateConsentRequest: mutationAnswer }),
  updateUser: v.object({ updateUser: mutationAnswer }),
};

/** Sent for what they do: that there is an answer is all that is read of it. */
export const UNREAD_ANSWERS: readonly string[] = ['cleanupTokens', 'deleteRefreshToken', 'renewSession'];
