import * as v from 'valibot';
import { deviceId } from '#campus/network/device-id.ts';
import { listNameText } from '#campus/text/written-text.ts';
import { hasTooManyLists } from '#server/commands/core/quotas.ts';
import { repeatOutcome } from '#server/commands/core/repeat-outcome.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayEditList } from '#server/policies/lists.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { findAnyList } from './find-list.ts';

export interface CreateContentList {
  readonly organisationId: string;
  readonly personId: string;
  /** Made on the device (UUIDv7), or here where an older client sends none. */
  readonly id: string;
  readonly denomination: string;
  readonly now: Date;
}

/** Creates a list under the id that the device chose. A repeat by its owner returns the same list. */
export async function createContentList(trx: Trx, act: CreateContentList): Promise<CommandResult> {
  const { organisationId, personId, id } = act;
  const name = v.safeParse(listNameText, act.denomination);
  if (!name.success) return refused('LIST_NAME_INVALID');
  if (!v.is(deviceId, id)) return refused('INVALID_INPUT');
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
  const existing = await findAnyList(trx, organisationId, id);
  if (!existing || !mayEditList(personId, existing)) return refused('NOT_ALLOWED');
  const isDeleted = existing.deleted_at !== null;
  return repeatOutcome({ isDeleted, effect: { listId: id } }, existing.denomination === name.output);
}
