import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { onTestFinished, vi } from 'vitest';
import { savedFiles } from '#device/storage/saved-files.ts';
import { AccountDb } from '#offline/rows/account-db.ts';
import type { Manifest } from '#offline/saved/manifest.ts';
import { type OpenSaved, openSaved } from '#offline/saved/open-saved.ts';
import { hostOf } from '#offline/saved/package-hosts.ts';
import type { NetworkNow, SavedParts } from '#offline/saved/saved-parts.ts';
import { type SavedState, type UnitRef, unitKey } from '#offline/saved/saved-units.ts';
import { fakeCaches } from './cache-storage.ts';

/** A campus that offers units of files, and counts the bytes that leave it. */
export type FileCampus = {
  files: Map<string, string>;
  manifests: Map<string, Manifest>;
  sent: { bytes: number; requests: string[] };
  /** Bytes after which the connection breaks, once. */
  breakAfter: number | undefined;
  compresses: boolean;
};

export const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

const CAMPUS = 'https://campus.example';
const BROTLI = { 'content-encoding': 'br' };

/** Its files come over the wire of the test. */
export function aFileCampus(server: SetupServer): FileCampus {
  const sent = { bytes: 0, requests: [] };
  const campus: FileCampus = { files: new Map(), manifests: new Map(), sent, breakAfter: undefined, compresses: false };
  const files = http.get(`${CAMPUS}/*`, ({ request }) => {
    const url = new URL(request.url).pathname;
    campus.sent.requests.push(url);
    const text = campus.files.get(url);
    if (text === undefined) return new Response('', { status: 404 });
    const bytes = campus.compresses ? new Uint8Array(brotliCompressSync(text)) : new TextEncoder().encode(text);
    // A body that breaks is one only where its length is known: msw ends any other as if it were whole.
    const length = String(bytes.byteLength);
    const headers = { 'content-type': 'image/svg+xml', 'content-length': length, ...(campus.compresses && BROTLI) };
    return new Response(bodyOf(campus, bytes), { headers });
  });
  server.use(files);
  return campus;
}

/** Offers a unit of these files (text by name) and documents (version by id), in this form from now on. */
export function offer(
  campus: FileCampus,
  id: string,
  files: Record<string, string>,
  documents: Record<string, string> = {},
) {
  for (const [url, text] of Object.entries(files)) campus.files.set(`/media/${url}`, text);
  const manifest: Manifest = {
    revision: sha(JSON.stringify([files, documents])),
    documents: Object.entries(documents).map(([lesson, text]) => {
      return { kind: 'LESSON', id: lesson, courseId: id, size: 10, hash: sha(text) };
    }),
    files: Object.entries(files).map(([url, text]) => ({ url: `/media/${url}`, size: text.length, hash: sha(text) })),
  };
  campus.manifests.set(id, manifest);
  return manifest;
}

/** Gives a unit that is offered a package, and says with which player it runs. */
export function offerPackage(campus: FileCampus, id: string, packageId: string, player = 'player-1'): void {
  const manifest = campus.manifests.get(id) ?? offer(campus, id, {});
  const texts = {
    [`/packages/${packageId}/index.json`]: `{"of":"${packageId}"}`,
    [`/packages/${packageId}/files/a%20b.html`]: '<script>parent.secret</script>',
    [`/player/${player}.js`]: player,
  };
  for (const [url, text] of Object.entries(texts)) campus.files.set(url, text);
  const files = Object.entries(texts).map(([url, text]) => ({ url, size: text.length, hash: sha(text) }));
  campus.manifests.set(id, {
    ...manifest,
    revision: `${manifest.revision} ${packageId} ${player}`,
    files: [...manifest.files, ...files],
    hosts: [...(manifest.hosts ?? []), hostOf(packageId, `https://${packageId}.content.campus.example`, player)],
  });
}

const PIECE = 64;

/** The body in pieces, each counted as it leaves; breaks where the test wants. */
function bodyOf(campus: FileCampus, bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      pull: (controller) => {
        if (campus.breakAfter !== undefined && campus.sent.bytes >= campus.breakAfter) {
          campus.breakAfter = undefined;
          return controller.error(new TypeError('network error'));
        }
        const piece = bytes.slice(at, at + PIECE);
        at += PIECE;
        campus.sent.bytes += piece.byteLength;
        if (piece.byteLength > 0) controller.enqueue(piece);
        if (at >= bytes.byteLength) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

export type SavedDevice = {
  saved: OpenSaved;
  parts: SavedParts;
  /** Packages whose host would start without a network; one that is `broken` never gets there. */
  hosts: { ready: Set<string>; broken: boolean };
  /** The text of documents on the device, by id. */
  pages: Map<string, string>;
  network: { now: NetworkNow };
  storage: { usage: number; quota: number; asked: number };
  meter: { received: number };
  /** Whether a put to Cache Storage fails for want of space, called with its address. */
  full: { when: (url: string) => boolean };
  /** The page dies and is opened anew over the same disk. */
  reload: () => Promise<void>;
  /** A second page over the same disk. */
  another: () => Promise<OpenSaved>;
};

export async function aSavedDevice(campus: FileCampus): Promise<SavedDevice> {
  const full: SavedDevice['full'] = { when: () => false };
  vi.stubGlobal(
    'caches',
    fakeCaches((url) => {
      if (full.when(url)) throw new DOMException('full', 'QuotaExceededError');
    }),
  );
  const db = new AccountDb(`campus-${crypto.randomUUID()}`);
  const pages = new Map<string, string>();
  const network: SavedDevice['network'] = { now: 'free' };
  const storage = { usage: 0, quota: 1_000_000, asked: 0 };
  const meter = { received: 0 };
  const hosts: SavedDevice['hosts'] = { ready: new Set(), broken: false };
  const parts = partsOf(campus, { db, hosts, pages, network, storage, meter });
  const opened: OpenSaved[] = [];
  const open = async (): Promise<OpenSaved> => {
    const saved = await openSaved(parts);
    opened.push(saved);
    return saved;
  };
  onTestFinished(() => {
    for (const saved of opened) saved.close();
    vi.unstubAllGlobals();
  });
  const device: SavedDevice = {
    saved: await open(),
    parts,
    hosts,
    pages,
    network,
    storage,
    meter,
    full,
    another: open,
    reload: async () => {
      device.saved.close();
      device.saved = await open();
    },
  };
  return device;
}

type Disk = Pick<SavedDevice, 'hosts' | 'pages' | 'network' | 'storage' | 'meter'> & { db: AccountDb };

function partsOf(campus: FileCampus, { db, hosts, pages, network, storage, meter }: Disk): SavedParts {
  let turn = Promise.resolve();
  const askCampus = (): void => {
    if (network.now === 'none') throw new TypeError('Failed to fetch');
  };
  return {
    db,
    language: 'en',
    manifest: async ({ id }) => {
      askCampus();
      const manifest = campus.manifests.get(id);
      if (manifest === undefined) throw new Error('no such unit');
      return manifest;
    },
    documents: {
      keep: async ({ document }) => {
        askCampus();
        campus.sent.requests.push(document.id);
        campus.sent.bytes += document.size;
        pages.set(document.id, document.hash);
      },
      has: async ({ document }) => pages.has(document.id),
      release: async ({ document }) => void pages.delete(document.id),
    },
    files: savedFiles(db.name),
    hosts: {
      prepare: async (packageId) => {
        if (network.now === 'none' || hosts.broken) return false;
        campus.sent.requests.push(`host:${packageId}`);
        hosts.ready.add(packageId);
        return true;
      },
      isReady: async (packageId) => hosts.ready.has(packageId),
    },
    fetch: async (url, signal) => {
      askCampus();
      return fetch(CAMPUS + url, { signal });
    },
    network: () => network.now,
    storage: {
      estimate: async () => ({ usage: storage.usage, quota: storage.quota }),
      persist: async () => {
        storage.asked += 1;
        return true;
      },
      persisted: async () => storage.asked > 0,
    },
    meter: {
      read: async () => ({ key: '2026-11', received: meter.received }),
      add: async (bytes) => {
        meter.received += bytes;
      },
      setCap: async () => {},
    },
    alone: (work, signal) => {
      const mine = turn.then(() => {
        signal?.throwIfAborted();
        return work();
      });
      turn = mine.then(
        () => {},
        () => {},
      );
      return mine;
    },
    finishedAt: async () => undefined,
    now: () => 1_000_000,
  };
}

/** The unit that most stories are about: two pictures, a film and two pages. */
export const GERMAN: UnitRef = { kind: 'COURSE', id: 'german' };
export const FILES = { 'a.svg': 'a'.repeat(500), 'b.svg': 'b'.repeat(300), 'film.mp4': 'f'.repeat(2000) };
export const PAGES = { one: 'Hello', two: 'Goodbye' };
export const TITLE = { title: 'German' };

export function stateOf({ saved }: SavedDevice, unit: UnitRef = GERMAN): SavedState {
  return saved.read().units.find(({ key }) => key === unitKey(unit))?.state ?? { is: 'not-saved' };
}
