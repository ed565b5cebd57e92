import { ACHIEVEMENTS, type AchievementId } from '#campus/learning/achievements.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { AchievementNews } from '#server/http/announcer.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickMessage } from '#server/messages/pick-message.ts';

export interface AchievementSource {
  readonly id: AchievementId;
  readonly achievedAt: string | null;
}

/** Every lantern in its order, lit or not; a visitor has none. */
export const achievementViewer = {
  achievements: async (_: unknown, __: unknown, { learner }: CampusContext): Promise<AchievementSource[]> => {
    const achieved = await learner?.achievements();
    if (achieved === undefined) return [];
    return ACHIEVEMENTS.map((id) => ({ id, achievedAt: achieved.get(id) ?? null }));
  },
};

export const achievementSubscriptions = {
  Subscription: {
    achievementAdded: {
      subscribe: (_: unknown, __: unknown, { person, parts }: CampusContext): AsyncIterable<AchievementNews> => {
        if (person === undefined) throw unauthenticated();
        return parts.announcer.achievementsOf(person.id);
      },
      resolve: (news: AchievementNews): AchievementSource => news,
    },
  },
};

export const achievementResolvers = {
  Achievement: {
    denomination: ({ id }: AchievementSource, _: unknown, { languages }: CampusContext) =>
      pickMessage(languages, ({ achievements }) => achievements[id].denomination),
    description: ({ id }: AchievementSource, _: unknown, { languages }: CampusContext) =>
      pickMessage(languages, ({ achievements }) => achievements[id].description),
    howTo: ({ id }: AchievementSource, _: unknown, { languages }: CampusContext) =>
      pickMessage(languages, ({ achievements }) => achievements[id].howTo),
    imageUrl: ({ id }: AchievementSource) => `/icons/achievement-${id}.svg`,
  },
};
