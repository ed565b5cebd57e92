import type { Page } from '@playwright/test';
import { DATABASES } from '#offline/names.ts';

/** Paths of the pages whose snapshots are on the device (`src/offline/page-snapshots.ts`). */
export function snapshotPaths(page: Page): Promise<unknown> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return [];
    const db = await done(indexedDB.open(name));
    const keys = await done(db.transaction('pages').objectStore('pages').getAllKeys());
    db.close();
    return keys;
  }, DATABASES.snapshots);
}

/** In a page: before it is painted, what the page showed last goes; from the app's first render on there is none. */
export function takeSnapshotsAway(): void {
  const follow = new MutationObserver(() => {
    document.querySelector('[data-snapshot]')?.remove();
    if (document.querySelector('#campus > :not([data-outline])') !== null) follow.disconnect();
  });
  follow.observe(document, { childList: true, subtree: true });
}
