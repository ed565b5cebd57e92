import type { RouteHandlerObject } from 'workbox-core';
import { isFilm } from '#campus/film.ts';
import { findSavedFile } from '#offline/saved/find-saved-file.ts';
import { streamFilm } from './film-stream.ts';
import { ranged } from './ranged.ts';

/**
 * `/media/`: what somebody saved for offline first, with ranges; then pictures as they are used, films from the network.
 * Files are named by their content, so it does not matter who saved one; a film is kept only when it is saved.
 */
export function mediaHandler(pictures: RouteHandlerObject): RouteHandlerObject {
  return {
    handle: async (options) => {
      const { request } = options;
      const saved = await findSavedFile(caches, request.url);
      if (saved !== undefined) return ranged(request, saved);
      return isFilm(new URL(request.url).pathname) ? streamFilm(request) : pictures.handle(options);
    },
  };
}
