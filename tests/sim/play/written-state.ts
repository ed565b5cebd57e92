import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { boardQueries, type MessageBoard } from '#features/boards/queries.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { LEARNT } from './learning-state.ts';

/** Of the course that histories learn in. */
export const BOARD = `course-${LEARNT}`;
/** Of somebody who plays no part; long ago, so that no screen shows it among what is written now. */
export const FOREIGN_MESSAGE = '01890000-0000-7000-8000-000000000001';
const OF_OLD = '2020-01-01T00:00:00.000Z';

/** What a person wrote on the board of the course, by the rules; deletions leave the id taken (BOARD-5). */
export type Written = {
  messages: Map<string, string>;
  comments: Map<string, { messageId: string; content: string }>;
  /** Whatever the campus refused to make, or deleted: it is not made by a later word. */
  gone: Set<string>;
  refused: Set<string>;
  isMuted: boolean;
  reported: boolean;
};

export type WrittenState = {
  messages: readonly (readonly [id: string, content: string])[];
  comments: readonly (readonly [id: string, content: string])[];
  isMuted: boolean;
  reported: boolean;
};

export function nothingWritten(): Written {
  return {
    messages: new Map(),
    comments: new Map(),
    gone: new Set(),
    refused: new Set(),
    isMuted: false,
    reported: false,
  };
}

export function stateOfWritten({ messages, comments, isMuted, reported }: Written): WrittenState {
  const texts = [...comments].map(([id, { content }]) => [id, content] as const);
  return { messages: [...messages].sort(byId), comments: texts.sort(byId), isMuted, reported };
}

const byId = (a: readonly [string, string], b: readonly [string, string]): number => (a[0] < b[0] ? -1 : 1);

export async function seedBoard(store: Store): Promise<void> {
  await store.transaction((trx) =>
    trx
      .insertInto('board_message')
      .values({
        organisation_id: '1',
        id: FOREIGN_MESSAGE,
        board_id: BOARD,
        course_id: LEARNT,
        author_id: '1-amal',
        content: 'Buy this.',
        created_at: OF_OLD,
        updated_at: null,
        deleted_at: null,
      })
      .execute(),
  );
}

/** The same in the database, of one person. */
export async function writtenOf(read: Store['read'], person: string): Promise<WrittenState> {
  const messages = await read
    .selectFrom('board_message')
    .select(['id', 'content'])
    .where('author_id', '=', person)
    .where('deleted_at', 'is', null)
    .execute();
  const comments = await read
    .selectFrom('board_comment')
    .innerJoin('board_message', 'board_message.id', 'board_comment.message_id')
    .select(['board_comment.id', 'board_comment.content'])
    .where('board_comment.author_id', '=', person)
    .where('board_comment.deleted_at', 'is', null)
    .where('board_message.deleted_at', 'is', null)
    .execute();
  const mutings = await read.selectFrom('board_muting').select('board_id').where('person_id', '=', person).execute();
  const reports = await read.selectFrom('board_report').select('item_id').where('person_id', '=', person).execute();
  const texts = (rows: readonly { id: string; content: string }[]) =>
    rows.map(({ id, content }) => [id, content] as const).sort(byId);
  return {
    messages: texts(messages),
    comments: texts(comments),
    isMuted: mutings.length > 0,
    reported: reports.length > 0,
  };
}

const read = (language: LanguageCode) => boardQueries.latest(BOARD, language);

/** What the board shows of the person's own; null where they may not read it. What they reported is not shown at all. */
export async function shownWritten(client: QueryClient, language: LanguageCode): Promise<WrittenState | null> {
  const { messageBoard: board } = await readCampus(client, read(language));
  return board === null ? null : ownOn(board);
}

function ownOn(board: MessageBoard): WrittenState {
  const own = board.messages.filter(({ isEditable }) => isEditable);
  const comments = own.flatMap((message) => message.comments.filter(({ isEditable }) => isEditable));
  const texts = (entries: readonly { id: string; content: string }[]) =>
    entries.map(({ id, content }) => [id, content] as const).sort(byId);
  return { messages: texts(own), comments: texts(comments), isMuted: board.isMuted, reported: false };
}

export async function refreshWritten(client: QueryClient, language: LanguageCode): Promise<void> {
  await warm(client, read(language), 0);
}
