import type { Trx } from './open-store.ts';

/** Says that something of the person is new (SYNC-14); their writes wait for each other from here on. Returns the revision. */
export async function raiseRevision(trx: Trx, personId: string): Promise<number> {
  const { rev } = await trx
    .updateTable('person')
    .set((eb) => ({ rev: eb('rev', '+', 1) }))
    .where('id', '=', personId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  return rev;
}
