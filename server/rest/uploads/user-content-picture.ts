import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROFILE_IMAGE_BYTES_MAX } from '#campus/own-limits.ts';
import { once } from '#server/commands/core/once.ts';
import { keepUserContentPicture } from '#server/commands/user-content/user-content-pictures.ts';
import { projectStanding, visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusParts } from '#server/http/context.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { PICTURE_ENDINGS } from '#server/pictures/clean-picture.ts';
import { hasUserContent, mayMakeUserContent } from '#server/policies/user-content.ts';
import { fail, isTooMany, personOfRequest, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { createLearner } from '#server/store/people/learner.ts';
import { createProfile } from '#server/store/people/profile.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import { findUserContentPicture, hasMadeUserContent } from '#server/store/user-content/user-content-reads.ts';
import { acceptPictures, sendPicture, sentPicture } from './picture-file.ts';

/** A picture for something that is being written (UGC-8): it is there before the text that shows it. */
export function userContentPictureRoutes(context: RestContext): void {
  context.app.register(async (app) => {
    acceptPictures(app);
    app.post('/api/user-content-picture', { bodyLimit: PROFILE_IMAGE_BYTES_MAX }, (request, reply) =>
      take(context, request, reply),
    );
  });
}

async function take(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const { parts } = context;
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
  const personId = session.person.id;
  if (await isTooMany(context, request, reply, { attempt: 'picture', account: personId }))
    return fail(reply, 429, 'RATE_LIMITED');
  const { catalogue } = campusVisit(request);
  const { organisation } = catalogue;
  if (!(await hasTextsToFill(parts, catalogue, session.person))) return fail(reply, 403, 'NOT_ALLOWED');
  const picture = sentPicture(request.body);
  if (picture === undefined) return fail(reply, 400, 'INVALID_INPUT');
  const name = `ugc-${randomBytes(32).toString('hex')}.${PICTURE_ENDINGS[picture.type]}`;
  const now = parts.clock();
  // Never queued, so without a key: sent twice, there are two, and no text shows the first.
  const outcome = await once(parts.store, { personId, key: undefined, request: null, now }, (trx) =>
    keepUserContentPicture(trx, { organisationId: organisation.id, personId, name, picture, now }),
  );
  if (outcome.outcome.is === 'refused') return fail(reply, 409, outcome.outcome.code);
  return sendPrivate(reply, { data: { url: `/media/${name}` } });
}

/** Whether the person may make something in any project now, or has made something that they may change (UGC-2, UGC-7). */
async function hasTextsToFill(
  { store: { read } }: Pick<CampusParts, 'store'>,
  catalogue: Catalogue,
  person: PersonRow,
): Promise<boolean> {
  const { organisation } = catalogue;
  if (!hasUserContent(organisation)) return false;
  const profile = createProfile(read, person.id);
  const learner = createLearner(read, organisation.id, person.id);
  const asker = { catalogue, organisation, person, learner, profile };
  for (const courseId of [...(await learner.standings()).keys(), ...(await learner.tutorOf())]) {
    const project = await visibleCourse(asker, courseId);
    const standing = await projectStanding(asker, courseId);
    if (project !== undefined && mayMakeUserContent(organisation, project.course, standing)) return true;
  }
  return hasMadeUserContent(read, organisation.id, person.id);
}

/** To whoever knows its address, at the campus of its organisation. */
export async function sendUserContentPicture(store: Store, name: string, request: FastifyRequest, reply: FastifyReply) {
  const { id } = campusVisit(request).catalogue.organisation;
  return sendPicture(reply, await findUserContentPicture(store.read, id, name));
}
