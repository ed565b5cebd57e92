import type { Store } from '#server/store/database/open-store.ts';
import { type LearningState, learningOf } from './learning-state.ts';
import { type NotificationState, notificationsOf, notifyOfAll } from './notification-kinds.ts';
import { type ChoicesState, choicesOf } from './settings-kinds.ts';
import { enterProject, type MadeState, madeOf } from './user-content-state.ts';
import { type WrittenState, writtenOf } from './written-state.ts';

/** What of a person's the histories act on, as screens and database have it. */
export type CampusState = {
  bookmarks: string[];
  /** Their items in their order. */
  lists: { id: string; name: string; items: string[]; isPublic: boolean }[];
  followed: string[];
  language: string;
  learning: LearningState;
  choices: ChoicesState;
  notifications: NotificationState;
  /** Null: the board may not be read, or nobody looks at it. */
  written: WrittenState | null;
  made: MadeState;
};

type PersonKey = { id: string; organisation: string };

export async function insertPerson(store: Store, id: string, organisation: string, now: Date): Promise<void> {
  const email = `${id}@lantern.example`;
  await store.transaction((trx) =>
    trx
      .insertInto('person')
      .values({
        id,
        organisation_id: organisation,
        email,
        email_folded: email,
        password_hash: '',
        first_name: id,
        last_name: null,
        nickname: null,
        language: 'en',
        consecutive_weekly_visits: 0,
        rev: 1,
        created_at: now.toISOString(),
      })
      .execute(),
  );
  await notifyOfAll(store, id, organisation);
  if (organisation === '1') await enterProject(store, id, now);
}

export type Revision = { rev: number; visitedWeek: string | null; sessionsEnded: number };

export async function revisionsOf(store: Store, people: readonly PersonKey[]): Promise<Map<string, Revision>> {
  const ids = people.map(({ id }) => id);
  const rows = await store.read
    .selectFrom('person')
    .select(['id', 'rev', 'visited_week'])
    .select(({ selectFrom }) =>
      selectFrom('session')
        .select(({ fn }) => fn.countAll<number>().as('ended'))
        .whereRef('session.person_id', '=', 'person.id')
        .where('revoked_at', 'is not', null)
        .as('ended'),
    )
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, rev, visited_week, ended }) => [id, { rev, visitedWeek: visited_week, sessionsEnded: ended ?? 0 }]),
  );
}

/** There is no such act in the campus yet; somebody with the database could do it. */
export async function deleteList(store: Store, { id: person, organisation }: PersonKey, id: string): Promise<void> {
  await store.transaction(async (trx) => {
    await trx
      .deleteFrom('content_list_item')
      .where('organisation_id', '=', organisation)
      .where('list_id', '=', id)
      .execute();
    await trx.deleteFrom('content_list').where('organisation_id', '=', organisation).where('id', '=', id).execute();
    await trx
      .updateTable('person')
      .set((eb) => ({ rev: eb('rev', '+', 1) }))
      .where('id', '=', person)
      .execute();
  });
}

export async function stateOf(store: Store, { id, organisation }: PersonKey): Promise<CampusState> {
  const { read } = store;
  const bookmarks = await read.selectFrom('bookmark').selectAll().where('person_id', '=', id).execute();
  const lists = await read
    .selectFrom('content_list')
    .selectAll()
    .where('owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  const follows = await read.selectFrom('list_follow').select('list_id').where('person_id', '=', id).execute();
  const ids = [...lists.map((list) => list.id), ''];
  const items = await read
    .selectFrom('content_list_item')
    .selectAll()
    .where('organisation_id', '=', organisation)
    .where('list_id', 'in', ids)
    .orderBy('position')
    .execute();
  const person = await read.selectFrom('person').select('language').where('id', '=', id).executeTakeFirstOrThrow();
  const itemsOf = (list: string): string[] =>
    items.filter((item) => item.list_id === list).map((item) => `${item.kind} ${item.item_id}`);
  return {
    bookmarks: bookmarks.map((row) => `${row.kind} ${row.item_id}`).sort(),
    lists: lists
      .map((list) => ({
        id: list.id,
        name: list.denomination,
        items: itemsOf(list.id),
        isPublic: list.is_public === 1,
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    followed: follows.map(({ list_id }) => list_id),
    language: person.language,
    learning: await learningOf(read, id),
    choices: await choicesOf(read, id),
    notifications: await notificationsOf(read, id),
    written: await writtenOf(read, id),
    made: await madeOf(read, id),
  };
}
