import { mayEditList, maySeeList } from '#server/policies/lists.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { ListRow } from '#server/store/schema/tables.ts';

/** A list as the transaction sees it; one that was deleted is not there. */
export async function findList(trx: Trx, organisationId: string, id: string): Promise<ListRow | undefined> {
  const list = await findAnyList(trx, organisationId, id);
  return list?.deleted_at === null ? list : undefined;
}

/** The same, deleted or not. */
export async function findAnyList(trx: Trx, organisationId: string, id: string): Promise<ListRow | undefined> {
  return trx
    .selectFrom('content_list')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Why somebody may not change a list, undefined where they may. Whoever may not see it hears only that it is not there. */
export function editRefusal(personId: string, list: ListRow | undefined): 'NOT_FOUND' | 'NOT_ALLOWED' | undefined {
  if (!list || !maySeeList(personId, list)) return 'NOT_FOUND';
  return mayEditList(personId, list) ? undefined : 'NOT_ALLOWED';
}
