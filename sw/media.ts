import type { RouteHandlerObject } from 'workbox-core';
import { mediaKind } from '#campus/network/media-kind.ts';
import { isCapReached } from '#offline/meter.ts';
import { CACHES } from '#offline/names.ts';
import { findSavedFile } from '#offline/saved/find-saved-file.ts';
import { overTheLimit } from './over-the-limit.ts';
import { ranged } from './ranged.ts';

/** Answers with the cached picture or nothing, because the month's data are used up (OFFLINE-12). */
async function pictureHere(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHES.images)).match(request.url);
  return kept ?? overTheLimit();
}

/** How what nobody saved is answered, by its kind. */
type LookedAt = {
  pictures: RouteHandlerObject;
  subtitles: RouteHandlerObject;
  film: (request: Request) => Promise<Response>;
};

/**
 * `/media/`: what somebody saved for offline first, with ranges; then pictures and subtitles as they are used, films from the
 * network. Files are named by their content, so it does not matter who saved one; a film is kept only when it is saved.
 */
export function mediaHandler({ pictures, subtitles, film }: LookedAt): RouteHandlerObject {
  return {
    handle: async (options) => {
      const { request } = options;
      const saved = await findSavedFile(caches, request.url);
      if (saved !== undefined) return ranged(request, saved);
      const kind = mediaKind(new URL(request.url).pathname);
      if (kind === 'film') return film(request);
      if (kind === 'subtitles') return subtitles.handle(options);
      if (await isCapReached(new Date())) return pictureHere(request);
      return pictures.handle(options);
    },
  };
}
