import { BOARD_PAGE } from '#campus/limits.ts';
import type { ReadableBoard } from '#server/commands/boards/board-act.ts';
import type {
  MessageBoardMessagesArgs,
  MessageCommentsArgs,
  QueryMessageArgs,
  QueryMessageBoardArgs,
} from '#server/graphql/core/schema.gen.ts';
import type { CourseSource } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickText } from '#server/model/localized.ts';
import { isOwnPost, mayDeletePost } from '#server/policies/boards.ts';
import type { OtherPerson } from '#server/store/appointments/others.ts';
import type { CommentRow, MessageRow } from '#server/store/schema/board-tables.ts';
import type { RunRow } from '#server/store/schema/live-tables.ts';
import { boardOfCourse, boardOfRun, readableBoard } from './board-source.ts';

export const boardQueries = {
  messageBoard: async (
    _: unknown,
    { id }: QueryMessageBoardArgs,
    context: CampusContext,
  ): Promise<ReadableBoard | null> => (await readableBoard(context, id)) ?? null,

  message: async (_: unknown, { id }: QueryMessageArgs, context: CampusContext): Promise<MessageRow | null> => {
    const row = await context.learner?.boardMessage(id);
    return row !== undefined && (await readableBoard(context, row.board_id)) ? row : null;
  },
};

export const courseBoard = {
  messageBoard: async ({ course }: CourseSource, _: unknown, context: CampusContext): Promise<ReadableBoard | null> =>
    (await boardOfCourse(context, course.id)) ?? null,
};

export const runBoard = {
  messageBoard: async (run: RunRow, _: unknown, context: CampusContext): Promise<ReadableBoard | null> =>
    (await boardOfRun(context, run)) ?? null,
};

/** What messages and comments have in common; whoever has one may read its board. */
const post = {
  isEditable: ({ author_id }: Written, _: unknown, { person }: CampusContext): boolean =>
    person !== undefined && isOwnPost(person.id, { authorId: author_id }),
  canDelete: async ({ author_id, course_id }: Written, _: unknown, { person, learner }: CampusContext) => {
    const isTutor = (await learner?.tutorOf())?.has(course_id) ?? false;
    return person !== undefined && mayDeletePost(person.id, isTutor, { authorId: author_id });
  },
  createdAt: ({ created_at }: Written) => created_at,
  updatedAt: ({ updated_at }: Written) => updated_at,
  author: async ({ author_id }: Written, _: unknown, { content }: CampusContext): Promise<OtherPerson | null> =>
    author_id === null ? null : ((await content.person(author_id)) ?? null),
};
type Written = MessageRow | CommentRow;

export const boardResolvers = {
  MessageBoard: {
    denomination: ({ denomination }: ReadableBoard, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    hasViewerPosted: ({ id }: ReadableBoard, _: unknown, { learner }: CampusContext) => learner?.hasPosted(id) ?? false,
    isMuted: ({ id }: ReadableBoard, _: unknown, { learner }: CampusContext) => learner?.hasMuted(id) ?? false,
    messagesCount: ({ id }: ReadableBoard, _: unknown, { learner }: CampusContext) => learner?.messagesCount(id) ?? 0,
    messages: async ({ id }: ReadableBoard, args: MessageBoardMessagesArgs, { learner }: CampusContext) =>
      ((await learner?.messagesOf(id, args.before ?? undefined)) ?? []).slice(0, pageOf(args.limit)),
  },
  Message: {
    ...post,
    boardId: ({ board_id }: MessageRow) => board_id,
    commentsCount: ({ id }: MessageRow, _: unknown, { learner }: CampusContext) => learner?.commentsCount(id) ?? 0,
    comments: async ({ id }: MessageRow, args: MessageCommentsArgs, { learner }: CampusContext) =>
      ((await learner?.commentsOf(id, args.after ?? undefined)) ?? []).slice(0, pageOf(args.limit)),
  },
  Comment: {
    ...post,
    messageId: ({ message_id }: CommentRow) => message_id,
  },
};

function pageOf(limit: number | null | undefined): number {
  return Math.min(Math.max(limit ?? BOARD_PAGE, 0), BOARD_PAGE);
}
