import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { createContentList } from '#server/commands/lists/create-content-list.ts';
import { renameContentList } from '#server/commands/lists/rename-content-list.ts';
import { setListMembership } from '#server/commands/lists/set-list-membership.ts';
import { courseTypeName } from '#server/graphql/content/courses.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type {
  MutationCreateContentListArgs,
  MutationUpdateContentListArgs,
  MutationUpdateContentListItemArgs,
} from '#server/graphql/core/schema.gen.ts';
import { type ItemSource, visibleItems } from '#server/graphql/core/sources.ts';
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
    __resolveType: (item: ItemSource) => (item.is === 'module' ? 'Module' : courseTypeName(item)),
  },
  ContentList: {
    urlAlias: () => null,
    isOwner: (list: ListRow, _: unknown, { person }: CampusContext) => list.owner_id === person?.id,
    ownerNickname: (list: ListRow, _: unknown, { content }: CampusContext) => content.nicknameOf(list.owner_id),
    isPublic: (list: ListRow) => list.is_public === 1,
    isFollowing: async (list: ListRow, _: unknown, { learner }: CampusContext) =>
      (await learner?.followedListIds())?.has(list.id) ?? false,
    items: async (list: ListRow, _: unknown, context: CampusContext) =>
      visibleItems(context, await context.content.itemsOf(list.id)),
  },
};

export const listMutations = {
  createContentList: async (_: unknown, { draft }: MutationCreateContentListArgs, context: CampusContext) => {
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

  updateContentList: async (_: unknown, { id, actions }: MutationUpdateContentListArgs, context: CampusContext) => {
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

  updateContentListItem: async (_: unknown, { draft }: MutationUpdateContentListItemArgs, context: CampusContext) => {
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
};

async function listPayload(context: CampusContext, outcome: CommandResult) {
  const id = outcome.is === 'done' ? outcome.effect.listId : undefined;
  return { ...payloadOf(outcome), contentList: id === undefined ? null : await visibleList(context, id) };
}
