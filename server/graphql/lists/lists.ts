import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { createContentList } from '#server/commands/lists/create-content-list.ts';
import { renameContentList } from '#server/commands/lists/rename-content-list.ts';
import { setListMembership } from '#server/commands/lists/set-list-membership.ts';
import { courseTypeName } from '#server/graphql/content/courses.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { visibleItems } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
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

export const listResolvers = {
  LearningItem: {
    __resolveType: (item) => (item.is === 'module' ? 'Module' : courseTypeName(item)),
  },
  ContentList: {
    urlAlias: () => null,
    isOwner: (list, _, { person }) => list.owner_id === person?.id,
    ownerNickname: (list, _, { content }) => content.nicknameOf(list.owner_id),
    isPublic: (list) => list.is_public === 1,
    isFollowing: async (list, _, { learner }) => (await learner?.followedListIds())?.has(list.id) ?? false,
    items: async (list, _, context) => visibleItems(context, await context.content.itemsOf(list.id)),
  },
} satisfies PartialResolvers;

export const listMutations = {
  createContentList: async (_, { draft }, context) => {
    const { organisation, now } = context;
    // A client that sends no id gets one here; under an idempotency key its repeat is answered with the same list.
    const id = draft.id ?? uuidv7({ msecs: now.getTime(), random: randomBytes(16) });
    const outcome = await act(context, { field: 'createContentList', args: draft }, (trx, person) =>
      createContentList(trx, {
        organisationId: organisation.id,
        personId: person.id,
        id,
        denomination: draft.denomination,
        now,
      }),
    );
    return listPayload(context, outcome);
  },

  updateContentList: async (_, { id, actions }, context) => {
    const names = actions.map((action) => action.setName?.denomination);
    const outcome = await act(context, { field: 'updateContentList', args: { id, actions } }, async (trx, person) => {
      const rename = { organisationId: context.organisation.id, personId: person.id, id };
      let last: CommandResult = refused('INVALID_INPUT');
      for (const denomination of names) {
        if (denomination === undefined) return refused('INVALID_INPUT');
        last = await renameContentList(trx, { ...rename, denomination });
        if (last.is === 'refused') return last;
      }
      return last;
    });
    return listPayload(context, outcome);
  },

  updateContentListItem: async (_, { draft }, context) => {
    const item: ItemKey = { kind: draft.itemType, id: draft.itemId };
    const adds = draft.itemListStates.some(({ isIncluded }) => isIncluded);
    // What cannot be seen any more can still be taken out of a list.
    const maySeeItem = !adds || (await visibleItems(context, [item])).length > 0;
    const outcome = await act(context, { field: 'updateContentListItem', args: draft }, async (trx, person) => {
      if (!maySeeItem) return refused('NOT_FOUND');
      return setListMembership(trx, {
        organisationId: context.organisation.id,
        personId: person.id,
        item,
        states: draft.itemListStates,
        now: context.now,
      });
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;

async function listPayload(context: CampusContext, outcome: CommandResult) {
  const id = outcome.is === 'done' ? outcome.effect.listId : undefined;
  return { ...payloadOf(outcome), contentList: id === undefined ? null : await visibleList(context, id) };
}
