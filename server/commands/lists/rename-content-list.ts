import * as v from 'valibot';
import { listNameText } from '#campus/text/written-text.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { announceList } from './announce-list.ts';
import { editRefusal, findList } from './find-list.ts';

export interface RenameContentList {
  readonly organisationId: string;
  readonly personId: string;
  readonly id: string;
  readonly denomination: string;
}

/** Gives a list another name. Whoever may not see it hears only that it is not there. */
export async function renameContentList(trx: Trx, act: RenameContentList): Promise<CommandResult> {
  const { organisationId, personId, id } = act;
  const name = v.safeParse(listNameText, act.denomination);
  if (!name.success) return refused('LIST_NAME_INVALID');
  const list = await findList(trx, organisationId, id);
  const why = editRefusal(personId, list);
  if (why !== undefined) return refused(why);
  await trx
    .updateTable('content_list')
    .set({ denomination: name.output })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  announceList(trx, list);
  return done({ listId: id });
}
