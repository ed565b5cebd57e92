import type { Page } from '@playwright/test';

/** Keeps the disk from taking any change, as one that is busy does: a transaction of the page's own does not end. Ends with what is returned. */
export async function holdOutbox(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const store = db.transaction('outbox', 'readwrite').objectStore('outbox');
          const goOn = (): void => {
            if (Reflect.has(globalThis, 'outboxIsFree')) db.close();
            else store.count().onsuccess = goOn;
            resolve();
          };
          store.count().onsuccess = goOn;
        };
      }),
  );
  return () => page.evaluate(() => void Reflect.set(globalThis, 'outboxIsFree', true));
}
