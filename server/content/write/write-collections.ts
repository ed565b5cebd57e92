import { earnedByItems } from '#server/commands/lists/set-list-membership.ts';
import type { ItemRef } from '#server/content/files/people-file.ts';
import { inPieces, insertAll, insertMissing } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { writeAchievements } from './write-achievements.ts';
import type { MadePerson } from './write-people.ts';

interface Plan {
  readonly organisationId: string;
  readonly now: Date;
}

/** Writes the bookmarks of new people. */
export async function writeBookmarks(trx: Trx, { now }: Plan, made: readonly MadePerson[]): Promise<void> {
  const rows = made.flatMap(({ id, person }) =>
    person.bookmarks.map((item, n) => ({ person_id: id, ...itemOf(item), created_at: stepped(now, n) })),
  );
  await insertMissing(trx, 'bookmark', rows);
}

/** Writes lists whose ids are free, with what is in them and what their owners earn by that. */
export async function writeLists(trx: Trx, { organisationId, now }: Plan, made: readonly MadePerson[]): Promise<void> {
  const lists = made.flatMap(({ id, person }) =>
    person.lists.map((list, n) => ({ list, ownerId: id, created_at: stepped(now, n) })),
  );
  const fresh = new Set<string>();
  for await (const piece of inPieces(lists)) {
    const inserted = await trx
      .insertInto('content_list')
      .values(
        piece.map(({ list, ownerId, created_at }) => ({
          organisation_id: organisationId,
          id: list.id,
          owner_id: ownerId,
          denomination: list.denomination,
          is_public: list.isPublic ? 1 : 0,
          created_at,
          url_alias: list.urlAlias ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    for (const { id } of inserted) fresh.add(id);
  }
  const written = lists
    .filter(({ list }) => fresh.has(list.id))
    .map(({ list, ownerId }) => ({ listId: list.id, ownerId, items: distinct(list.items.map(itemOf)) }));
  const items = written.flatMap(({ listId, items }) =>
    items.map((item, position) => ({
      organisation_id: organisationId,
      list_id: listId,
      ...item,
      position,
      created_at: now.toISOString(),
    })),
  );
  await insertAll(trx, 'content_list_item', items);
  await writeAchievements(
    trx,
    written.map(({ ownerId, items }) => ({ personId: ownerId, earned: earnedByItems(items.length), at: now })),
  );
}

/** Writes who follows which list. A list that was not imported, because its owner's account existed already, has no followers. */
export async function writeFollows(
  trx: Trx,
  { organisationId, now }: Plan,
  made: readonly MadePerson[],
): Promise<void> {
  const wanted = new Set(made.flatMap(({ person }) => person.follows));
  const there = new Set<string>();
  for await (const piece of inPieces([...wanted])) {
    const lists = trx.selectFrom('content_list').select('id').where('organisation_id', '=', organisationId);
    for (const { id } of await lists.where('id', 'in', piece).execute()) there.add(id);
  }
  const rows = made.flatMap(({ id, person }) =>
    person.follows
      .filter((listId) => there.has(listId))
      .map((list_id) => ({ person_id: id, organisation_id: organisationId, list_id, created_at: now.toISOString() })),
  );
  await insertMissing(trx, 'list_follow', rows);
}

type Item = { readonly kind: 'MODULE' | 'COURSE'; readonly item_id: string };

function itemOf(item: ItemRef): Item {
  return 'module' in item ? { kind: 'MODULE', item_id: item.module } : { kind: 'COURSE', item_id: item.course };
}

/** Each where it stands first. */
function distinct(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [`${item.kind} ${item.item_id}`, item])).values()];
}

/** A millisecond each, so that the order of the file is the order in time. */
function stepped(now: Date, n: number): string {
  return new Date(now.getTime() + n).toISOString();
}
