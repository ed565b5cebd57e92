import type { OfflineMutation } from '#cache/offline-mutation.ts';
import { createComment } from '#features/boards/create-comment.ts';
import { createMessage } from '#features/boards/create-message.ts';
import { deleteComment } from '#features/boards/delete-comment.ts';
import { deleteMessage } from '#features/boards/delete-message.ts';
import { reportMessage } from '#features/boards/report-message.ts';
import { setBoardMuted } from '#features/boards/set-board-muted.ts';
import { updateComment } from '#features/boards/update-comment.ts';
import { updateMessage } from '#features/boards/update-message.ts';
import { completeSurvey } from '#features/learning/complete-survey.ts';
import { saveH5pResult } from '#features/learning/save-h5p-result.ts';
import { saveLessonProgress } from '#features/learning/save-lesson-progress.ts';
import { saveReflection } from '#features/learning/save-reflection.ts';
import { saveReview } from '#features/learning/save-review.ts';
import { saveScormState } from '#features/learning/save-scorm-state.ts';
import { saveSurveyDraft } from '#features/learning/save-survey-draft.ts';
import { setCourseStatus } from '#features/learning/set-course-status.ts';
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
import { COURSE, COURSE_CARD, MODULE, MODULE_CARD } from './cards.ts';

export type OutboxKind = {
  kind: string;
  version: number;
  /** Inputs as releases of this version wrote them to learners' disks: only ever added to. */
  inputs: unknown[];
  requests: { document: string; variables: Record<string, unknown> }[];
};

function sampled<I>(mutation: OfflineMutation<I>, inputs: NoInfer<I>[]): OutboxKind {
  return { kind: mutation.kind, version: mutation.version, inputs, requests: inputs.map(mutation.request) };
}

import { createUserContent } from '#features/user-content/create-user-content.ts';
import { deleteUserContent } from '#features/user-content/delete-user-content.ts';
import { updateUserContent } from '#features/user-content/update-user-content.ts';

const LIST = '01a1fdc9-6e8e-72fa-b0a2-8863cea8d453';
const LESSON = { id: '1', denomination: 'Names' };
const CONTENT_LIST = {
  __typename: 'ContentList' as const,
  id: LIST,
  denomination: 'Weekends',
  isOwner: false,
  ownerNickname: 'Olena',
  isPublic: true,
  isFollowing: false,
  items: [COURSE, MODULE],
};
const WHEN = '2026-11-21T20:00:00.000Z';
const H5P_RESULT = { session: LIST, sequence: 1, at: WHEN, state: '{"page":1}', score: null, isCompleted: false };
const SCORM_CARD = { ...COURSE_CARD, __typename: 'Scorm', courseType: 'SCORM' } as const;
const SCORM_STATE = {
  packageId: '0'.repeat(32),
  session: LIST,
  base: null,
  sequence: 1,
  item: 'item_1',
  cmi: JSON.stringify({ 'cmi.core.lesson_status': 'incomplete', 'cmi.suspend_data': 'a\u0000\ud83d' }),
};
const BOARD = { boardId: 'b', title: 'Papers' };
const MESSAGE = { ...BOARD, id: LIST, content: 'Who comes?\nI do.', createdAt: WHEN };
const COMMENT = { ...MESSAGE, messageId: 'm' };
const MADE_CARD = {
  __typename: 'UserContent' as const,
  id: LIST,
  denomination: 'Bread',
  isPublic: true,
  isBookmarked: false,
  canEdit: false,
  ownerNickname: 'Olena',
  updatedAt: WHEN,
};
const MADE = {
  id: LIST,
  courseId: 'c',
  project: 'Papers',
  denomination: 'Bread',
  text: '**Bread**\nand salt',
  filmUrl: null,
  isPublic: false,
  createdAt: WHEN,
};
const NOTIFICATION = {
  __typename: 'Notification' as const,
  id: 'n1',
  message: '<p>Moved.</p>',
  read: false,
  interacted: false,
  link: '/course/7',
  linkType: 'COURSE',
  createdAt: WHEN,
};

/** One sample and more of each way in which a kind is sent. */
export const OUTBOX_KINDS: readonly OutboxKind[] = [
  sampled(setBookmark, [
    { card: COURSE, bookmarked: true },
    { card: COURSE, bookmarked: false },
    { card: MODULE, bookmarked: true },
    { card: MODULE, bookmarked: false },
    { card: MADE_CARD, bookmarked: true },
    { card: MADE_CARD, bookmarked: false },
  ]),
  sampled(createList, [{ id: LIST, denomination: 'Evenings' }]),
  sampled(setListItem, [
    { listId: LIST, card: COURSE, included: true },
    { listId: LIST, card: MODULE, included: false },
    { listId: LIST, card: MADE_CARD, included: true },
  ]),
  sampled(renameList, [{ id: LIST, denomination: 'Weekends' }]),
  sampled(orderItems, [
    { of: { id: LIST, denomination: 'Weekends' }, items: [{ itemId: '7', itemType: 'COURSE' }], before: [] },
    { of: null, items: [{ itemId: '7', itemType: 'MODULE' }], before: [{ itemId: '7', itemType: 'MODULE' }] },
  ]),
  sampled(setListPublic, [{ id: LIST, denomination: 'Weekends', isPublic: true }]),
  sampled(followList, [
    { list: CONTENT_LIST, follow: true },
    { list: CONTENT_LIST, follow: false },
  ]),
  sampled(deleteList, [
    { list: CONTENT_LIST, deleted: true },
    { list: CONTENT_LIST, deleted: false },
  ]),
  sampled(markNotification, [
    { notification: NOTIFICATION, mark: 'read' },
    { notification: NOTIFICATION, mark: 'unread' },
    { notification: NOTIFICATION, mark: 'followed' },
    { notification: { id: NOTIFICATION.id }, mark: 'followed' },
  ]),
  sampled(readAllNotifications, [{ until: WHEN }]),
  sampled(setLanguage, [{ language: 'ar' }]),
  sampled(setPreference, [
    { name: 'subscribedToUpdates', value: true },
    { name: 'showOnMap', value: false },
  ]),
  sampled(setNudge, [{ kind: 'SESSION_SOON', isOn: false }]),
  sampled(setProfileField, [
    { field: 'firstName', value: 'Amal' },
    { field: 'lastName', value: '' },
    { field: 'nickname', value: 'amal' },
    { field: 'dateOfBirth', value: '2001-03-09' },
    { field: 'country', value: 'DE', denomination: 'Germany' },
    { field: 'city', value: 'Leipzig' },
    { field: 'additionalInformation', value: 'I like gardens.' },
  ]),
  sampled(setCourseStatus, [
    { card: COURSE_CARD, from: 'AVAILABLE', status: 'TAKEN', moduleId: null, module: null },
    { card: COURSE_CARD, from: 'TAKEN', status: 'AVAILABLE', moduleId: null, module: null },
    { card: COURSE_CARD, from: 'TAKEN', status: 'COMPLETED', moduleId: '7', module: null },
    { card: COURSE_CARD, from: 'AVAILABLE', status: 'TAKEN', moduleId: '7', module: { ...MODULE_CARD, courseIds: [] } },
  ]),
  sampled(saveLessonProgress, [
    {
      card: COURSE_CARD,
      lesson: LESSON,
      place: { componentId: 'c1', offset: 0.5, seconds: null, at: WHEN, openParts: ['c2'], films: [] },
      progress: 0,
      isLast: false,
    },
    { card: COURSE_CARD, lesson: LESSON, place: null, progress: 50, isLast: false },
    { card: COURSE_CARD, lesson: LESSON, place: null, progress: 100, isLast: true },
  ]),
  sampled(saveH5pResult, [
    { card: COURSE_CARD, lesson: LESSON, contentId: '0'.repeat(32), title: 'Days', result: H5P_RESULT },
    {
      card: COURSE_CARD,
      lesson: LESSON,
      contentId: '0'.repeat(32),
      title: 'Days',
      result: { ...H5P_RESULT, state: null, score: { raw: 3, max: 4 }, isCompleted: true },
    },
  ]),
  sampled(saveReflection, [
    { boardId: 'b', id: LIST, content: 'I ask.', createdAt: WHEN, title: 'Papers', card: COURSE_CARD },
  ]),
  sampled(completeSurvey, [
    {
      questionnaireId: 'q',
      title: 'Papers',
      card: null,
      completion: { id: LIST, answers: { one: 'a', two: ['b'], age: 3 }, score: 50, passed: false, completedAt: WHEN },
    },
  ]),
  sampled(saveSurveyDraft, [
    { questionnaireId: 'q', title: 'Papers', draft: { answers: { one: 'a' }, pageId: 'q-p2', savedAt: WHEN } },
  ]),
  sampled(setSurveysHidden, [{ ids: ['q', 'r'], title: 'Papers', hidden: true }]),
  sampled(saveScormState, [
    { card: SCORM_CARD, data: SCORM_STATE, startedAt: WHEN, endedAt: WHEN, isWhole: false },
    { card: SCORM_CARD, data: { ...SCORM_STATE, base: LIST }, startedAt: WHEN, endedAt: WHEN, isWhole: true },
  ]),
  sampled(saveReview, [
    { courseId: '7', title: 'Papers', rating: 4, review: '', feedbackOptions: [] },
    {
      courseId: '7',
      title: 'Papers',
      rating: 5,
      review: 'Good.',
      feedbackOptions: [{ id: 'f', denomination: 'Clear' }],
    },
    { courseId: '7', title: 'Papers', rating: 3, review: '', guidingQuestionAnswer: 'I can ask.', feedbackOptions: [] },
  ]),
  sampled(createMessage, [MESSAGE]),
  sampled(updateMessage, [{ ...MESSAGE, changedAt: WHEN }]),
  sampled(deleteMessage, [{ ...BOARD, id: LIST }]),
  sampled(createComment, [COMMENT]),
  sampled(updateComment, [{ ...COMMENT, changedAt: WHEN }]),
  sampled(deleteComment, [{ ...BOARD, id: LIST }]),
  sampled(reportMessage, [
    { ...BOARD, what: 'message', id: LIST, reason: '' },
    { ...BOARD, what: 'comment', id: LIST, reason: 'It is rude.' },
  ]),
  sampled(setBoardMuted, [
    { ...BOARD, muted: true },
    { ...BOARD, muted: false },
  ]),
  sampled(createUserContent, [
    MADE,
    { ...MADE, filmUrl: 'https://www.youtube.com/watch?v=0123456789a', isPublic: true },
  ]),
  sampled(updateUserContent, [{ ...MADE, changedAt: WHEN }]),
  sampled(deleteUserContent, [{ id: LIST, denomination: 'Bread' }]),
];
