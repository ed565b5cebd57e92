import { ACHIEVEMENTS } from '#campus/learning/achievements.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { AchievementNews } from '#server/http/follow-people.ts';
import { pickMessage } from '#server/messages/pick-message.ts';

/** Every lantern in its order, lit or not; a visitor has none. */
export const achievementViewer = {
  achievements: async (_, __, { learner }) => {
    const achieved = await learner?.achievements();
    if (achieved === undefined) return [];
    return ACHIEVEMENTS.map((id) => ({ id, achievedAt: achieved.get(id) ?? null }));
  },
} satisfies Fields<'Viewer'>;

export const achievementSubscriptions = {
  Subscription: {
    achievementAdded: {
      subscribe: (_, __, { person, parts }) => {
        if (person === undefined) throw unauthenticated();
        return parts.announcer.achievementsOf(person.id);
      },
      resolve: (news: AchievementNews) => news,
    },
  },
} satisfies PartialResolvers;

export const achievementResolvers = {
  Achievement: {
    denomination: ({ id }, _, { languages }) =>
      pickMessage(languages, ({ achievements }) => achievements[id].denomination),
    description: ({ id }, _, { languages }) =>
      pickMessage(languages, ({ achievements }) => achievements[id].description),
    howTo: ({ id }, _, { languages }) => pickMessage(languages, ({ achievements }) => achievements[id].howTo),
    imageUrl: ({ id }) => `/icons/achievement-${id}.svg`,
  },
} satisfies PartialResolvers;
