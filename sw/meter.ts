import { mediaKind } from '#campus/network/media-kind.ts';
import { HEADER_BYTES } from '#campus/network/received-bytes.ts';
import { deviceDb } from '#offline/device-db.ts';
import { followTimeline } from '#offline/follow-timeline.ts';
import { wouldUpgrade } from '#offline/health/would-upgrade.ts';
import { addReceived } from '#offline/meter.ts';
import { CACHES } from '#offline/names.ts';

const SCRIPT = '/sw.js';

/** The worker's half of the data meter: all that it fetches itself; films count as they flow (film-stream.ts). */
export function countWorker(): void {
  followTimeline(
    ({ name }) => mediaKind(new URL(name).pathname) !== 'film',
    (bytes) => void count(bytes),
  );
}

/**
 * No timeline shows the worker's own scripts: their sizes are asked for, at the price of headers. The code is fetched by the
 * first version that imports it; which that was is kept in the cache `worker`, since a worker in waiting opens no database.
 */
export async function countOwnScripts(worker: string): Promise<void> {
  await countScript(SCRIPT);
  const known = await caches.open(CACHES.worker);
  if ((await known.match(worker)) !== undefined) return;
  await countScript(worker);
  for (const earlier of await known.keys()) await known.delete(earlier);
  await known.put(worker, new Response());
}

async function countScript(path: string): Promise<void> {
  const head = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const bytes = Number(head?.headers.get('content-length'));
  if (bytes > 0) await count(bytes + HEADER_BYTES.file);
}

/** Received before this version's time had come; counted with the next bytes after that. */
let early = 0;

/** A meter that cannot be written must not keep anybody from reading, nor take the disk from the page that uses it. */
export async function count(bytes: number): Promise<void> {
  early += bytes;
  if (await wouldUpgrade().catch(() => true)) return;
  const received = early;
  early = 0;
  await addReceived(deviceDb(), received, new Date()).catch(() => {});
}
