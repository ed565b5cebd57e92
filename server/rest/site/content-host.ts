import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS, WIRE_VERSION } from '#campus/network/headers.ts';
import { LAUNCHER_PATH, PLAYER_FOLDER } from '#campus/player/package-origin.ts';
import { CONTENT_WORKER } from '#campus/player/worker-messages.ts';
import { clientOf } from '#server/http/client.ts';
import { contentHostHeaders, launcherPolicy } from '#server/http/security-headers.ts';
import type { Visit } from '#server/http/visit.ts';
import { escapeHtml } from '#server/messages/render-markdown.ts';
import { FILES_FOLDER, INDEX_FILE } from '#server/packages/import-package.ts';
import type { AttachmentSender } from '#server/rest/attachments/download-routes.ts';
import { sendPlayerFile } from './player-files.ts';
import type { AssetFolders } from './static-folders.ts';

/** That the campus answered, and what a file costs on the wire. */
const SEEN_BY_APP = `${HEADERS.campus}, content-encoding`;

type ContentVisit = Extract<Visit, { is: 'content' }>;

/** Where the files lie that this host sends. */
export type ContentFiles = {
  packagesFolder: string;
  distDir: string;
  player: AssetFolders;
  sendAttachment: AttachmentSender;
};

/** `/packages/<id>/index.json` and what lies below `/packages/<id>/files/`. */
const PACKAGE_PATH = /^\/packages\/([0-9a-f]{32})\/(index\.json|files\/(.+))$/;

/** A package is named by its content, so what it holds never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * The host on which packages of others run, and from which files that people brought are kept (FILE-8): its own headers, no
 * cookie, no call, nothing of the app (PACKAGE-1). A package must not register a worker of its own here (PACKAGE-2).
 */
export async function answerContentHost(
  visit: ContentVisit,
  { request, reply, content }: { request: FastifyRequest; reply: FastifyReply; content: ContentFiles },
) {
  reply.headers(contentHostHeaders(visit.appOrigin, clientOf(request).scheme)).header(HEADERS.campus, WIRE_VERSION);
  const path = request.url.split('?')[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (request.headers['service-worker'] === 'script' && path !== CONTENT_WORKER)
    return reply.code(403).type('text/plain; charset=utf-8').send('No worker may be registered here.\n');
  if (!isRead) return nothingHere(reply);
  if (path === LAUNCHER_PATH || path === CONTENT_WORKER) return sendLauncher(visit, path, { reply, content });
  if (path.startsWith(PLAYER_FOLDER)) return sendPlayerFile(content.player, path.slice(PLAYER_FOLDER.length), reply);
  const attachment =
    visit.packageId === undefined ? await content.sendAttachment(visit.catalogue, request, reply) : undefined;
  if (attachment !== undefined) return attachment;
  if (path !== '/') return sendOfPackage(visit, path, { reply, content });
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(welcomePage(visit.catalogue.organisation.denomination));
}

type Answer = { reply: FastifyReply; content: ContentFiles };

/** The page that the app frames, and the worker under it: each build's own, under the same names. */
function sendLauncher({ appOrigin }: ContentVisit, path: string, { reply, content }: Answer) {
  reply.header('cache-control', 'no-cache');
  if (path === CONTENT_WORKER) return reply.sendFile(CONTENT_WORKER.slice(1), content.distDir);
  return reply.header('content-security-policy', launcherPolicy(appOrigin)).sendFile('launch.html', content.distDir);
}

/** Only packages of the organisation whose host this is; on the host of one package, only this one. */
function sendOfPackage({ appOrigin, catalogue, packageId }: ContentVisit, path: string, { reply, content }: Answer) {
  const [, id, , inside] = PACKAGE_PATH.exec(path) ?? [];
  if (id === undefined || !catalogue.packageIds.has(id) || (packageId !== undefined && packageId !== id))
    return nothingHere(reply);
  const folder = join(content.packagesFolder, id);
  reply
    .header('cache-control', FOR_EVER)
    // The app fetches what it keeps for the time without a network, and has to see that the campus answered.
    .headers({ 'access-control-allow-origin': appOrigin, 'access-control-expose-headers': SEEN_BY_APP })
    .header('vary', 'Origin');
  if (inside === undefined) return reply.sendFile(INDEX_FILE, folder);
  // Pages name a file in either normal form; packages are kept in one.
  const name = decoded(inside)?.normalize('NFC');
  if (name === undefined) return nothingHere(reply);
  // The letters of a page are in the encoding that the page itself says, which a header would overrule.
  const isPage = /\.html?$/i.test(name);
  if (isPage) reply.header('content-type', 'text/html');
  return reply.sendFile(name, join(folder, FILES_FOLDER), { contentType: !isPage });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function nothingHere(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Nothing is here.\n');
}

function welcomePage(denomination: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content host</title>
<p>This address belongs to ${escapeHtml(denomination)}. Learning packages run here, apart from the campus.
There is nothing to see on its own.</p>
</html>
`;
}
