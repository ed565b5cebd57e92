import { ACHIEVEMENTS, type AchievementId } from '#campus/learning/achievements.ts';
import { NOTIFICATIONS_LISTED } from '#campus/learning/live-limits.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

/** The newest notifications of a person, the oldest of them first. `since`: only those that were made after that. */
export async function notificationsSince(
  read: Reader,
  personId: string,
  since: string | undefined,
): Promise<readonly NotificationRow[]> {
  const rows = await read
    .selectFrom('notification')
    .selectAll()
    .where('person_id', '=', personId)
    .$if(since !== undefined, (query) => query.where('created_at', '>', since ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTIFICATIONS_LISTED)
    .execute();
  return rows.toReversed();
}

export async function achievementsOf(
  read: Reader,
  personId: string,
): Promise<readonly { readonly id: AchievementId; readonly achievedAt: string }[]> {
  const rows = await read
    .selectFrom('achievement')
    .select(['achievement_id', 'achieved_at'])
    .where('person_id', '=', personId)
    .execute();
  return ACHIEVEMENTS.flatMap((id) => {
    const achieved = rows.find((row) => row.achievement_id === id);
    return achieved === undefined ? [] : [{ id, achievedAt: achieved.achieved_at }];
  });
}
