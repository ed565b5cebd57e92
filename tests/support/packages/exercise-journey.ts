import type { FrameLocator, Page } from '@playwright/test';
import type { H5pResult } from '#campus/learning/h5p-result.ts';
import type { JourneyCampus } from '#tests/support/journeys/journey.ts';

/** What an exercise shows: it runs in the launcher's own page. */
export function exercise(page: Page, title: string): FrameLocator {
  return page.locator(`iframe[title="${title}"]`).contentFrame();
}

/** The card around it. */
export function exerciseCard(page: Page, title: string) {
  return page.getByRole('region', { name: title });
}

/** What the campus has in its books of exercises, as reported by their contents. */
export async function resultsOf({ store }: JourneyCampus): Promise<H5pResult[]> {
  const rows = await store.read.selectFrom('h5p_result').select('result').execute();
  return rows.map(({ result }) => JSON.parse(result));
}

/** What waits on the device of what exercises said. */
async function statesOnDisk(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const read = (name: string): Promise<string[]> =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('outbox')) {
            db.close();
            return resolve([]);
          }
          const reading = db.transaction('outbox').objectStore('outbox').getAll();
          reading.onsuccess = () => {
            db.close();
            const mine = reading.result.filter(({ kind }) => kind === 'h5p.result');
            resolve(mine.map(({ input }) => String(input.result.state)));
          };
        };
      });
    return (await Promise.all(names.map(read))).flat();
  });
}

/** What exercises said last of where one is in them: it waits on the device, and goes along with the next entry that is sent. */
export async function statesKept(page: Page, campus: JourneyCampus): Promise<string[]> {
  const waiting = await statesOnDisk(page);
  return [...waiting, ...(await resultsOf(campus)).map(({ state }) => String(state))];
}
