import { MILESTONES } from '#campus/account/gates.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Notes a milestone that is the person's own to complete; it is completed once. */
export async function completeMilestone(
  trx: Trx,
  { personId, denomination, now }: { personId: string; denomination: string; now: Date },
): Promise<CommandResult> {
  if (!MILESTONES.some((known) => known === denomination)) return refused('INVALID_INPUT');
  await trx
    .insertInto('milestone')
    .values({ person_id: personId, denomination, completed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return done();
}
