import type { PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import { findPerson } from '#server/store/people/people.ts';

export const revisionSubscriptions = {
  Subscription: {
    revisionRaised: {
      subscribe: (_, __, { person, sessionId, parts }) => {
        if (person === undefined || sessionId === undefined) throw unauthenticated();
        const present = async () => (await findPerson(parts.store.read, person.id))?.rev ?? 0;
        return parts.announcer.revisionsOf({ personId: person.id, sessionId, present });
      },
      resolve: (revision: number) => revision,
    },
  },
} satisfies PartialResolvers;
