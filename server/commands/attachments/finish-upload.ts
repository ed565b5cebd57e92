import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Upload {
  readonly organisationId: string;
  readonly id: string;
  readonly now: Date;
}

/** From now on it is a file of the project. Once more is done; one that was given up meanwhile is gone. */
export async function finishUpload(trx: Trx, { organisationId, id, now }: Upload): Promise<CommandResult> {
  const row = await trx
    .updateTable('attachment')
    .set(({ fn, val }) => ({ finished_at: fn.coalesce('finished_at', val(now.toISOString())) }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? refused('NOT_FOUND') : done();
}
