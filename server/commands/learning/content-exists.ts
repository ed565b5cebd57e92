import type { Trx } from '#server/store/database/open-store.ts';
import type { ItemKey } from '#server/store/people/learner.ts';

/** Whether the organisation has this course or module now, as the transaction sees it. */
export async function contentExists(trx: Trx, organisationId: string, item: ItemKey): Promise<boolean> {
  const row = await trx
    .selectFrom('content')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', item.kind === 'MODULE' ? 'module' : 'course')
    .where('id', '=', item.id)
    .executeTakeFirst();
  return row !== undefined;
}
