import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { confirmPrivateEmail, revertPrivateEmail } from '#server/commands/account/private-email.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { fail, isTooMany, leadTo, type RestContext } from '#server/rest/core/rest-context.ts';
import { EXPIRED_LINK, personOfTicket } from './tickets.ts';

const parameters = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)) });

/**
 * Which of the two links it is: what it does, the app's page for it, and the page that says that it is done (AUTH-14,
 * AUTH-19).
 */
const LINKS = {
  confirm: { act: confirmPrivateEmail, page: '/confirm_private_email', done: '/private_email_confirmed' },
  revert: { act: revertPrivateEmail, page: '/revert_private_email', done: '/private_email_reverted' },
} as const;

/**
 * `GET /api/users/me/{confirm,revert}-private-email/{token}`: a full redirect with a ticket in its query. The app fetches
 * the ticket, so that a mail scanner that opens every link never does what the link is for (AUTH-20).
 */
export async function followPrivateEmail(
  context: RestContext,
  link: keyof typeof LINKS,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { act, page, done } = LINKS[link];
  const parsed = v.safeParse(parameters, request.params);
  if (!parsed.success) return leadTo(reply, EXPIRED_LINK);
  const { token } = parsed.output;
  if (await isTooMany(context, request, reply, { attempt: 'link', account: token }))
    return fail(reply, 429, 'tooManyTries');
  if (!request.url.includes('?')) return leadTo(reply, `${page}/${token}`);
  const personId = await personOfTicket(context, request);
  if (personId === undefined) return leadTo(reply, EXPIRED_LINK);
  const { catalogue, origin: requested } = campusVisit(request);
  const { organisation } = catalogue;
  const origin = context.originOf(organisation, requested);
  const change = { personId, organisationId: organisation.id, token, origin, now: context.parts.clock() };
  const isDone = await context.parts.store.transaction((trx) => act(trx, change));
  context.parts.delivery.nudge();
  return leadTo(reply, isDone ? done : EXPIRED_LINK);
}
