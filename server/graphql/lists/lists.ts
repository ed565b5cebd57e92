import { courseTypeName } from '#server/graphql/content/courses.ts';
import type { PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { visibleItems } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { maySeeCatalogue } from '#server/policies/catalogue.ts';
import { maySeeList } from '#server/policies/lists.ts';
import type { ItemKey } from '#server/store/people/learner.ts';
import type { ListRow } from '#server/store/schema/tables.ts';

/** A list, if the asker may see it; a private one of somebody else looks like none (LIST-4). */
export async function visibleList(context: CampusContext, id: string): Promise<ListRow | null> {
  const { person, organisation, content } = context;
  if (!maySeeCatalogue(person !== undefined, organisation)) return null;
  const list = await content.list(id);
  return list && maySeeList(person?.id, list) ? list : null;
}

/** Those that a client can show; null: those that every release can. */
export function ofKinds(items: readonly ItemKey[], kinds: readonly ItemKey['kind'][] | null | undefined): ItemKey[] {
  return items.filter(({ kind }) => (kinds ?? ['MODULE', 'COURSE']).includes(kind));
}

export const listResolvers = {
  LearningItem: {
    __resolveType: (item) => (item.is === 'module' ? 'Module' : courseTypeName(item)),
  },
  ListedItem: {
    __resolveType: (item) => {
      if (item.is === 'userContent') return 'UserContent';
      return item.is === 'module' ? 'Module' : courseTypeName(item);
    },
  },
  ContentList: {
    urlAlias: ({ url_alias }) => url_alias,
    isOwner: (list, _, { person }) => list.owner_id === person?.id,
    ownerNickname: (list, _, { content }) => content.nicknameOf(list.owner_id),
    isPublic: (list) => list.is_public === 1,
    isFollowing: async (list, _, { learner }) => (await learner?.followedListIds())?.has(list.id) ?? false,
    items: async (list, { kinds }, context) =>
      visibleItems(context, ofKinds(await context.content.itemsOf(list.id), kinds)),
  },
} satisfies PartialResolvers;
