import type { Localized } from '#server/model/localized.ts';
import type { BoardChange } from '#server/store/database/announcements.ts';
import { rememberAnnouncements } from '#server/store/database/announcements.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** A board that the person may read: whoever calls a command has asked that (BOARD-2). */
export interface ReadableBoard {
  readonly id: string;
  readonly courseId: string;
  /** Null on the board of the unit itself. */
  readonly runId: string | null;
  /** Of the unit. */
  readonly denomination: Localized;
  readonly isTutor: boolean;
}

export interface BoardAct {
  readonly organisationId: string;
  readonly personId: string;
  readonly board: ReadableBoard;
  readonly now: Date;
}

/** Open pages hear of it once it is committed (BOARD-9). */
export function announceOnBoard(
  trx: Trx,
  { organisationId, personId, board }: BoardAct,
  change: Pick<BoardChange, 'kind' | 'messageId' | 'commentId'> & { isPrivate?: boolean },
): void {
  const boardChange = { organisationId, personId, boardId: board.id, isPrivate: false, ...change };
  rememberAnnouncements(trx, { boardChanges: [boardChange] });
}
