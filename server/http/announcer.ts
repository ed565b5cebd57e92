import type { FastifyInstance } from 'fastify';
import { createPubSub, Repeater } from 'graphql-yoga';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { BoardChange } from '#server/store/database/announcements.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';
import { type AchievementNews, followPeople } from './follow-people.ts';
import { raiseFollowers } from './raise-followers.ts';
import { createRevisionNews, type RevisionNews } from './revision-news.ts';

/**
 * Tells the open pages of a person what is new for them, whichever process did it; who is away asks when they are back.
 */
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
  const receivers = {
    onNotification: (personId: string, row: NotificationRow) => events.publish('notification', personId, row),
    onAchievement: (personId: string, news: AchievementNews) => events.publish('achievement', personId, news),
  };
  const people = followPeople(app, store, receivers);
  const newsOf = <T>(personId: string, subscribed: () => Repeater<T>): Repeater<T> =>
    new Repeater<T>(async (push, end) => {
      const unfollow = people.follow(personId);
      const news = subscribed();
      void end.then(() => {
        unfollow();
        return news.return();
      });
      for await (const each of news) void push(each);
    });
  const stop = store.onAnnounced(({ boardChanges, revisions }) => {
    for (const change of boardChanges) events.publish('board', boardKey(change.organisationId, change.boardId), change);
    announceRevisions(revisions);
  });
  app.addHook('onClose', async () => stop());
  raiseFollowers(app, store, listening);
  return {
    announceAchievements(personId, ids, now) {
      const achievedAt = now.toISOString();
      people.receive({ achievements: ids.map((id) => ({ personId, id, achievedAt })) });
    },
    achievementsOf: (personId) => newsOf(personId, () => events.subscribe('achievement', personId)),
    notificationsOf: (personId) => newsOf(personId, () => events.subscribe('notification', personId)),
    boardChangesOf: (organisationId, boardId) => events.subscribe('board', boardKey(organisationId, boardId)),
    revisionsOf,
  };
}

function boardKey(organisationId: string, boardId: string): string {
  return `${organisationId} ${boardId}`;
}
