import type { WrittenUserContent } from '#campus/learning/user-content.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayEditUserContent } from '#server/policies/user-content.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { UserContentRow } from '#server/store/schema/user-content-tables.ts';
import { type UserContentAct, userContentColumns } from './user-content-act.ts';
import { claimPictures } from './user-content-pictures.ts';

/** Puts the whole of it in the place of what was there: the last change counts (UGC-7). */
export async function updateUserContent(
  trx: Trx,
  act: UserContentAct & { made: UserContentRow; content: WrittenUserContent },
): Promise<CommandResult> {
  const { organisationId, personId, made, content, now } = act;
  const columns = userContentColumns(content);
  if (columns === undefined) return refused('INVALID_INPUT');
  if (!mayEditUserContent(personId, made)) return refused('NOT_ALLOWED');
  const updated = await trx
    .updateTable('user_content')
    .set({ ...columns, updated_at: now.toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', made.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (updated === undefined) return refused('NOT_FOUND');
  await claimPictures(trx, act, { id: made.id, text: columns.content });
  return done();
}
