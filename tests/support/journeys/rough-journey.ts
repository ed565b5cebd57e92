import type { Page } from '@playwright/test';
import type { Store } from '#server/store/database/open-store.ts';
import { type RoughNetwork, roughNetwork } from '#tests/support/network/rough-network.ts';
import { test as base } from './journey.ts';

/** A journey whose device reaches the campus over a network of its own. */
export const test = base.extend<{ network: RoughNetwork }>({
  network: async ({ campus }, use) => {
    const network = await roughNetwork(campus.origin('lantern'));
    await use(network);
    await network.close();
  },
});

/** The sign in the header that says where what the learner did is now. */
export function cloudOf(page: Page) {
  return page.getByRole('button', { name: /^Sync: / });
}

/** The bookmarks of a page, to be tapped. */
export function togglesOf(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /ookmark: / });
}

/** What can be bookmarked on a page; some stand on it twice: what has one name is one thing. */
export async function namesOf(page: Page): Promise<string[]> {
  const labels = await togglesOf(page).evaluateAll((all) => all.map((each) => each.getAttribute('title') ?? ''));
  return [...new Set(labels.map((label) => label.replace(/^.*?: /, '')))];
}

export function toggleOf(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('button', { name: `: ${name}` })
    .first();
}

/** How often something took effect for a person, and how many keys they have used. */
export async function effects(store: Store, person: string): Promise<{ done: number; keys: number }> {
  const { rev } = await store.read
    .selectFrom('person')
    .where('id', '=', person)
    .select('rev')
    .executeTakeFirstOrThrow();
  const keys = await store.read.selectFrom('answered_key').where('person_id', '=', person).select('key').execute();
  return { done: rev, keys: keys.length };
}
