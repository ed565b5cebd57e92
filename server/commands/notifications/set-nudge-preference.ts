import type { NudgeKind } from '#campus/push/nudge-kinds.ts';
import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Sets it to a value, so that the same may come twice. */
export async function setNudgePreference(
  trx: Trx,
  { personId, kind, isOn }: { personId: string; kind: NudgeKind; isOn: boolean },
): Promise<CommandResult> {
  const is_on = isOn ? 1 : 0;
  await trx
    .insertInto('nudge_preference')
    .values({ person_id: personId, kind, is_on })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet({ is_on }))
    .execute();
  return done();
}
