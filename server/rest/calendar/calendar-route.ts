import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { calendarFile } from '#campus/appointments/calendar-file.ts';
import { hashToken } from '#server/auth/refresh-token.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { languageChain } from '#server/model/language.ts';
import { fail, isTooMany, type RestContext } from '#server/rest/core/rest-context.ts';
import { personOfCalendar } from '#server/store/people/calendar-link.ts';
import { findPerson } from '#server/store/people/people.ts';
import { calendarEntries } from './calendar-entries.ts';

const parameters = v.object({ file: v.pipe(v.string(), v.regex(/^[\w-]{43}\.ics$/)) });

/** A quarter of an hour, ample for what is asked for each hour. */
const CACHE = 'private, max-age=900';

/** `GET /api/calendar/{token}.ics`: a person's dates for their own calendar, by nothing but the address (LIVE-26). */
export function calendarRoute(context: RestContext): void {
  context.app.get('/api/calendar/:file', (request, reply) => giveCalendar(context, request, reply));
}

async function giveCalendar(context: RestContext, request: FastifyRequest, reply: FastifyReply) {
  const { parts, originOf } = context;
  const asked = v.safeParse(parameters, request.params);
  if (!asked.success) return fail(reply, 404, 'NOT_FOUND');
  const tokenHash = hashToken(asked.output.file.slice(0, -'.ics'.length));
  if (await isTooMany(context, request, reply, { attempt: 'calendar', account: tokenHash }))
    return fail(reply, 429, 'RATE_LIMITED');
  const { catalogue, origin: requested } = campusVisit(request);
  const { organisation } = catalogue;
  const { read } = parts.store;
  const personId = await personOfCalendar(read, { organisationId: organisation.id, tokenHash });
  const person = personId === undefined ? undefined : await findPerson(read, personId);
  if (person === undefined) return fail(reply, 404, 'NOT_FOUND');
  const languages = languageChain(organisation, undefined, person.language);
  const now = parts.clock();
  const origin = originOf(organisation, requested);
  const entries = await calendarEntries(read, { catalogue, person, languages, origin, now });
  const { denomination: product } = organisation;
  // When it was asked for stands in each entry, and makes no other calendar of it.
  const etag = `W/"${createHash('sha256')
    .update(JSON.stringify([product, entries]))
    .digest('base64url')
    .slice(0, 27)}"`;
  reply.header('cache-control', CACHE).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .header('content-disposition', 'inline; filename="calendar.ics"')
    .type('text/calendar; charset=utf-8')
    .send(calendarFile(entries, { now, product, feedName: product }));
}
