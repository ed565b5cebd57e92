import type { QueryClient } from '@tanstack/react-query';
import type { PendingStore } from '#cache/pending-store.ts';
import { readCampus } from '#cache/read-campus.ts';
import { listQueries } from '#features/lists/queries.ts';
import type { CampusState } from './campus-rows.ts';
import { NOT_BEGUN, shownLearning } from './learning-state.ts';
import { nothingRead, stateOfNotifications } from './notification-kinds.ts';
import { noChoices, stateOfChoices } from './settings-kinds.ts';
import { shownMade } from './user-content-state.ts';
import { shownWritten } from './written-state.ts';

export const LANGUAGE = 'en';
export const mine = listQueries.mine(LANGUAGE);

/** What the screens show now; those of the course only where somebody learns. */
export async function shown(client: QueryClient, pending: PendingStore, learns: boolean): Promise<CampusState> {
  await pending.catchUp();
  const learning = learns ? await shownLearning(client, LANGUAGE) : NOT_BEGUN;
  const written = learns ? await shownWritten(client, LANGUAGE) : null;
  const made = learns ? await shownMade(client, LANGUAGE) : [];
  const { viewer } = await readCampus(client, mine);
  return {
    bookmarks: viewer.bookmarkedItems.map(nameOf).sort(),
    lists: viewer.contentLists
      .filter((list) => list.isOwner)
      .map((list) => ({ id: list.id, name: list.denomination, items: list.items.map(nameOf), isPublic: list.isPublic }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    followed: viewer.contentLists.filter((list) => !list.isOwner).map(({ id }) => id),
    language: LANGUAGE,
    learning,
    choices: stateOfChoices(noChoices()),
    notifications: stateOfNotifications(nothingRead()),
    written,
    made,
  };
}

function nameOf(item: { __typename: string; id: string }): string {
  return `${item.__typename === 'Module' ? 'MODULE' : 'COURSE'} ${item.id}`;
}
