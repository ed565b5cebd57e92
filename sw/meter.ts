import { HEADER_BYTES } from '#campus/network/received-bytes.ts';
import { deviceDb } from '#offline/device-db.ts';
import { hasDevice, wouldUpgrade } from '#offline/health/would-upgrade.ts';
import { addReceived } from '#offline/meter.ts';
import { CACHES } from '#offline/names.ts';

const SCRIPT = '/sw.js';
/** Of what is noted of a worker's code: the addresses of the library that it came with, and of its other part. */
const LIBRARY = 'library';
const DEVICE_PART = 'device-part';

/** Addresses of what the build has made of the worker. */
type Scripts = { dexie: string; worker: string; devicePart: string };

/**
 * No timeline shows the worker's own scripts: their sizes are asked for, at the price of headers. Those that are named by their
 * content are fetched by the first version that imports them; which these are is kept in the cache `worker`, since a worker in
 * waiting opens no database. A page that has made one has fetched what it did so with, and counted it, before it registered the
 * first worker.
 */
export async function countOwnScripts({ dexie, worker, devicePart }: Scripts): Promise<void> {
  // Before anything is counted, which makes one.
  const isUsed = hasDevice();
  const known = await caches.open(CACHES.worker);
  const [earlier] = await known.keys();
  const noted = earlier && (await known.match(earlier))?.headers;
  const isOfPage = earlier === undefined && (await isUsed.catch(() => false));
  await countScript(SCRIPT);
  if (noted?.get(LIBRARY) !== dexie && !isOfPage) await countScript(dexie);
  if (noted?.get(DEVICE_PART) !== devicePart) await countScript(devicePart);
  if (earlier === undefined || new URL(earlier.url).pathname !== worker) await countScript(worker);
  for (const each of await known.keys()) await known.delete(each);
  // By its own address the library lies among the build's files.
  await known.put(worker, new Response(null, { headers: { [LIBRARY]: dexie, [DEVICE_PART]: devicePart } }));
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
