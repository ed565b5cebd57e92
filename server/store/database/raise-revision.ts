import { rememberAnnouncements } from './announcements.ts';
import type { Trx } from './open-store.ts';

/**
 * Says that something of the person is new (SYNC-14); their writes wait for each other from here on. Their open pages hear
 * of it once it is committed, but for those of the session that acts (SYNC-17). Returns the revision.
 */
export async function raiseRevision(trx: Trx, personId: string, by: string | null = null): Promise<number> {
  const { rev } = await trx
    .updateTable('person')
    .set((eb) => ({ rev: eb('rev', '+', 1) }))
    .where('id', '=', personId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  rememberAnnouncements(trx, { revisions: [{ personId, revision: rev, by }] });
  return rev;
}
