import { BOARD_PAGE } from '#campus/limits.ts';
import type { ReadableBoard } from '#server/commands/boards/board-act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickText } from '#server/model/localized.ts';
import { isOwnPost, mayDeletePost } from '#server/policies/boards.ts';
import type { CommentRow, MessageRow } from '#server/store/schema/board-tables.ts';
import { boardOfCourse, boardOfRun, readableBoard } from './board-source.ts';

export const boardQueries = {
  messageBoard: async (_, { id }, context) => (await readableBoard(context, id)) ?? null,

  message: async (_, { id }, context) => {
    const row = await context.learner?.boardMessage(id);
    return row !== undefined && (await readableBoard(context, row.board_id)) ? row : null;
  },
} satisfies Fields<'Query'>;

/** Of what one takes or teaches (COMMUNITY-8). */
export const boardsViewer = {
  messageBoards: async (_, __, context) => {
    const { learner, content, languages } = context;
    if (learner === undefined) return [];
    const [standings, tutorOf, runStates] = await Promise.all([
      learner.standings(),
      learner.tutorOf(),
      learner.runStates(),
    ]);
    const courseIds = new Set([...standings.keys(), ...tutorOf]);
    const runs = await Promise.all([...runStates.keys()].map((id) => content.run(id)));
    const boards = await Promise.all([
      ...[...courseIds].map((id) => boardOfCourse(context, id)),
      ...runs.map((run) => run && boardOfRun(context, run)),
    ]);
    const nameOf = ({ denomination }: ReadableBoard): string => pickText(denomination, languages).text;
    return boards
      .filter((board) => board !== undefined)
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), languages.asked));
  },
} satisfies Fields<'Viewer'>;

export const courseBoard = {
  messageBoard: async ({ course }, _, context) => (await boardOfCourse(context, course.id)) ?? null,
} satisfies Fields<'Event'>;

export const runBoard = {
  messageBoard: async (run, _, context) => (await boardOfRun(context, run)) ?? null,
} satisfies Fields<'Run'>;

/** What messages and comments have in common; whoever has one may read its board. */
const post = {
  isEditable: ({ author_id }: Written, _: object, { person }: CampusContext): boolean =>
    person !== undefined && isOwnPost(person.id, { authorId: author_id }),
  canDelete: async ({ author_id, course_id }: Written, _: object, { person, learner }: CampusContext) => {
    const isTutor = (await learner?.tutorOf())?.has(course_id) ?? false;
    return person !== undefined && mayDeletePost(person.id, isTutor, { authorId: author_id });
  },
  createdAt: ({ created_at }: Written) => created_at,
  updatedAt: ({ updated_at }: Written) => updated_at,
  author: async ({ author_id }: Written, _: object, { content }: CampusContext) =>
    author_id === null ? null : ((await content.person(author_id)) ?? null),
};
type Written = MessageRow | CommentRow;

export const boardResolvers = {
  MessageBoard: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    hasViewerPosted: ({ id }, _, { learner }) => learner?.hasPosted(id) ?? false,
    isMuted: ({ id }, _, { learner }) => learner?.hasMuted(id) ?? false,
    messagesCount: ({ id }, _, { learner }) => learner?.messagesCount(id) ?? 0,
    messages: async ({ id }, args, { learner }) =>
      ((await learner?.messagesOf(id, args.before ?? undefined)) ?? []).slice(0, pageOf(args.limit)),
  },
  Message: {
    ...post,
    boardId: ({ board_id }) => board_id,
    commentsCount: ({ id }, _, { learner }) => learner?.commentsCount(id) ?? 0,
    comments: async ({ id }, args, { learner }) =>
      ((await learner?.commentsOf(id, args.after ?? undefined)) ?? []).slice(0, pageOf(args.limit)),
  },
  Comment: {
    ...post,
    messageId: ({ message_id }) => message_id,
  },
} satisfies PartialResolvers;

function pageOf(limit: number | null | undefined): number {
  return Math.min(Math.max(limit ?? BOARD_PAGE, 0), BOARD_PAGE);
}
