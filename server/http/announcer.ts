import { createPubSub } from 'graphql-yoga';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

export interface AchievementNews {
  readonly id: AchievementId;
  readonly achievedAt: string;
}

/** Tells the open pages of a person what is new for them; who is away asks when they are back. */
export interface Announcer {
  announceAchievements(personId: string, ids: readonly AchievementId[], now: Date): void;
  announceNotifications(rows: readonly NotificationRow[]): void;
  achievementsOf(personId: string): AsyncIterable<AchievementNews>;
  notificationsOf(personId: string): AsyncIterable<NotificationRow>;
}

/** Of this process. Rung after the commit, so that whoever hears it finds it stored. */
export function createAnnouncer(): Announcer {
  const events = createPubSub<{
    achievement: [personId: string, news: AchievementNews];
    notification: [personId: string, row: NotificationRow];
  }>();
  return {
    announceAchievements(personId, ids, now) {
      for (const id of ids) events.publish('achievement', personId, { id, achievedAt: now.toISOString() });
    },
    announceNotifications(rows) {
      for (const row of rows) events.publish('notification', row.person_id, row);
    },
    achievementsOf: (personId) => events.subscribe('achievement', personId),
    notificationsOf: (personId) => events.subscribe('notification', personId),
  };
}
