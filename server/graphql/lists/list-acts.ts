import { deleteList, restoreList } from '#server/commands/lists/delete-list.ts';
import { followList } from '#server/commands/lists/follow-list.ts';
import { orderBookmarks, orderListItems } from '#server/commands/lists/order-items.ts';
import { setListPublic } from '#server/commands/lists/set-list-public.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { LearningItemKey } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { CommandResult } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { ItemKey } from '#server/store/people/learner.ts';

interface Actor {
  readonly organisationId: string;
  readonly personId: string;
  readonly now: Date;
}

/** What is done with a whole list, and how its things stand in it. */
export const listActs = {
  setContentListPublic: (_, args, context) =>
    actOn(context, 'setContentListPublic', args, (trx, actor) => setListPublic(trx, { ...actor, ...args })),
  followContentList: (_, args, context) =>
    actOn(context, 'followContentList', args, (trx, actor) => followList(trx, { ...actor, ...args })),
  deleteContentList: (_, args, context) =>
    actOn(context, 'deleteContentList', args, (trx, actor) => deleteList(trx, { ...actor, ...args })),
  restoreContentList: (_, args, context) =>
    actOn(context, 'restoreContentList', args, (trx, actor) => restoreList(trx, { ...actor, ...args })),
  updateContentListItemsRank: (_, args, context) =>
    actOn(context, 'updateContentListItemsRank', args, (trx, actor) =>
      orderListItems(trx, { ...actor, id: args.id, items: args.items.map(keyOf) }),
    ),
  updateAccountBookmarkList: (_, args, context) =>
    actOn(context, 'updateAccountBookmarkList', args, (trx, { personId }) =>
      orderBookmarks(trx, { personId, items: args.items.map(keyOf) }),
    ),
} satisfies Fields<'Mutation'>;

async function actOn(
  context: CampusContext,
  field: keyof Fields<'Mutation'>,
  args: unknown,
  work: (trx: Trx, actor: Actor) => Promise<CommandResult>,
) {
  const { organisation, now } = context;
  return payloadOf(
    await act(context, { field, args }, (trx, person) =>
      work(trx, { organisationId: organisation.id, personId: person.id, now }),
    ),
  );
}

function keyOf({ itemId, itemType }: LearningItemKey): ItemKey {
  return { kind: itemType, id: itemId };
}
