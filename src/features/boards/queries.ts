import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { boardKey } from './board-key.ts';

const COMMENT = `fragment boardComment on Comment {
  __typename
  id
  messageId
  content
  isEditable
  canDelete
  createdAt
  updatedAt
  author { id publicName profileImage { url } isTutor }
}`;

const MESSAGE = `fragment boardMessage on Message {
  __typename
  id
  boardId
  content
  isEditable
  canDelete
  createdAt
  updatedAt
  author { id publicName profileImage { url } isTutor }
  commentsCount
  comments { ...boardComment }
}
${COMMENT}`;

const LATEST = `query MessageBoard($id: ID!) {
  messageBoard(id: $id) {
    __typename
    id
    denomination
    courseId
    runId
    hasViewerPosted
    isMuted
    isTutor
    messagesCount
    messages { ...boardMessage }
  }
}
${MESSAGE}`;

const OLDER = `query OlderMessages($id: ID!, $before: ID!) {
  messageBoard(id: $id) { __typename id messages(before: $before) { ...boardMessage } }
}
${MESSAGE}`;

const COMMENTS = `query MoreComments($messageId: ID!, $after: ID!) {
  message(id: $messageId) { __typename id comments(after: $after) { ...boardComment } }
}
${COMMENT}`;

const REPORTS = `query MessageReports($courseId: ID!) {
  messageReports(courseId: $courseId) {
    id
    boardId
    message { ...reportedMessage }
    comment { ...reportedComment }
    reasons
    reportsCount
    createdAt
  }
}
fragment reportedMessage on Message { id content createdAt author { id publicName profileImage { url } isTutor } }
fragment reportedComment on Comment { id content createdAt author { id publicName profileImage { url } isTutor } }`;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Null: the account was deleted (BOARD-13), or it waits here to be sent. */
const author = v.nullable(
  v.object({
    id: v.string(),
    publicName: v.string(),
    profileImage: v.nullable(v.object({ url: v.string() })),
    isTutor: v.boolean(),
  }),
);

/** What a message and a comment have in common. */
const written = {
  id: v.string(),
  /** Plain text (BOARD-3). */
  content: v.string(),
  isEditable: v.boolean(),
  canDelete: v.boolean(),
  createdAt: moment,
  updatedAt: v.nullable(moment),
  author,
};

export const commentSchema = v.object({ ...written, __typename: v.literal('Comment'), messageId: v.string() });

export const messageSchema = v.object({
  ...written,
  __typename: v.literal('Message'),
  boardId: v.string(),
  commentsCount: v.number(),
  /** The oldest first. */
  comments: v.array(commentSchema),
});

export const boardSchema = v.object({
  __typename: v.literal('MessageBoard'),
  id: v.string(),
  denomination: v.string(),
  courseId: v.string(),
  runId: v.nullable(v.string()),
  hasViewerPosted: v.boolean(),
  isMuted: v.boolean(),
  isTutor: v.boolean(),
  messagesCount: v.number(),
  /** The newest first. */
  messages: v.array(messageSchema),
});

export type Comment = v.InferOutput<typeof commentSchema>;
export type Message = v.InferOutput<typeof messageSchema>;
export type MessageBoard = v.InferOutput<typeof boardSchema>;

export const boardAnswer = v.object({ messageBoard: v.nullable(boardSchema) });

const olderAnswer = v.object({
  messageBoard: v.nullable(
    v.object({ __typename: v.literal('MessageBoard'), id: v.string(), messages: v.array(messageSchema) }),
  ),
});

const commentsAnswer = v.object({
  message: v.nullable(v.object({ __typename: v.literal('Message'), id: v.string(), comments: v.array(commentSchema) })),
});

const reported = v.object({ id: v.string(), content: v.string(), createdAt: moment, author });

export const reportsAnswer = v.object({
  messageReports: v.array(
    v.object({
      id: v.string(),
      boardId: v.string(),
      message: v.nullable(reported),
      comment: v.nullable(reported),
      reasons: v.array(v.string()),
      reportsCount: v.number(),
      createdAt: moment,
    }),
  ),
});
export type MessageReport = v.InferOutput<typeof reportsAnswer>['messageReports'][number];

export const boardQueries = {
  /** The newest page, which is on the device too (BOARD-14). */
  latest: (id: string, language: LanguageCode) =>
    campusQuery({
      key: [...boardKey(id), 'latest', language],
      document: LATEST,
      variables: { id },
      answer: boardAnswer,
      keep: 'offline',
    }),
  /** What was written before a message, by its id. */
  older: (id: string, before: string, language: LanguageCode) =>
    campusQuery({
      key: [...boardKey(id), 'older', before, language],
      document: OLDER,
      variables: { id, before },
      answer: olderAnswer,
      keep: 'session',
    }),
  /** What was commented after a comment, by its id. */
  comments: ({ boardId, messageId, after }: CommentsPlace, language: LanguageCode) =>
    campusQuery({
      key: [...boardKey(boardId), 'comments', messageId, after, language],
      document: COMMENTS,
      variables: { messageId, after },
      answer: commentsAnswer,
      keep: 'session',
    }),
};

export type CommentsPlace = { boardId: string; messageId: string; after: string };

/** What waits for the tutors of a unit: of other people, so it is looked at and never kept on the device. */
export const reportQueries = {
  all: () => ['reports'] as const,
  ofCourse: (courseId: string, language: LanguageCode) =>
    campusQuery({
      key: [...reportQueries.all(), courseId, language],
      document: REPORTS,
      variables: { courseId },
      answer: reportsAnswer,
      keep: 'session',
    }),
};
