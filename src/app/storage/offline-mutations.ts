import { type KnownMutation, known } from '#cache/known-mutation.ts';
import { createComment } from '#features/boards/create-comment.ts';
import { createMessage } from '#features/boards/create-message.ts';
import { deleteComment } from '#features/boards/delete-comment.ts';
import { deleteMessage } from '#features/boards/delete-message.ts';
import { reportMessage } from '#features/boards/report-message.ts';
import { setBoardMuted } from '#features/boards/set-board-muted.ts';
import { updateComment } from '#features/boards/update-comment.ts';
import { updateMessage } from '#features/boards/update-message.ts';
import { completeSurvey } from '#features/learning/complete-survey.ts';
import { saveScormState } from '#features/learning/save-scorm-state.ts';
import { saveSurveyDraft } from '#features/learning/save-survey-draft.ts';
import { setSurveysHidden } from '#features/learning/set-surveys-hidden.ts';
import { createList } from '#features/lists/create-list.ts';
import { deleteList } from '#features/lists/delete-list.ts';
import { followList } from '#features/lists/follow-list.ts';
import { orderItems } from '#features/lists/order-items.ts';
import { renameList } from '#features/lists/rename-list.ts';
import { setBookmark } from '#features/lists/set-bookmark.ts';
import { setListItem } from '#features/lists/set-list-item.ts';
import { setListPublic } from '#features/lists/set-list-public.ts';
import { markNotification, readAllNotifications } from '#features/notifications/mutations.ts';
import { setProfileField } from '#features/profile/mutations.ts';
import { setLanguage } from '#features/session/mutations.ts';
import { setNudge, setPreference } from '#features/settings/mutations.ts';
import { createUserContent } from '#features/user-content/create-user-content.ts';
import { deleteUserContent } from '#features/user-content/delete-user-content.ts';
import { updateUserContent } from '#features/user-content/update-user-content.ts';
import { LEARNING_MUTATIONS } from './learning-mutations.ts';

/**
 * Every kind that is queued offline: the honest answer to "what works offline?" (OFFLINE-2). Its own chunk, loaded only for
 * a signed-in account, so that pending changes show after a reload even where the feature's screen is not loaded.
 */
export const OFFLINE_MUTATIONS: readonly KnownMutation[] = [
  ...LEARNING_MUTATIONS,
  known(setBookmark),
  known(createList),
  known(setListItem),
  known(renameList),
  known(orderItems),
  known(setListPublic),
  known(followList),
  known(deleteList),
  known(markNotification),
  known(readAllNotifications),
  known(setLanguage),
  known(setPreference),
  known(setNudge),
  known(setProfileField),
  known(completeSurvey),
  known(saveSurveyDraft),
  known(setSurveysHidden),
  known(saveScormState),
  known(createMessage),
  known(updateMessage),
  known(deleteMessage),
  known(createComment),
  known(updateComment),
  known(deleteComment),
  known(reportMessage),
  known(setBoardMuted),
  known(createUserContent),
  known(updateUserContent),
  known(deleteUserContent),
];
