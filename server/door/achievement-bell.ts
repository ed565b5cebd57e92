import { createPubSub } from 'graphql-yoga';
import type { AchievementId } from '#campus/achievements.ts';

export interface AchievementNews {
  readonly id: AchievementId;
  readonly achievedAt: string;
}

/** Tells the open pages of a person what they have just earned; who is away asks when they are back. */
export interface AchievementBell {
  ring(personId: string, ids: readonly AchievementId[], now: Date): void;
  listen(personId: string): AsyncIterable<AchievementNews>;
}

/** Of this process. Rung after the commit, so that whoever hears it finds it stored. */
export function createAchievementBell(): AchievementBell {
  const bell = createPubSub<{ achievement: [personId: string, news: AchievementNews] }>();
  return {
    ring(personId, ids, now) {
      for (const id of ids) bell.publish('achievement', personId, { id, achievedAt: now.toISOString() });
    },
    listen: (personId) => bell.subscribe('achievement', personId),
  };
}
