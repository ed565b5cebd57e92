import { groupedBy } from '#campus/grouped-by.ts';
import type { ChangedList } from '#server/store/database/announcements.ts';
import type { Reader } from '#server/store/database/open-store.ts';

/** Which of these people follow one of the lists, each once and in one order. */
export async function followersAmong(
  read: Reader,
  { people, lists }: { people: readonly string[]; lists: readonly ChangedList[] },
): Promise<readonly string[]> {
  const byOrganisation = groupedBy(lists, ({ organisationId }) => organisationId);
  const found = new Set<string>();
  for (const [organisationId, changed] of byOrganisation) {
    const ids = changed.map(({ listId }) => listId);
    const rows = await read
      .selectFrom('list_follow')
      .select('person_id')
      .distinct()
      .where('person_id', 'in', people)
      .where('organisation_id', '=', organisationId)
      .where('list_id', 'in', ids)
      .execute();
    for (const { person_id } of rows) found.add(person_id);
  }
  return [...found].toSorted();
}
