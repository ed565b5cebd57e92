import { isNode, mapNodes, type Node } from '#cache/map-nodes.ts';
import type { UserContentCard } from '#campus/learning/user-content.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { listQueries } from '#features/lists/queries.ts';
import type { UserContentAnswer, UserContentPage } from './queries.ts';

type Written = { id: string; denomination: string; text: string; filmUrl: string | null; isPublic: boolean };
export type NewUserContent = Written & { courseId: string; project: string; createdAt: string };
type ChangedUserContent = Written & { changedAt: string };

/** One's own, as a list shows it until the campus has it. */
function cardOf({ id, denomination, isPublic, createdAt }: NewUserContent): UserContentCard {
  const own = { isBookmarked: false, canEdit: true, ownerNickname: null };
  return { __typename: 'UserContent', id, denomination, isPublic, ...own, updatedAt: createdAt };
}

/** Its page until then. */
export function pageOf(made: NewUserContent): UserContentAnswer {
  const { text, filmUrl, createdAt, courseId, project } = made;
  const rest = { content: null, canDelete: true, owner: null };
  const userContent: UserContentPage = {
    ...cardOf(made),
    ...rest,
    text,
    filmUrl,
    createdAt,
    project: { __typename: 'Project', id: courseId, denomination: project },
  };
  return { userContent };
}

/** First in its project, wherever that is shown with what was made in it. */
export const addToProject = {
  keys: unitKeys.all(),
  change: (data: unknown, made: NewUserContent): unknown =>
    mapNodes(data, (node) => {
      if (node.__typename !== 'Project' || node.id !== made.courseId || !Array.isArray(node.userContents)) return node;
      if (node.userContents.some((each: unknown) => isUserContent(each, made.id))) return node;
      return { ...node, userContents: [cardOf(made), ...node.userContents] };
    }),
};

function changed(data: unknown, { id, denomination, text, filmUrl, isPublic, changedAt }: ChangedUserContent): unknown {
  return mapNodes(data, (node) => {
    if (!isUserContent(node, id) || node.updatedAt === changedAt) return node;
    const card = { ...node, denomination, isPublic, updatedAt: changedAt };
    return 'text' in node ? { ...card, text, filmUrl, content: null } : card;
  });
}

function withoutIt(data: unknown, id: string): unknown {
  return mapNodes(data, (node) => {
    const lists = Object.entries(node).flatMap(([field, value]) =>
      Array.isArray(value) && value.some((each: unknown) => isUserContent(each, id))
        ? [[field, value.filter((each: unknown) => !isUserContent(each, id))] as const]
        : [],
    );
    return lists.length === 0 ? node : { ...node, ...Object.fromEntries(lists) };
  });
}

function isUserContent(node: unknown, id: string): node is Node {
  return isNode(node) && node.__typename === 'UserContent' && node.id === id;
}

/** Rows with cards: of projects, and of bookmarks and lists. */
const PLACES = [unitKeys.all(), listQueries.all()];

/** One's own anew, on its page and on every card. */
export const changeUserContent = [...PLACES, unitKeys.userContents()].map((keys) => ({
  keys,
  change: (data: unknown, input: ChangedUserContent): unknown => changed(data, input),
}));

/** Out of sight wherever it stands; its page has nothing to show any more. */
export const takeAwayUserContent = [
  ...PLACES.map((keys) => ({ keys, change: (data: unknown, { id }: { id: string }): unknown => withoutIt(data, id) })),
  {
    keys: ({ id }: { id: string }) => [...unitKeys.userContents(), id],
    change: (data: unknown): unknown =>
      isNode(data) && data.userContent !== null ? ({ userContent: null } satisfies UserContentAnswer) : data,
  },
];
