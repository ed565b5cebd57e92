import type { FastifyInstance } from 'fastify';
import { createPubSub, type Repeater } from 'graphql-yoga';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { BoardChange } from '#server/store/database/announcements.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';
import { raiseFollowers } from './raise-followers.ts';
import { createRevisionNews, type RevisionNews } from './revision-news.ts';

export interface AchievementNews {
  readonly id: AchievementId;
  readonly achievedAt: string;
}

/** Tells the open pages of a person what is new for them; who is away asks when they are back. */
export interface Announcer extends Omit<RevisionNews, 'announceRevisions' | 'listening'> {
  announceAchievements(personId: string, ids: readonly AchievementId[], now: Date): void;
  achievementsOf(personId: string): AsyncIterable<AchievementNews>;
  notificationsOf(personId: string): AsyncIterable<NotificationRow>;
  boardChangesOf(organisationId: string, boardId: string): Repeater<BoardChange>;
}

/**
 * After each commit, so that whoever hears it finds it stored.
 * @param eventTarget where every open subscription has its listener, but for those of revisions
 */
export function openAnnouncer(
  app: FastifyInstance,
  store: Store,
  eventTarget: EventTarget = new EventTarget(),
): Announcer {
  const events = createPubSub<{
    achievement: [personId: string, news: AchievementNews];
    notification: [personId: string, row: NotificationRow];
    board: [place: string, change: BoardChange];
  }>({ eventTarget });
  const { announceRevisions, revisionsOf, listening } = createRevisionNews();
  const stop = store.onAnnounced(({ notifications, boardChanges, revisions }) => {
    for (const row of notifications) events.publish('notification', row.person_id, row);
    for (const change of boardChanges) events.publish('board', boardKey(change.organisationId, change.boardId), change);
    announceRevisions(revisions);
  });
  app.addHook('onClose', async () => stop());
  raiseFollowers(app, store, listening);
  return {
    announceAchievements(personId, ids, now) {
      for (const id of ids) events.publish('achievement', personId, { id, achievedAt: now.toISOString() });
    },
    achievementsOf: (personId) => events.subscribe('achievement', personId),
    notificationsOf: (personId) => events.subscribe('notification', personId),
    boardChangesOf: (organisationId, boardId) => events.subscribe('board', boardKey(organisationId, boardId)),
    revisionsOf,
  };
}

function boardKey(organisationId: string, boardId: string): string {
  return `${organisationId} ${boardId}`;
}
