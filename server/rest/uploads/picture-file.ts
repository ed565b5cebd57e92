import type { FastifyInstance, FastifyReply } from 'fastify';
import { PICTURE_POLICY } from '#server/http/security-headers.ts';
import { cleanPicture, PICTURE_ENDINGS, type Picture } from '#server/pictures/clean-picture.ts';
import { fail } from '#server/rest/core/rest-context.ts';

/** For one browser, for ever: it is the address that changes. */
const OWN_FOR_EVER = 'private, max-age=31536000, immutable';

/** Routes of `app` take pictures as their bodies, and nothing else. */
export function acceptPictures(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    Object.keys(PICTURE_ENDINGS),
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  );
}

/** What was sent, with nothing but the picture left in it; undefined: it is none. */
export function sentPicture(body: unknown): Picture | undefined {
  return Buffer.isBuffer(body) ? cleanPicture(body) : undefined;
}

/** To whoever knows its address, at the campus of its organisation. */
export function sendPicture(reply: FastifyReply, picture: { type: string; bytes: Buffer } | undefined) {
  if (picture === undefined) return fail(reply, 404, 'NOT_FOUND');
  return reply
    .header('cache-control', OWN_FOR_EVER)
    .header('content-security-policy', PICTURE_POLICY)
    .type(picture.type)
    .send(picture.bytes);
}
