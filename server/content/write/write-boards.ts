import type { BoardFile } from '#server/content/files/boards-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import { boardIdOf } from '#server/policies/boards.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Plan {
  readonly organisationId: string;
  readonly boards: readonly BoardFile[];
  readonly now: Date;
}

/** Writes what is not there yet. What is there, changed or deleted meanwhile, is left as people made it; nobody is notified. */
export async function writeBoards(trx: Trx, { organisationId, boards, now }: Plan): Promise<void> {
  for (const board of boards) {
    const place =
      'course' in board
        ? { board_id: boardIdOf({ courseId: board.course }), course_id: board.course }
        : await runPlace(trx, organisationId, board.run);
    const written = (post: BoardFile['messages'][number]['comments'][number]) => ({
      ...place,
      organisation_id: organisationId,
      id: post.id,
      author_id: personIdOf(organisationId, post.by),
      content: post.text,
      created_at: resolveMoment(post.at, now),
    });
    for (const message of board.messages) {
      const row = written(message);
      await trx
        .insertInto('board_message')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (await isDeleted(trx, organisationId, message.id)) continue;
      for (const comment of message.comments)
        await trx
          .insertInto('board_comment')
          .values({ ...written(comment), message_id: message.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
  }
}

async function runPlace(trx: Trx, organisationId: string, runId: string) {
  const run = await trx
    .selectFrom('run')
    .select('course_id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return { board_id: boardIdOf({ runId }), course_id: run.course_id };
}

async function isDeleted(trx: Trx, organisationId: string, messageId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('board_message')
    .select('deleted_at')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.deleted_at != null;
}
