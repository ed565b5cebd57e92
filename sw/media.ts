import type { RouteHandlerObject } from 'workbox-core';
import { mediaKind } from '#campus/network/media-kind.ts';
import { findSavedFile } from '#offline/saved/find-saved-file.ts';
import { ranged } from './ranged.ts';

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
      return (kind === 'subtitles' ? subtitles : pictures).handle(options);
    },
  };
}
