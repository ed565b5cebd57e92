import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isProfileImage } from '#campus/account/profile-image.ts';
import { isUserContentPictureName } from '#campus/account/user-content-picture.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { isShellPath } from '#campus/page/shell-path.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { DATA_POLICY, PICTURE_POLICY } from '#server/http/security-headers.ts';
import { sendProfileImage } from '#server/rest/uploads/profile-image.ts';
import { sendUserContentPicture } from '#server/rest/uploads/user-content-picture.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { sendPlayerFile } from './player-files.ts';
import { createShell } from './shell.ts';
import { type AssetFolders, filesOf, keepHashed } from './static-folders.ts';

export const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Of a file that is named by its content: when it was written says nothing, and its ETag answers whether it is the same. */
const BY_CONTENT = { lastModified: false };

/** The worker fetches what the page may show, and starts no script but its own. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Named by their content, of the kinds that the importer lets in (`server/content/layout/media.ts`). */
const MEDIA_NAME = /^[0-9a-f]{64}\.(?:svg|webp|webm|mp4|vtt|woff2)$/;

/** The build's files, pictures of content, and the shell for every other navigation. */
export async function appFiles(
  app: FastifyInstance,
  options: { distDir: string; dataDir: string; store: Store; now: Date; player: AssetFolders },
) {
  const { distDir, dataDir, store } = options;
  const files = filesOf(distDir);
  const assets = keepHashed('assets', options);
  const answerShell = createShell(distDir);
  // Compressed twins lie beside the files of a build, and beside pictures and subtitles that are text
  // (`server/content/layout/media.ts`); films have none, so ranges are cut from the bytes themselves.
  await app.register(fastifyStatic, {
    serve: false,
    root: distDir,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply) => void (isForEver(reply) && reply.removeHeader(HEADERS.requestId)),
  });

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const { '*': path } = request.params;
    const folder = assets.get(path);
    if (folder === undefined) return notHere(reply);
    return reply.header('cache-control', FOR_EVER).sendFile(path, folder, BY_CONTENT);
  });

  app.get<{ Params: { name: string } }>('/player/:name', (request, reply) =>
    sendPlayerFile(options.player, request.params.name, reply),
  );

  app.get<{ Params: { name: string } }>('/media/:name', (request, reply) => {
    const { name } = request.params;
    if (isProfileImage(name)) return sendProfileImage(store, name, request, reply);
    if (isUserContentPictureName(name)) return sendUserContentPicture(store, name, request, reply);
    if (!MEDIA_NAME.test(name)) return notHere(reply);
    return reply
      .header('cache-control', FOR_EVER)
      .header('content-security-policy', PICTURE_POLICY)
      .sendFile(name, join(dataDir, 'media'), BY_CONTENT);
  });

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    const isPage = String(request.headers.accept ?? '').includes('text/html');
    // The worker's precache asks for the neutral shell itself; a person gets the organisation's.
    if (files.has(path) && !(path === '/index.html' && isPage)) {
      reply.header('cache-control', ASK_AGAIN);
      reply.header('content-security-policy', path === '/sw.js' ? WORKER_POLICY : DATA_POLICY);
      return reply.sendFile(basename(path), join(distDir, dirname(path)));
    }
    if (path === '/index.html' || isShellPath(path)) return answerShell(campusVisit(request), request, reply);
    return notHere(reply);
  });
}

/** A file that came whole is of no request that anybody would look for in the log. */
function isForEver(reply: FastifyReply): boolean {
  return reply.getHeader('cache-control') === FOR_EVER;
}

function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}

export function notHere(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message: 'NOT_FOUND' }] });
}
