import type { Trx } from '#server/store/database/open-store.ts';

/** The target group that somebody came for, as their way in named it (TENANT-8). */
export async function setTargetGroup(trx: Trx, personId: string, targetGroupPath: string): Promise<void> {
  await trx.updateTable('person').set({ target_group_path: targetGroupPath }).where('id', '=', personId).execute();
}
