import type { AchievementId } from '#campus/learning/achievements.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Gives what the person does not have yet, each once for good; answers what is new. */
export async function awardAchievements(
  trx: Trx,
  personId: string,
  ids: readonly AchievementId[],
  now: Date,
): Promise<readonly AchievementId[]> {
  if (ids.length === 0) return [];
  const given = await trx
    .insertInto('achievement')
    .values(ids.map((id) => ({ person_id: personId, achievement_id: id, achieved_at: now.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('achievement_id')
    .execute();
  const fresh = new Set(given.map((row) => row.achievement_id));
  return ids.filter((id) => fresh.has(id));
}
