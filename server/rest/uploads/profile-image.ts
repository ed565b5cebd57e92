import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROFILE_IMAGE_BYTES_MAX } from '#campus/own-limits.ts';
import { type SetProfileImage, setProfileImage } from '#server/commands/account/set-profile-image.ts';
import { once } from '#server/commands/core/once.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { PICTURE_ENDINGS, type Picture } from '#server/pictures/clean-picture.ts';
import { pictureRefusal, shownPicture } from '#server/policies/profile-picture.ts';
import { fail, isTooMany, personOfRequest, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { findProfileImage } from '#server/store/people/profile-images.ts';
import { acceptPictures, sendPicture, sentPicture } from './picture-file.ts';

const STATUS = { NOT_ALLOWED: 403, INVALID_INPUT: 400 } as const;

/** The picture of a profile. */
export function profileImageRoutes(context: RestContext): void {
  context.app.register(async (app) => {
    acceptPictures(app);
    app.post('/api/profile-image', { bodyLimit: PROFILE_IMAGE_BYTES_MAX }, (request, reply) =>
      change(context, request, reply, sentPicture(request.body)),
    );
    app.delete('/api/profile-image', (request, reply) => change(context, request, reply, null));
  });
}

/** `picture`: null takes it away; undefined: what was sent is none. */
async function change(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture | null | undefined,
) {
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
  if (await isTooMany(context, request, reply, { attempt: 'picture', account: session.person.id }))
    return fail(reply, 429, 'RATE_LIMITED');
  const { organisation } = campusVisit(request).catalogue;
  const why = pictureRefusal(picture === null ? 'remove' : 'set', organisation);
  if (why !== undefined) return fail(reply, STATUS[why], why);
  if (picture === undefined) return fail(reply, STATUS.INVALID_INPUT, 'INVALID_INPUT');
  const { id: personId } = session.person;
  const image = picture && {
    name: `profile-${randomBytes(32).toString('hex')}.${PICTURE_ENDINGS[picture.type]}`,
    ...picture,
  };
  await keep(context, { organisationId: organisation.id, personId, image });
  return sendPrivate(reply, { data: { profileImage: shownPicture(image?.name ?? null, organisation) } });
}

function keep({ parts }: RestContext, act: SetProfileImage) {
  const { personId } = act;
  // Never queued, so without a key: sent twice, the second picture is in the place of the first.
  const unkeyed = { personId, key: undefined, request: null, now: parts.clock() };
  return once(parts.store, unkeyed, (trx) => setProfileImage(trx, act));
}

/** To whoever knows its address, at the campus of its organisation. */
export async function sendProfileImage(store: Store, name: string, request: FastifyRequest, reply: FastifyReply) {
  const { id } = campusVisit(request).catalogue.organisation;
  return sendPicture(reply, await findProfileImage(store.read, id, name));
}
