import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayDeleteUserContent } from '#server/policies/user-content.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { UserContentRow } from '#server/store/schema/user-content-tables.ts';
import type { UserContentAct } from './user-content-act.ts';

/** With its pictures (UGC-7). What is deleted already is done: two devices may each have asked. */
export async function deleteUserContent(
  trx: Trx,
  { organisationId, personId, made, isTutor, now }: UserContentAct & { made: UserContentRow; isTutor: boolean },
): Promise<CommandResult> {
  if (!mayDeleteUserContent(personId, isTutor, made)) return refused('NOT_ALLOWED');
  await trx
    .updateTable('user_content')
    .set({ denomination: '', content: '', film_url: null, deleted_at: now.toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', made.id)
    .where('deleted_at', 'is', null)
    .execute();
  await trx
    .deleteFrom('user_content_picture')
    .where('organisation_id', '=', organisationId)
    .where('content_id', '=', made.id)
    .execute();
  return done();
}
