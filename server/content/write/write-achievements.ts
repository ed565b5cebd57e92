import type { AchievementId } from '#campus/learning/achievements.ts';
import { insertMissing } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface EarnedBy {
  readonly personId: string;
  readonly earned: readonly AchievementId[];
  readonly at: Date;
}

/** Gives to many people what they earned, each thing once: of several times the first in the order given. */
export async function writeAchievements(trx: Trx, all: readonly EarnedBy[]): Promise<void> {
  const rows = all.flatMap(({ personId, earned, at }) =>
    earned.map((id) => ({ person_id: personId, achievement_id: id, achieved_at: at.toISOString() })),
  );
  await insertMissing(trx, 'achievement', rows);
}
