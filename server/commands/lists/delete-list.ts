import { hasTooManyLists } from '#server/commands/core/quotas.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayEditList } from '#server/policies/lists.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { announceList } from './announce-list.ts';
import { editRefusal, findAnyList } from './find-list.ts';

export interface DeleteList {
  readonly organisationId: string;
  readonly personId: string;
  readonly id: string;
  readonly now: Date;
}

/** Takes a list away from everybody, with all that is in it kept until it is swept; a repeat does not let it be kept longer. */
export async function deleteList(trx: Trx, act: DeleteList): Promise<CommandResult> {
  const { organisationId, personId, id, now } = act;
  const list = await findAnyList(trx, organisationId, id);
  if (list && list.deleted_at !== null && mayEditList(personId, list)) return done();
  const why = editRefusal(personId, list);
  if (why !== undefined) return refused(why);
  announceList(trx, list);
  return setDeleted(trx, { organisationId, id, at: now.toISOString() });
}

/** Takes a deletion back: the list is there again, with what was in it and for whoever followed it. */
export async function restoreList(trx: Trx, act: Omit<DeleteList, 'now'>): Promise<CommandResult> {
  const { organisationId, personId, id } = act;
  const list = await findAnyList(trx, organisationId, id);
  const why = editRefusal(personId, list && mayEditList(personId, list) ? { ...list, deleted_at: null } : list);
  if (why !== undefined) return refused(why);
  announceList(trx, list);
  const restored = await setDeleted(trx, { organisationId, id, at: null });
  return (await hasTooManyLists(trx, personId)) ? refused('QUOTA_REACHED') : restored;
}

async function setDeleted(
  trx: Trx,
  { organisationId, id, at }: { organisationId: string; id: string; at: string | null },
): Promise<CommandResult> {
  await trx
    .updateTable('content_list')
    .set({ deleted_at: at })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  return done({ listId: id });
}
