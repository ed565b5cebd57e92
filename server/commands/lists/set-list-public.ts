import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { announceList } from './announce-list.ts';
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
  const list = await findList(trx, organisationId, id);
  const why = editRefusal(personId, list);
  if (why !== undefined) return refused(why);
  // For whoever follows it, it is gone, or there again.
  announceList(trx, isPublic ? { organisation_id: organisationId, id, is_public: 1 } : list);
  await trx
    .updateTable('content_list')
    .set({ is_public: isPublic ? 1 : 0 })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  return done({ listId: id });
}
