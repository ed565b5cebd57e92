import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { eventsBodySchema, readFingerprint } from '#campus/analytics/analytics-event.ts';
import { EVENTS_BYTES_MAX } from '#campus/analytics/analytics-limits.ts';
import { usesAnalytics } from '#campus/analytics/consent-choice.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { type Counter, keepEvents } from '#server/commands/account/keep-events.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { fail, isTooMany, personOfRequest, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';

/** `POST /event {events}` (PRIVACY-4): what a device counted with its learner's consent. */
export function eventRoutes(context: RestContext): void {
  context.app.post('/event', { bodyLimit: EVENTS_BYTES_MAX }, (request, reply) => takeEvents(context, request, reply));
}

/** Where an organisation asks nobody for a consent there is none, and nothing is kept (PRIVACY-3). */
async function takeEvents(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const by = await counterOf(context, request, reply);
  if (by === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
  const account = 'personId' in by ? by.personId : by.fingerprint;
  if (await isTooMany(context, request, reply, { attempt: 'event', account })) return fail(reply, 429, 'RATE_LIMITED');
  const body = v.safeParse(eventsBodySchema, request.body);
  if (!body.success) return fail(reply, 400, 'BAD_REQUEST');
  const { organisation } = campusVisit(request).catalogue;
  const { events } = body.output;
  const isKept = usesAnalytics(organisation);
  const { store, clock } = context.parts;
  if (isKept)
    await store.transaction((trx) => keepEvents(trx, { organisationId: organisation.id, by, events, now: clock() }));
  return sendPrivate(reply, { data: { kept: isKept ? events.length : 0 } });
}

/** Undefined: a bearer that is not good, or neither bearer nor fingerprint. A bearer says who it is, whatever else is given. */
async function counterOf(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Counter | undefined> {
  if (request.headers.authorization !== undefined) {
    const session = await personOfRequest(context, request, reply);
    return session && { personId: session.person.id };
  }
  const fingerprint = readFingerprint(request.headers[HEADERS.fingerprint]);
  return fingerprint === undefined ? undefined : { fingerprint };
}
