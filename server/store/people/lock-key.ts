import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '#server/store/database/open-store.ts';

export interface LockKey {
  readonly id: string;
  readonly key: string;
}

/** A person's key for locking unsent work, made at its first use; two devices that ask at once get the same one. */
export async function lockKeyOf(store: Store, personId: string): Promise<LockKey> {
  const find = () =>
    store.read.selectFrom('person_lock_key').select(['id', 'key']).where('person_id', '=', personId).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known;
  return store.transaction(async (trx) => {
    await trx
      .insertInto('person_lock_key')
      .values({ person_id: personId, id: randomUUID(), key: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('person_id').doNothing())
      .execute();
    return trx
      .selectFrom('person_lock_key')
      .select(['id', 'key'])
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
  });
}
