import type { Trx } from '#server/store/open-store.ts';
import type { ListRow } from '#server/store/tables.ts';

/** A list as the transaction sees it. */
export async function findList(trx: Trx, organisationId: string, id: string): Promise<ListRow | undefined> {
  return trx
    .selectFrom('content_list')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
}
