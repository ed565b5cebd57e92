import type { AchievementId } from '#campus/learning/achievements.ts';
import { weekOf, weeksInARow } from '#campus/learning/week.ts';
import { STEADY_FLAME_WEEKS } from '#campus/limits.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import { awardAchievements } from './award-achievements.ts';

/** Counts the first visit of a week, once however many requests begin it; the person as they are then, and what they have earned. */
export async function recordVisit(
  trx: Trx,
  personId: string,
  now: Date,
): Promise<{ person: PersonRow; achievements: readonly AchievementId[] }> {
  // Raising the revision first makes a person's writes wait for each other (server/commands/core/once.ts).
  const before = await trx
    .updateTable('person')
    .set((eb) => ({ rev: eb('rev', '+', 1) }))
    .where('id', '=', personId)
    .where((eb) => eb.or([eb('visited_week', 'is', null), eb('visited_week', '!=', weekOf(now))]))
    .returning(['visited_week', 'consecutive_weekly_visits'])
    .executeTakeFirst();
  if (before === undefined) return { person: await findCounted(trx, personId), achievements: [] };
  const weeks = weeksInARow({ weeks: before.consecutive_weekly_visits, lastWeek: before.visited_week }, now);
  const person = await trx
    .updateTable('person')
    .set({ visited_week: weekOf(now), consecutive_weekly_visits: weeks })
    .where('id', '=', personId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { person, achievements: await awardAchievements(trx, personId, earnedByVisits(weeks), now) };
}

/** Four weeks in a row are a steady flame (EARN-5). */
export function earnedByVisits(weeks: number): readonly AchievementId[] {
  return weeks >= STEADY_FLAME_WEEKS ? ['steady-flame'] : [];
}

async function findCounted(trx: Trx, personId: string): Promise<PersonRow> {
  return trx.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow();
}
