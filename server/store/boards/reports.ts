import { groupedBy } from '#campus/grouped-by.ts';
import { REPORTS_LISTED } from '#campus/own-limits.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { CommentRow, MessageRow } from '#server/store/schema/board-tables.ts';
import type { PostKey } from './posts.ts';

/** A message or comment that waits for a tutor, with the reasons given; never by whom (BOARD-12). */
export interface WaitingReport {
  readonly id: string;
  readonly boardId: string;
  readonly message: MessageRow | null;
  readonly comment: CommentRow | null;
  readonly reasons: readonly string[];
  readonly reportsCount: number;
  /** When it was reported first. */
  readonly createdAt: string;
}

/** What was reported on the boards of a unit and not decided, the oldest first. */
export async function readWaitingReports(
  read: Reader,
  organisationId: string,
  courseId: string,
): Promise<readonly WaitingReport[]> {
  const reports = await read
    .selectFrom('board_report')
    .select(['kind', 'item_id', 'board_id', 'reason', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .where('course_id', '=', courseId)
    .where('decided_at', 'is', null)
    .orderBy('created_at')
    .orderBy('item_id')
    .limit(REPORTS_LISTED)
    .execute();
  if (reports.length === 0) return [];
  const ids = reports.map((row) => row.item_id);
  const messages = await read
    .selectFrom('board_message')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute();
  const comments = await read
    .selectFrom('board_comment')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute();
  const byItem = groupedBy(reports, ({ kind, item_id: id }) => reportIdOf({ kind, id }));
  return [...byItem].flatMap(([id, rows]): WaitingReport[] => {
    const [first] = rows;
    if (first === undefined) return [];
    const isReported = (row: { id: string }): boolean => row.id === first.item_id;
    return [
      {
        id,
        boardId: first.board_id,
        message: first.kind === 'message' ? (messages.find(isReported) ?? null) : null,
        comment: first.kind === 'comment' ? (comments.find(isReported) ?? null) : null,
        reasons: rows.map((row) => row.reason).filter((reason) => reason !== ''),
        reportsCount: rows.length,
        createdAt: first.created_at,
      },
    ];
  });
}

/** All reports of one thing are decided together. */
export function reportIdOf({ kind, id }: PostKey): string {
  return `${kind}:${id}`;
}

/** Undefined: no report has such an id. */
export function reportedPostOf(reportId: string): PostKey | undefined {
  const [, kind, id] = /^(message|comment):(.+)$/.exec(reportId) ?? [];
  if (id === undefined) return undefined;
  return { kind: kind === 'message' ? 'message' : 'comment', id };
}
