import type { Selectable } from 'kysely';

/** What is written on the boards of units and runs (docs/spec/boards.md). A board itself is no row: server/policies/boards.ts. */
export interface BoardTables {
  board_message: Written & { board_id: string };
  board_comment: Written & { board_id: string; message_id: string };
  /** Of one person about one message or comment; while it is here, that person does not see it (BOARD-12). */
  board_report: {
    organisation_id: string;
    kind: PostKind;
    /** Of the message or comment. */
    item_id: string;
    person_id: string;
    board_id: string;
    course_id: string;
    /** Empty: none. */
    reason: string;
    created_at: string;
    /** A tutor kept it, or it is deleted; null: it waits. */
    decided_at: string | null;
  };
  /** Who wants no notification of a board (BOARD-10). */
  board_muting: { organisation_id: string; board_id: string; person_id: string };
}

/** What is written on a board: a post. */
export type PostKind = 'message' | 'comment';

interface Written {
  organisation_id: string;
  /** Made on the device (BOARD-5). */
  id: string;
  /** The unit of the board, also where it is the board of a run. */
  course_id: string;
  /** Null: the account was deleted (BOARD-13). */
  author_id: string | null;
  /** Plain text; empty once it is deleted. */
  content: string;
  created_at: string;
  updated_at: string | null;
  /** The id stays, so that what comes once more makes nothing anew. */
  deleted_at: string | null;
}

export type MessageRow = Selectable<BoardTables['board_message']>;
export type CommentRow = Selectable<BoardTables['board_comment']>;
export type ReportRow = Selectable<BoardTables['board_report']>;
