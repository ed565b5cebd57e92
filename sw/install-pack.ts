import * as v from 'valibot';
import type { WorkboxPlugin } from 'workbox-core';

type Install = {
  /** Where Workbox keeps the files of a build. */
  cacheName: string;
  /** Path of the page that each build has, which is kept by its revision. */
  shell: string;
  pack: string;
  files: ReadonlyArray<{ url: string; revision: string | null }>;
};

const packSchema = v.record(v.string(), v.string());

/** Before the files of an install are asked for, one after the other, those that a device without any needs come in one. */
export function packFirst(install: Install): Required<Pick<WorkboxPlugin, 'handlerWillStart'>> {
  let taken: Promise<void> | undefined;
  return {
    handlerWillStart: async ({ event }) => {
      if (event.type !== 'install') return;
      // What is not had of it, for whatever reason, comes by itself.
      taken ??= takePack(install).catch(() => {});
      await taken;
    },
  };
}

/**
 * Puts what the build has packed (`.ci/build/worker/install-pack.ts`) where Workbox looks for its files before it asks for them.
 * The shell comes after that: a device without one has no version yet, or its worker died in the middle of this, and the pack is
 * in the browser's own cache. One that has a shell is updated, or has the pack, and what it does not have costs less by itself.
 */
async function takePack({ cacheName, shell, pack, files }: Install): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  if (kept.some(({ url }) => url.includes(`${shell}?`))) return;
  const answer = await fetch(pack);
  if (!answer.ok) return;
  const texts = v.parse(packSchema, await answer.json());
  for (const { url } of files.filter(({ revision }) => revision === null)) {
    const text = texts[url];
    if (text !== undefined) await cache.put(url, new Response(text, { headers: headersOf(url, answer) }));
  }
}

/** What the server says with each file of a build, the pack among them, but for what is said of the pack alone. */
function headersOf(url: string, { headers: ofPack }: Response): Headers {
  const headers = new Headers(ofPack);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  headers.set('content-type', `text/${url.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`);
  return headers;
}
