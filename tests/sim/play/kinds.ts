import { v7 as uuid } from 'uuid';
import type { OfflineMutation } from '#cache/offline-mutation.ts';
import { type LearningItem, refOf } from '#campus/learning/learning-item.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { createList } from '#features/lists/create-list.ts';
import { renameList } from '#features/lists/rename-list.ts';
import { setBookmark } from '#features/lists/set-bookmark.ts';
import { setListItem } from '#features/lists/set-list-item.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { COURSE, MODULE } from '#tests/support/device/cards.ts';
import { BOARD_KINDS } from './board-kinds.ts';
import type { CampusState } from './campus-rows.ts';
import { H5P_KINDS } from './h5p-kinds.ts';
import { LEARNING_KINDS } from './learning-kinds.ts';
import { aLearning, type Learning, stateOfLearning } from './learning-rules.ts';
import { FOREIGN, listKinds, listOf, refusalOf } from './list-kinds.ts';
import { NOTIFICATION_KINDS, type NotificationMarks, nothingRead, stateOfNotifications } from './notification-kinds.ts';
import { SCORM_KINDS } from './scorm-kinds.ts';
import { type Choices, languageTap, noChoices, SETTINGS_KINDS, stateOfChoices } from './settings-kinds.ts';
import { USER_CONTENT_KINDS } from './user-content-kinds.ts';
import { type Made, nothingMade, stateOfMade } from './user-content-state.ts';
import { nothingWritten, stateOfWritten, type Written } from './written-state.ts';

/** What a person's acts come to, in the order in which the campus did them: the merge rules, a second time. */
export type Model = {
  bookmarks: Set<string>;
  lists: Map<string, { name: string; items: Set<string>; isPublic: boolean }>;
  /** Deleted, and not swept yet: another word of it changes nothing. */
  deleted: Set<string>;
  followed: Set<string>;
  language: string;
  learning: Learning;
  choices: Choices;
  notifications: NotificationMarks;
  written: Written;
  made: Made;
};

/** What a learner sees when they choose what to do. */
export type Sight = {
  person: string;
  organisation: string;
  lists: readonly string[];
  /** Own messages on a board, and own comments. */
  messages: readonly string[];
  comments: readonly { id: string; messageId: string }[];
  /** What they made in a project. */
  made: readonly string[];
  /** By the campus's clock, ms since 1970. */
  now: number;
};

/** What a learner does, without knowing of which kind. */
export type Tap = {
  kind: string;
  subject: string;
  /** Subjects of what must be made first. */
  parents: string[];
  /** In words, for the trace. */
  words: string;
  /** What the screens must show of the subject afterwards; undefined where none shows it. */
  value: string | undefined;
  /** What the screens show of it: of the same form as `value`. */
  shown: (state: CampusState) => string | undefined;
  /** When it was done, where the later act wins and not the later arrival. */
  at?: string;
  /** It takes back what was made under the same subject: where that was not sent, neither is. */
  takesBack?: true;
  /** What it must come to at the campus, which does it at `at` of its clock: nothing, or the code of a refusal. */
  merge: (model: Model, at: number) => RefusalCode | undefined;
  /** Sends it by the real mutation. */
  by: (send: <I>(mutation: OfflineMutation<I>, input: NoInfer<I>) => Promise<void>) => Promise<void>;
};

/** What everybody does. */
export const EVERYDAY_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'bookmark.set': bookmarkTap,
  'list.create': createTap,
  'list.item.set': itemTap,
  'list.rename': renameTap,
  'language.set': languageTap,
};

/** One for each kind of `app/offline-mutations.ts`: an architecture test holds the two together. */
export const SIM_KINDS = {
  ...EVERYDAY_KINDS,
  ...LEARNING_KINDS,
  ...SCORM_KINDS,
  ...H5P_KINDS,
  ...SETTINGS_KINDS,
  ...listKinds(({ organisation }) => CARDS[organisation] ?? []),
  ...NOTIFICATION_KINDS,
  ...BOARD_KINDS,
  ...USER_CONTENT_KINDS,
};

export function aModel(): Model {
  return {
    bookmarks: new Set(),
    lists: new Map(),
    deleted: new Set(),
    followed: new Set(),
    language: 'en',
    learning: aLearning(),
    choices: noChoices(),
    notifications: nothingRead(),
    written: nothingWritten(),
    made: nothingMade(),
  };
}

export function stateOfModel(model: Model): CampusState {
  const { bookmarks, lists, followed, language, learning, choices, notifications, written, made } = model;
  return {
    bookmarks: [...bookmarks].sort(),
    lists: [...lists]
      .map(([id, { name, items, isPublic }]) => ({ id, name, items: [...items], isPublic }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    followed: [...followed],
    language,
    learning: stateOfLearning(learning),
    choices: stateOfChoices(choices),
    notifications: stateOfNotifications(notifications),
    written: stateOfWritten(written),
    made: stateOfMade(made),
  };
}

const CARDS: Readonly<Record<string, readonly LearningItem[]>> = {
  1: [
    { ...COURSE, id: 'hello-my-name-is' },
    { ...COURSE, id: 'numbers-time-money' },
    { ...MODULE, id: 'german-for-your-first-weeks' },
  ],
  12: [{ ...COURSE, id: 'maths-at-work' }],
};
/** On the card of a screen that was opened long ago; the campus has it no more. */
const GONE: LearningItem = { ...COURSE, id: 'gone-since-last-year' };

const cardOf = (random: Random, { organisation }: Sight): LearningItem =>
  random.chance(0.06) ? GONE : (random.any(CARDS[organisation] ?? []) ?? GONE);
const nameOf = (card: LearningItem): string => `${refOf(card).kind.toUpperCase()} ${card.id}`;

function bookmarkTap(random: Random, sight: Sight): Tap {
  const card = cardOf(random, sight);
  const bookmarked = random.chance(0.6);
  const name = nameOf(card);
  const input = { card, bookmarked };
  return {
    kind: setBookmark.kind,
    subject: setBookmark.subject(input),
    parents: [],
    words: `bookmark ${card.id} ${bookmarked}`,
    value: String(bookmarked),
    shown: ({ bookmarks }) => String(bookmarks.includes(name)),
    merge: ({ bookmarks }) => {
      if (card === GONE) return 'NOT_FOUND';
      if (bookmarked) bookmarks.add(name);
      else bookmarks.delete(name);
      return undefined;
    },
    by: (send) => send(setBookmark, input),
  };
}

function createTap(random: Random): Tap {
  const input = { id: uuid(), denomination: `List ${random.below(100)}` };
  return {
    kind: createList.kind,
    subject: createList.subject(input),
    parents: [],
    words: `create list ${input.id.slice(-4)}`,
    value: 'there',
    shown: ({ lists }) => (lists.some(({ id }) => id === input.id) ? 'there' : 'missing'),
    merge: ({ lists }) => {
      if (!lists.has(input.id)) lists.set(input.id, { name: input.denomination, items: new Set(), isPublic: false });
      return undefined;
    },
    by: (send) => send(createList, input),
  };
}

function itemTap(random: Random, sight: Sight): Tap | undefined {
  const listId = listOf(random, sight);
  if (listId === undefined || (listId === FOREIGN && sight.organisation !== '1')) return undefined;
  const card = cardOf(random, sight);
  const included = random.chance(0.7);
  const input = { listId, card, included };
  const name = nameOf(card);
  return {
    kind: setListItem.kind,
    subject: setListItem.subject(input),
    parents: [createList.subject({ id: listId, denomination: '' })],
    words: `list ${listId.slice(-4)} item ${card.id} ${included}`,
    value: String(included),
    shown: ({ lists }) => {
      const list = lists.find(({ id }) => id === listId);
      return list === undefined ? undefined : String(list.items.includes(name));
    },
    merge: (model) => {
      if (included && card === GONE) return 'NOT_FOUND';
      const refusal = refusalOf(model, listId);
      if (refusal !== undefined) return refusal;
      const items = model.lists.get(listId)?.items;
      if (included) items?.add(name);
      else items?.delete(name);
      return undefined;
    },
    by: (send) => send(setListItem, input),
  };
}

function renameTap(random: Random, sight: Sight): Tap | undefined {
  const id = listOf(random, sight);
  if (id === undefined || (id === FOREIGN && sight.organisation !== '1')) return undefined;
  const input = { id, denomination: `Name ${random.below(1000)}` };
  return {
    kind: renameList.kind,
    subject: renameList.subject(input),
    parents: [createList.subject({ id, denomination: '' })],
    words: `rename list ${id.slice(-4)} ${input.denomination}`,
    value: input.denomination,
    shown: ({ lists }) => lists.find((list) => list.id === id)?.name,
    merge: (model) => {
      const refusal = refusalOf(model, id);
      if (refusal !== undefined) return refusal;
      const list = model.lists.get(id);
      if (list !== undefined) list.name = input.denomination;
      return undefined;
    },
    by: (send) => send(renameList, input),
  };
}
