import * as v from 'valibot';
import { listNameText } from '#campus/text/written-text.ts';
import { hasTooManyLists } from '#server/commands/core/quotas.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayEditList } from '#server/policies/lists.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { findList } from './find-list.ts';

export interface CreateContentList {
  readonly organisationId: string;
  readonly personId: string;
  /** Made on the device (UUIDv7), or here where an older client sends none. */
  readonly id: string;
  readonly denomination: string;
  readonly now: Date;
}

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Makes a list under the id that the device gave it, once: a repeat by its owner is answered with the list as it is. */
export async function createContentList(trx: Trx, act: CreateContentList): Promise<CommandResult> {
  const { organisationId, personId, id } = act;
  const name = v.safeParse(listNameText, act.denomination);
  if (!name.success) return refused('LIST_NAME_INVALID');
  if (!UUID_V7.test(id)) return refused('INVALID_INPUT');
  const made = await trx
    .insertInto('content_list')
    .values({
      organisation_id: organisationId,
      id,
      owner_id: personId,
      denomination: name.output,
      is_public: 0,
      url_alias: null,
      created_at: act.now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined)
    return (await hasTooManyLists(trx, personId)) ? refused('QUOTA_REACHED') : done({ listId: id });
  const existing = await findList(trx, organisationId, id);
  return existing && mayEditList(personId, existing) ? done({ listId: id }) : refused('NOT_ALLOWED');
}
