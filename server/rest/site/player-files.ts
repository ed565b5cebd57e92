import type { FastifyReply } from 'fastify';
import type { AssetFolders } from './static-folders.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Which files of the player play what: another one with each build, under the same name. */
const LIST = 'files.json';

/** A script or style of the player: on the hosts of packages it runs, on the app's it is fetched to be kept on the device. */
export function sendPlayerFile(player: AssetFolders, name: string, reply: FastifyReply) {
  const folder = player.get(name);
  if (folder === undefined) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send();
  return reply.header('cache-control', name === LIST ? 'no-cache' : FOR_EVER).sendFile(name, folder);
}
