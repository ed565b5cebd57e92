import { rememberAnnouncements } from '#server/store/database/announcements.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { ListRow } from '#server/store/schema/tables.ts';

/** Whoever follows the list and looks hears of it once it is committed (SYNC-18); what is private is nobody's news. */
export function announceList(trx: Trx, list: Pick<ListRow, 'organisation_id' | 'id' | 'is_public'> | undefined): void {
  if (list?.is_public !== 1) return;
  rememberAnnouncements(trx, { changedLists: [{ organisationId: list.organisation_id, listId: list.id }] });
}
