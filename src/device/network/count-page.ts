import { deviceDb } from '#offline/device-db.ts';
import { followTimeline, type Timed } from '#offline/follow-timeline.ts';
import { addReceived } from '#offline/meter.ts';

/** Addresses that the worker answers when it is there: then it counts what it had to fetch (sw/meter.ts). */
const OF_WORKER = /^\/(assets|media|icons|locales)\/|\.woff2$|^\/organisation\.json$/;

/** The page's half of the data meter: what came past the worker, from the first byte of the page on. */
export function countPage(): void {
  followTimeline(isOurs, (bytes) => void addReceived(deviceDb(), bytes, new Date()).catch(() => {}));
}

function isOurs(entry: Timed): boolean {
  const { pathname } = new URL(entry.name);
  // What is saved for offline counts its own bytes, also those of a download that broke off.
  if (entry.initiatorType === 'fetch' && /^\/(media|player)\//.test(pathname)) return false;
  const pastWorker = entry.workerStart === 0;
  return pastWorker || !(entry.entryType === 'navigation' || OF_WORKER.test(pathname));
}
