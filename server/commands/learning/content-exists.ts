import type { Trx } from '#server/store/database/open-store.ts';
import type { ItemKey } from '#server/store/people/learner.ts';
import { findUserContent } from '#server/store/user-content/user-content-reads.ts';

/** Whether the organisation has this now, as the transaction sees it. */
export async function contentExists(trx: Trx, organisationId: string, item: ItemKey): Promise<boolean> {
  if (item.kind === 'USER_CONTENT') {
    const made = await findUserContent(trx, organisationId, item.id);
    return made?.deleted_at === null;
  }
  const row = await trx
    .selectFrom('content')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', item.kind === 'MODULE' ? 'module' : 'course')
    .where('id', '=', item.id)
    .executeTakeFirst();
  return row !== undefined;
}
