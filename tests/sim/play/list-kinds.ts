import { type LearningItem, refOf } from '#campus/learning/learning-item.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { deleteList } from '#features/lists/delete-list.ts';
import { followList } from '#features/lists/follow-list.ts';
import { itemKeyOf, keyTextOf } from '#features/lists/item-key.ts';
import { orderItems } from '#features/lists/order-items.ts';
import { emptyList } from '#features/lists/patches.ts';
import { setListPublic } from '#features/lists/set-list-public.ts';
import { listSubject } from '#features/lists/subjects.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { Model, Sight, Tap } from './kinds.ts';

/** Somebody else's: everybody may follow it, nobody may write into it. */
export const FOREIGN = 'evening-learning';

export function listOf(random: Random, { lists }: Sight): string | undefined {
  return random.chance(0.06) ? FOREIGN : random.any(lists);
}

export function refusalOf({ lists }: Model, listId: string): RefusalCode | undefined {
  if (listId === FOREIGN) return 'NOT_ALLOWED';
  return lists.has(listId) ? undefined : 'NOT_FOUND';
}

type Kinds = Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>>;

/** What is done with lists as a whole, and to their order; `cards` are those of the organisation. */
export function listKinds(cards: (sight: Sight) => readonly LearningItem[]): Kinds {
  return {
    'items.order': (random: Random, sight: Sight) => orderTap(random, sight, cards(sight)),
    'list.public': publicTap,
    'list.follow': followTap,
    'list.delete': deleteTap,
  };
}

function ownOf(random: Random, sight: Sight): string | undefined {
  const id = listOf(random, sight);
  return id === FOREIGN && sight.organisation !== '1' ? undefined : id;
}

function orderTap(random: Random, sight: Sight, cards: readonly LearningItem[]): Tap | undefined {
  const id = ownOf(random, sight);
  if (id === undefined) return undefined;
  const wanted = cards.filter(() => random.chance(0.8));
  if (random.chance(0.6)) wanted.reverse();
  const input = { of: { id, denomination: '' }, items: wanted.map(itemKeyOf), before: [] };
  return {
    kind: orderItems.kind,
    subject: orderItems.subject(input),
    parents: [listSubject(id)],
    words: `order list ${id.slice(-4)} ${wanted.map((card) => refOf(card).id)}`,
    // What came in or went since stands elsewhere: the order at the end says it all (I5).
    value: undefined,
    shown: () => undefined,
    merge: (model) => {
      const refusal = refusalOf(model, id);
      if (refusal !== undefined) return refusal;
      const list = model.lists.get(id);
      if (list !== undefined) list.items = inOrder([...list.items], wanted.map(keyTextOf));
      return undefined;
    },
    by: (send) => send(orderItems, input),
  };
}

/** LIST-5, a second time: what is not named goes along with the neighbour before it. */
function inOrder(present: readonly string[], wanted: readonly string[]): Set<string> {
  const result = wanted.filter((name) => present.includes(name));
  for (const [at, name] of present.entries()) {
    if (wanted.includes(name)) continue;
    result.splice(at === 0 ? 0 : result.indexOf(present[at - 1] ?? '') + 1, 0, name);
  }
  return new Set(result);
}

function publicTap(random: Random, sight: Sight): Tap | undefined {
  const id = ownOf(random, sight);
  if (id === undefined) return undefined;
  const input = { id, denomination: '', isPublic: random.chance(0.6) };
  return {
    kind: setListPublic.kind,
    subject: setListPublic.subject(input),
    parents: [listSubject(id)],
    words: `list ${id.slice(-4)} public ${input.isPublic}`,
    value: String(input.isPublic),
    shown: ({ lists }) => {
      const list = lists.find((each) => each.id === id);
      return list && String(list.isPublic);
    },
    merge: (model) => {
      const refusal = refusalOf(model, id);
      if (refusal !== undefined) return refusal;
      const list = model.lists.get(id);
      if (list !== undefined) list.isPublic = input.isPublic;
      return undefined;
    },
    by: (send) => send(setListPublic, input),
  };
}

function followTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const list = { ...emptyList({ id: FOREIGN, denomination: 'Evening learning' }), isOwner: false, isPublic: true };
  const input = { list, follow: random.chance(0.6) };
  return {
    kind: followList.kind,
    subject: followList.subject(input),
    parents: [],
    words: `follow ${FOREIGN} ${input.follow}`,
    value: String(input.follow),
    shown: ({ followed }) => String(followed.includes(FOREIGN)),
    merge: ({ followed }) => {
      if (input.follow) followed.add(FOREIGN);
      else followed.delete(FOREIGN);
      return undefined;
    },
    by: (send) => send(followList, input),
  };
}

/** About the list itself, as its making is: the screens show whichever of both came last. */
function deleteTap(random: Random, sight: Sight): Tap | undefined {
  const id = ownOf(random, sight);
  if (id === undefined) return undefined;
  const input = { list: emptyList({ id, denomination: '' }), deleted: true };
  return {
    kind: deleteList.kind,
    subject: listSubject(id),
    parents: [],
    words: `delete list ${id.slice(-4)}`,
    value: 'missing',
    shown: ({ lists }) => (lists.some((list) => list.id === id) ? 'there' : 'missing'),
    merge: (model) => {
      if (model.deleted.has(id)) return undefined;
      const refusal = refusalOf(model, id);
      if (refusal !== undefined) return refusal;
      model.lists.delete(id);
      model.deleted.add(id);
      return undefined;
    },
    by: (send) => send(deleteList, input),
  };
}
