import { COURSE_STATES, type CourseState } from '#campus/learning/learning-item.ts';
import { createPlaces, type Places } from '#server/store/appointments/places.ts';
import { type BoardReads, createBoardReads } from '#server/store/boards/board-reads.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { remembered } from '#server/store/database/remembered.ts';
import type { ListRow } from '#server/store/schema/tables.ts';
import { createLearning, type Learning } from './learning.ts';

export interface CourseStanding {
  readonly status: CourseState;
  readonly updatedAt: string;
}

export interface ItemKey {
  readonly kind: 'MODULE' | 'COURSE' | 'USER_CONTENT';
  readonly id: string;
}

/** What one person has done, each table read at most once for an answer. */
export interface Learner extends Learning, Places, BoardReads {
  /** Those that came since the person ordered them, newest first; then in that order. */
  bookmarks(): Promise<readonly ItemKey[]>;
  hasBookmarked(item: ItemKey): Promise<boolean>;
  /** By course id, what was changed last first. */
  standings(): Promise<ReadonlyMap<string, CourseStanding>>;
  /** Ids of the enrolled modules, in order. */
  moduleIds(): Promise<readonly string[]>;
  /** Own lists, oldest first, then followed ones. */
  lists(): Promise<readonly ListRow[]>;
  followedListIds(): Promise<ReadonlySet<string>>;
}

export function createLearner(read: Reader, organisationId: string, personId: string): Learner {
  const bookmarks = remembered(() => readBookmarks(read, personId));
  const bookmarked = remembered(async () => new Set((await bookmarks()).map(itemKeyOf)));
  const followed = remembered(() => readFollowed(read, organisationId, personId));
  return {
    ...createLearning(read, organisationId, personId),
    ...createPlaces(read, organisationId, personId),
    ...createBoardReads(read, organisationId, personId),
    bookmarks,
    hasBookmarked: async (item) => (await bookmarked()).has(itemKeyOf(item)),
    standings: remembered(() => readStandings(read, personId)),
    moduleIds: remembered(() => readModuleIds(read, personId)),
    lists: remembered(async () => [...(await readOwnLists(read, organisationId, personId)), ...(await followed())]),
    followedListIds: remembered(async () => new Set((await followed()).map((list) => list.id))),
  };
}

/** One text for each thing. */
export function itemKeyOf({ kind, id }: ItemKey): string {
  return `${kind} ${id}`;
}

export async function readBookmarks(read: Reader, personId: string): Promise<readonly ItemKey[]> {
  const rows = await read
    .selectFrom('bookmark')
    .select(['kind', 'item_id'])
    .where('person_id', '=', personId)
    .orderBy(({ fn, lit }) => fn.coalesce('position', lit(-1)))
    .orderBy('created_at', 'desc')
    .orderBy('item_id')
    .execute();
  return rows.map((row) => ({ kind: row.kind, id: row.item_id }));
}

async function readStandings(read: Reader, personId: string): Promise<ReadonlyMap<string, CourseStanding>> {
  const rows = await read
    .selectFrom('course_status')
    .select(['course_id', 'status', 'updated_at'])
    .where('person_id', '=', personId)
    .orderBy('updated_at', 'desc')
    .orderBy('course_id')
    .execute();
  const standings = new Map<string, CourseStanding>();
  for (const row of rows) {
    const status = COURSE_STATES.find((state) => state === row.status) ?? 'AVAILABLE';
    standings.set(row.course_id, { status, updatedAt: row.updated_at });
  }
  return standings;
}

async function readModuleIds(read: Reader, personId: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('enrolment')
    .select('module_id')
    .where('person_id', '=', personId)
    .orderBy('position')
    .orderBy('module_id')
    .execute();
  return rows.map((row) => row.module_id);
}

function readOwnLists(read: Reader, organisationId: string, personId: string): Promise<ListRow[]> {
  return read
    .selectFrom('content_list')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', personId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function readFollowed(read: Reader, organisationId: string, personId: string): Promise<ListRow[]> {
  return read
    .selectFrom('list_follow')
    .innerJoin('content_list', (join) =>
      join
        .onRef('content_list.organisation_id', '=', 'list_follow.organisation_id')
        .onRef('content_list.id', '=', 'list_follow.list_id'),
    )
    .selectAll('content_list')
    .where('list_follow.person_id', '=', personId)
    .where('list_follow.organisation_id', '=', organisationId)
    .where('content_list.is_public', '=', 1)
    .where('content_list.deleted_at', 'is', null)
    .orderBy('list_follow.created_at')
    .orderBy('content_list.id')
    .execute();
}
