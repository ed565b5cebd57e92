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
import { notifyOfComment } from './notify-of-boards.ts';

export interface CreateComment extends BoardAct {
  /** Made on the device. */
  readonly id: string;
  readonly messageId: string;
  readonly content: string;
}

/**
 * Comments on a message that is there, and tells who takes part (BOARD-10); the same once more is done and makes nothing
 * (BOARD-5).
 */
export async function createComment(trx: Trx, act: CreateComment): Promise<CommandResult> {
  const { organisationId, personId, board, id, messageId, now } = act;
  const content = v.safeParse(boardText, act.content);
  if (!v.is(deviceId, id) || !content.success) return refused('INVALID_INPUT');
  const known = await findPost(trx, organisationId, { kind: 'comment', id });
  if (known !== undefined) {
    if (known.messageId !== messageId || !isOwnPost(personId, known)) return refused('NOT_ALLOWED');
    return repeatOutcome(known, known.content === content.output);
  }
  const message = await findPost(trx, organisationId, { kind: 'message', id: messageId });
  if (message?.boardId !== board.id || !(await heldMessage(trx, act))) return refused('NOT_FOUND');
  const written = await trx
    .insertInto('board_comment')
    .values({
      organisation_id: organisationId,
      id,
      board_id: board.id,
      message_id: messageId,
      course_id: board.courseId,
      author_id: personId,
      content: content.output,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody else was quicker with this id; one's own writes wait for each other.
  if (written === undefined) return refused('NOT_ALLOWED');
  if (await hasTooManyPosts(trx, personId, board.id)) return refused('QUOTA_REACHED');
  announceOnBoard(trx, act, { kind: 'ADDED', messageId, commentId: id });
  await notifyOfComment(trx, act, message);
  return done();
}

/** Whether the message is there. Who deletes it meanwhile waits for this comment, and takes it along (BOARD-6). */
async function heldMessage(trx: Trx, { organisationId, messageId }: CreateComment): Promise<boolean> {
  const row = await trx
    .updateTable('board_message')
    .set({ deleted_at: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', messageId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
