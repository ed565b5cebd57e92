import { createPubSub, type Repeater } from 'graphql-yoga';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { BoardChange } from '#server/store/database/announcements.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

export interface AchievementNews {
  readonly id: AchievementId;
  readonly achievedAt: string;
}

/** Tells the open pages of a person what is new for them; who is away asks when they are back. */
export interface Announcer {
  announceAchievements(personId: string, ids: readonly AchievementId[], now: Date): void;
  announceNotifications(rows: readonly NotificationRow[]): void;
  announceBoardChanges(changes: readonly BoardChange[]): void;
  achievementsOf(personId: string): AsyncIterable<AchievementNews>;
  notificationsOf(personId: string): AsyncIterable<NotificationRow>;
  boardChangesOf(organisationId: string, boardId: string): Repeater<BoardChange>;
}

/**
 * Of this process. Rung after the commit, so that whoever hears it finds it stored.
 * @param eventTarget where every open subscription has its listener
 */
export function createAnnouncer(eventTarget: EventTarget = new EventTarget()): Announcer {
  const events = createPubSub<{
    achievement: [personId: string, news: AchievementNews];
    notification: [personId: string, row: NotificationRow];
    board: [place: string, change: BoardChange];
  }>({ eventTarget });
  return {
    announceAchievements(personId, ids, now) {
      for (const id of ids) events.publish('achievement', personId, { id, achievedAt: now.toISOString() });
    },
    announceNotifications(rows) {
      for (const row of rows) events.publish('notification', row.person_id, row);
    },
    announceBoardChanges(changes) {
      for (const change of changes) events.publish('board', boardKey(change.organisationId, change.boardId), change);
    },
    achievementsOf: (personId) => events.subscribe('achievement', personId),
    notificationsOf: (personId) => events.subscribe('notification', personId),
    boardChangesOf: (organisationId, boardId) => events.subscribe('board', boardKey(organisationId, boardId)),
  };
}

function boardKey(organisationId: string, boardId: string): string {
  return `${organisationId} ${boardId}`;
}
