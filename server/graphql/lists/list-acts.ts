import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { createContentList } from '#server/commands/lists/create-content-list.ts';
import { deleteList, restoreList } from '#server/commands/lists/delete-list.ts';
import { followList } from '#server/commands/lists/follow-list.ts';
import { orderBookmarks, orderListItems } from '#server/commands/lists/order-items.ts';
import { renameContentList } from '#server/commands/lists/rename-content-list.ts';
import { setListMembership } from '#server/commands/lists/set-list-membership.ts';
import { setListPublic } from '#server/commands/lists/set-list-public.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { LearningItemKey } from '#server/graphql/core/schema.gen.ts';
import { visibleItems } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { ItemKey } from '#server/store/people/learner.ts';
import { visibleList } from './lists.ts';

interface Actor {
  readonly organisationId: string;
  readonly personId: string;
  readonly now: Date;
}

/** What is done with lists, and how the items stand in them. */
export const listMutations = {
  createContentList: async (_, { draft }, context) => {
    // A client that sends no id gets one here; under an idempotency key its repeat is answered with the same list.
    const id = draft.id ?? uuidv7({ msecs: context.now.getTime(), random: randomBytes(16) });
    const outcome = await actOn(context, 'createContentList', draft, (trx, actor) =>
      createContentList(trx, { ...actor, id, denomination: draft.denomination }),
    );
    return listPayload(context, outcome);
  },
  updateContentList: async (_, { id, actions }, context) => {
    const names = actions.map((action) => action.setName?.denomination);
    const outcome = await actOn(context, 'updateContentList', { id, actions }, (trx, actor) =>
      rename(trx, { ...actor, id }, names),
    );
    return listPayload(context, outcome);
  },
  updateContentListItem: async (_, { draft }, context) => {
    const item = keyOf(draft);
    const states = draft.itemListStates;
    const adds = states.some(({ isIncluded }) => isIncluded);
    // What cannot be seen any more can still be taken out of a list.
    const maySeeItem = !adds || (await visibleItems(context, [item])).length > 0;
    const outcome = await actOn(context, 'updateContentListItem', draft, async (trx, actor) =>
      maySeeItem ? setListMembership(trx, { ...actor, item, states }) : refused('NOT_FOUND'),
    );
    return payloadOf(outcome);
  },
  setContentListPublic: async (_, args, context) =>
    payloadOf(
      await actOn(context, 'setContentListPublic', args, (trx, actor) => setListPublic(trx, { ...actor, ...args })),
    ),
  followContentList: async (_, args, context) =>
    payloadOf(await actOn(context, 'followContentList', args, (trx, actor) => followList(trx, { ...actor, ...args }))),
  deleteContentList: async (_, args, context) =>
    payloadOf(await actOn(context, 'deleteContentList', args, (trx, actor) => deleteList(trx, { ...actor, ...args }))),
  restoreContentList: async (_, args, context) =>
    payloadOf(
      await actOn(context, 'restoreContentList', args, (trx, actor) => restoreList(trx, { ...actor, ...args })),
    ),
  updateContentListItemsRank: async (_, args, context) => {
    const order = { id: args.id, items: args.items.map(keyOf) };
    return payloadOf(
      await actOn(context, 'updateContentListItemsRank', args, (trx, actor) =>
        orderListItems(trx, { ...actor, ...order }),
      ),
    );
  },
  updateAccountBookmarkList: async (_, args, context) => {
    const items = args.items.map(keyOf);
    return payloadOf(
      await actOn(context, 'updateAccountBookmarkList', args, (trx, { personId }) =>
        orderBookmarks(trx, { personId, items }),
      ),
    );
  },
} satisfies Fields<'Mutation'>;

function actOn(
  context: CampusContext,
  field: keyof Fields<'Mutation'>,
  args: unknown,
  work: (trx: Trx, actor: Actor) => Promise<CommandResult>,
): Promise<CommandResult> {
  const { organisation, now } = context;
  return act(context, { field, args }, (trx, person) =>
    work(trx, { organisationId: organisation.id, personId: person.id, now }),
  );
}

/** By each name in turn; an action that has none refuses all of them. */
async function rename(
  trx: Trx,
  list: Actor & { readonly id: string },
  names: readonly (string | undefined)[],
): Promise<CommandResult> {
  let last: CommandResult = refused('INVALID_INPUT');
  for (const denomination of names) {
    if (denomination === undefined) return refused('INVALID_INPUT');
    last = await renameContentList(trx, { ...list, denomination });
    if (last.is === 'refused') return last;
  }
  return last;
}

async function listPayload(context: CampusContext, outcome: CommandResult) {
  const id = outcome.is === 'done' ? outcome.effect.listId : undefined;
  return { ...payloadOf(outcome), contentList: id === undefined ? null : await visibleList(context, id) };
}

function keyOf({ itemId, itemType }: LearningItemKey): ItemKey {
  return { kind: itemType, id: itemId };
}
