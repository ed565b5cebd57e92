import * as v from 'valibot';
import { deviceId } from '#campus/network/device-id.ts';
import { boardText } from '#campus/text/written-text.ts';
import { hasTooManyPosts } from '#server/commands/core/quotas.ts';
import { repeatOutcome } from '#server/commands/core/repeat-outcome.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { isOwnPost } from '#server/policies/boards.ts';
import { findPost } from '#server/store/boards/posts.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { announceOnBoard, type BoardAct } from './board-act.ts';

export interface CreateMessage extends BoardAct {
  /** Made on the device. */
  readonly id: string;
  readonly content: string;
}

/** Writes a message. A repeat with the same content succeeds and creates nothing (BOARD-5). */
export async function createMessage(trx: Trx, act: CreateMessage): Promise<CommandResult> {
  const { organisationId, personId, board, id, now } = act;
  const content = v.safeParse(boardText, act.content);
  if (!v.is(deviceId, id) || !content.success) return refused('INVALID_INPUT');
  const written = await trx
    .insertInto('board_message')
    .values({
      organisation_id: organisationId,
      id,
      board_id: board.id,
      course_id: board.courseId,
      author_id: personId,
      content: content.output,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) {
    const known = await findPost(trx, organisationId, { kind: 'message', id });
    if (known?.boardId !== board.id || !isOwnPost(personId, known)) return refused('NOT_ALLOWED');
    return repeatOutcome(known, known.content === content.output);
  }
  if (await hasTooManyPosts(trx, personId, board.id)) return refused('QUOTA_REACHED');
  announceOnBoard(trx, act, { kind: 'ADDED', messageId: id, commentId: null });
  return done();
}
