import { randomUUID } from 'node:crypto';
import type { Store } from '#server/store/database/open-store.ts';
import type { ItemKey } from '#server/store/people/learner.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

/** Rows that a test needs and no more; each factory answers what it made, with ids that nobody else has. */

export async function anOrganisation(store: Store, id = randomUUID()): Promise<string> {
  await store.transaction((trx) =>
    trx
      .insertInto('organisation')
      .values({ id, folder_name: id, position: 0, data: '{}', digest: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return id;
}

export async function aLearner(store: Store, organisationId: string, has: Partial<PersonRow> = {}): Promise<PersonRow> {
  const id = has.id ?? randomUUID();
  return store.transaction((trx) =>
    trx
      .insertInto('person')
      .values({
        id,
        organisation_id: organisationId,
        email: `${id}@lantern.example`,
        email_folded: `${id}@lantern.example`,
        password_hash: '',
        first_name: 'Samira',
        last_name: null,
        nickname: 'samira',
        language: 'en',
        consecutive_weekly_visits: 0,
        rev: 0,
        created_at: new Date().toISOString(),
        ...has,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** A course that exists; what it says does not matter to a command. */
export function aCourse(store: Store, organisationId: string): Promise<ItemKey> {
  return anItem(store, organisationId, 'COURSE');
}

export function aModule(store: Store, organisationId: string): Promise<ItemKey> {
  return anItem(store, organisationId, 'MODULE');
}

async function anItem(store: Store, organisationId: string, kind: ItemKey['kind']): Promise<ItemKey> {
  const id = `item-${randomUUID()}`;
  await store.transaction((trx) =>
    trx
      .insertInto('content')
      .values({
        organisation_id: organisationId,
        kind: kind === 'MODULE' ? 'module' : 'course',
        id,
        parent_id: '',
        position: 0,
        data: '{}',
        digest: '',
      })
      .execute(),
  );
  return { kind, id };
}

/** A list of somebody; private unless given otherwise. */
export async function aList(store: Store, owner: PersonRow, has: { isPublic?: boolean } = {}): Promise<string> {
  const id = randomUUID();
  await store.transaction((trx) =>
    trx
      .insertInto('content_list')
      .values({
        organisation_id: owner.organisation_id,
        id,
        owner_id: owner.id,
        denomination: 'First papers',
        is_public: has.isPublic ? 1 : 0,
        created_at: new Date().toISOString(),
      })
      .execute(),
  );
  return id;
}
