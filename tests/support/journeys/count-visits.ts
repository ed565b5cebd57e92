import type { Page } from '@playwright/test';
import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import type { JourneyCampus } from './journey.ts';

/** Makes the demo's first organisation one that counts how it is used: then it asks for a consent. */
export function letCount(campus: JourneyCampus): Promise<void> {
  return changeOrganisation(campus, ({ features }) => ({ features: { ...features, hasGoogleAnalytics: true } }));
}

/** What the campus has counted, in the order in which it happened: type, what it says, and whose it is. */
export async function countedBy({ store }: JourneyCampus) {
  const rows = await store.read.selectFrom('analytics_event').selectAll().orderBy('recorded_at').execute();
  return rows.map(({ type, payload, person_id, fingerprint }) => ({
    type,
    payload: JSON.parse(payload),
    by: person_id ?? fingerprint,
  }));
}

/** Paths of the pages that were counted. */
export async function pagesOf(campus: JourneyCampus): Promise<string[]> {
  const counted = await countedBy(campus);
  return counted.flatMap(({ type, payload }) => (type === 'PAGE_VIEW' ? [new URL(payload.url).pathname] : []));
}

/** Addresses to which a page has sent something. */
export function eventsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/event') reports.push(request.postData() ?? '');
  });
  return reports;
}
