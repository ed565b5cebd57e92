import { followTimeline, type Timed } from '#offline/follow-timeline.ts';

/** Addresses that the worker answers when it is there: then it counts what it had to fetch (sw/meter.ts). */
const OF_WORKER = /^\/(assets|media|icons|locales)\/|\.woff2$|^\/organisation\.json$/;

/**
 * The page's half of the data meter: what came past the worker, from the first byte of the page on. `later`: when the library
 * that writes may come; until then it is counted without it, where the device can.
 */
export function countPage(later: Promise<void>): void {
  let isLater = false;
  void later.then(() => {
    isLater = true;
  });
  const count = async (bytes: number, now: Date): Promise<void> => {
    if (!isLater && (await countedFirst(bytes, now))) return;
    await later;
    const [{ deviceDb }, { addReceived }] = await Promise.all([
      import('#offline/device-db.ts'),
      import('#offline/meter.ts'),
    ]);
    await addReceived(deviceDb(), bytes, now);
  };
  followTimeline(isOurs, (bytes) => void count(bytes, new Date()).catch(() => {}));
}

async function countedFirst(bytes: number, now: Date): Promise<boolean> {
  const { countFirst } = await import('#offline/rows/first-meter.ts');
  return countFirst(bytes, now).catch(() => false);
}

function isOurs(entry: Timed): boolean {
  const { pathname } = new URL(entry.name);
  // What is saved for offline counts its own bytes, also those of a download that broke off.
  if (entry.initiatorType === 'fetch' && /^\/(media|player)\//.test(pathname)) return false;
  const pastWorker = entry.workerStart === 0;
  return pastWorker || !(entry.entryType === 'navigation' || OF_WORKER.test(pathname));
}
