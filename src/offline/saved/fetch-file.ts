import { SAVE_PROGRESS_STEP } from '#campus/limits.ts';
import { fault } from '#offline/fault.ts';
import { hashBytes } from './hash-bytes.ts';
import type { ManifestFile } from './manifest.ts';
import type { SavedParts } from './saved-parts.ts';
import { isBusy, isQuota, Stopped } from './stopped.ts';

/**
 * Brings one file: bytes, then their hash, then the cache, and last the row that says so. A row is never there before its
 * bytes. Throws `Stopped`; `onBytes` is called with bytes as they come.
 */
export async function fetchFile(
  parts: SavedParts,
  file: ManifestFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const body = (await fromElsewhere(parts, file)) ?? (await fromCampus(parts, file, signal, onBytes));
  if (body.bytes.byteLength !== file.size || (await hashBytes(body.bytes)) !== file.hash) throw new Stopped('damaged');
  await fault('download.received');
  signal.throwIfAborted();
  await withRoom(parts, async () => {
    const headers = { ...body.headers, 'content-length': String(file.size) };
    await parts.files.put(file.url, new Response(body.bytes, { headers }));
    await fault('download.stored');
    await parts.db.savedFiles.put({ url: file.url, size: file.size, hash: file.hash });
    await fault('download.noted');
  });
  await parts.files.dropElsewhere(file.url).catch(() => {});
}

type Body = { bytes: ArrayBuffer; headers: Record<string, string> };

/** What a file needs when it is opened from the device: as what, and with which powers. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options', 'last-modified'];

function headersOf(answer: Response): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Right bytes only: anything else is asked for anew. */
async function fromElsewhere({ files }: SavedParts, file: ManifestFile): Promise<Body | undefined> {
  const kept = await files.elsewhere(file.url).catch(() => undefined);
  if (kept === undefined || !kept.ok) return undefined;
  const bytes = await kept.arrayBuffer();
  return (await hashBytes(bytes)) === file.hash ? { bytes, headers: headersOf(kept) } : undefined;
}

async function fromCampus(
  parts: SavedParts,
  { url, size }: ManifestFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Body> {
  let received = 0;
  let share = 1;
  try {
    const answer = await parts.fetch(url, signal);
    share = wireShare(answer, size);
    if (!answer.ok) throw new Stopped(isBusy(answer.status) ? 'server' : 'trouble');
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let unreported = 0;
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      chunks.push(part.value);
      received += part.value.byteLength;
      unreported += part.value.byteLength;
      if (unreported < SAVE_PROGRESS_STEP) continue;
      onBytes(unreported);
      unreported = 0;
    }
    onBytes(unreported);
    return { bytes: await new Blob(chunks).arrayBuffer(), headers: headersOf(answer) };
  } catch (cause) {
    if (cause instanceof Stopped || signal.aborted) throw cause;
    throw new Stopped('offline', { cause });
  } finally {
    await parts.meter.add(Math.round(received * share), url).catch(() => {});
  }
}

/** How much came over the wire for each byte that is read: less than one where the file is sent compressed. */
function wireShare({ headers }: Response, size: number): number {
  const sent = Number(headers.get('content-length'));
  return headers.has('content-encoding') && sent > 0 && size > 0 ? sent / size : 1;
}

/** Tries once more after media that nobody asked to keep have gone; never anything of the learner's own (STORAGE-4). */
export async function withRoom(parts: SavedParts, keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    if (!isQuota(error)) throw error;
    if (!(await parts.files.freeSpace())) throw new Stopped('no-space', { cause: error });
    await keep();
  }
}
