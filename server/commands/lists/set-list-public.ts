import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { editRefusal, findList } from './find-list.ts';

export interface SetListPublic {
  readonly organisationId: string;
  readonly personId: string;
  readonly id: string;
  readonly isPublic: boolean;
}

/** Shows a list to everybody of the organisation, or to its owner alone; who follows it sees it again when it is public again. */
export async function setListPublic(trx: Trx, act: SetListPublic): Promise<CommandResult> {
  const { organisationId, personId, id, isPublic } = act;
  const why = editRefusal(personId, await findList(trx, organisationId, id));
  if (why !== undefined) return refused(why);
  await trx
    .updateTable('content_list')
    .set({ is_public: isPublic ? 1 : 0 })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  return done({ listId: id });
}
