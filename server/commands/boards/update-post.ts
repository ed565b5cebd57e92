import * as v from 'valibot';
import { boardText } from '#campus/text/written-text.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { isOwnPost } from '#server/policies/boards.ts';
import type { Post } from '#server/store/boards/posts.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { announceOnBoard, type BoardAct } from './board-act.ts';
import { commentIdOf, POST_TABLES } from './post-tables.ts';

/** Gives one's own message or comment another text (BOARD-6). */
export async function updatePost(trx: Trx, act: BoardAct & { post: Post; content: string }): Promise<CommandResult> {
  const { organisationId, personId, post, now } = act;
  const content = v.safeParse(boardText, act.content);
  if (!content.success) return refused('INVALID_INPUT');
  if (post.isDeleted) return refused('NOT_FOUND');
  if (!isOwnPost(personId, post)) return refused('NOT_ALLOWED');
  const updated = await trx
    .updateTable(POST_TABLES[post.kind])
    .set({ content: content.output, updated_at: now.toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', post.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (updated === undefined) return refused('NOT_FOUND');
  announceOnBoard(trx, act, { kind: 'CHANGED', messageId: post.messageId, commentId: commentIdOf(post) });
  return done();
}
