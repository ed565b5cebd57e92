import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HEADERS } from '#campus/network/headers.ts';
import { type CertificateKind, certificatePdf } from '#server/certificates/certificate-pdf.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { DATA_POLICY } from '#server/http/security-headers.ts';
import { languageChain } from '#server/model/language.ts';
import { fail, isTooMany, leadTo, personOfRequest, type RestContext } from '#server/rest/core/rest-context.ts';
import { EXPIRED_LINK, personOfTicket } from '#server/rest/identity/tickets.ts';
import { findPerson } from '#server/store/people/people.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import { earnedOf } from './earned-certificate.ts';
import { enrolmentRoute } from './enrolment-route.ts';
import { letterheadOf, nameOf, PROFILE } from './letterhead.ts';

const parameters = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });

/** Certificates (EARN-3), by bearer, or by a ticket in the address, and the certificate of enrolment. */
export function certificateRoutes(context: RestContext, dataDir: string): void {
  const { app } = context;
  app.get('/api/course/:id/certificate', (request, reply) =>
    giveCertificate(context, 'course', dataDir, request, reply),
  );
  app.get('/api/module/:id/certificate', (request, reply) =>
    giveCertificate(context, 'module', dataDir, request, reply),
  );
  app.get('/api/appointment/:id/certificate', (request, reply) =>
    giveCertificate(context, 'appointment', dataDir, request, reply),
  );
  enrolmentRoute(context, dataDir);
}

const INCOMPLETE = '/error?type=INCOMPLETE_COURSES';

async function giveCertificate(
  context: RestContext,
  kind: CertificateKind,
  dataDir: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const person = await whoAsks(context, request, reply);
  if (person === undefined)
    return isNavigation(request) ? leadTo(reply, EXPIRED_LINK) : fail(reply, 401, 'UNAUTHENTICATED');
  if (await isTooMany(context, request, reply, { attempt: 'certificate', account: person.id }))
    return fail(reply, 429, 'RATE_LIMITED');
  const { catalogue } = campusVisit(request);
  const { organisation } = catalogue;
  const preferred = request.headers[HEADERS.preferredLanguage];
  const languages = languageChain(organisation, typeof preferred === 'string' ? preferred : undefined, person.language);
  const { id } = v.parse(parameters, request.params);
  const asked = { kind, id, personId: person.id, languages, now: context.parts.clock() };
  const earned = await earnedOf(context.parts.store.read, catalogue, asked);
  if (earned === undefined) return isNavigation(request) ? leadTo(reply, INCOMPLETE) : fail(reply, 404, 'NOT_FOUND');
  const name = nameOf(person);
  if (name === '') return isNavigation(request) ? leadTo(reply, PROFILE) : fail(reply, 409, 'NAME_MISSING');
  const pdf = await certificatePdf({
    ...earned,
    ...(await letterheadOf(organisation, dataDir)),
    kind,
    name,
    language: languages.asked,
  });
  // A device that has this very certificate is spared its bytes, not its being asked for.
  const etag = `W/"${createHash('sha256').update(pdf).digest('base64url').slice(0, 27)}"`;
  const file = asFile(reply, 'Certificate.pdf').header('etag', etag);
  return request.headers['if-none-match'] === etag ? file.code(304).send() : file.type('application/pdf').send(pdf);
}

/** By the header of a fetch, or by the ticket of a navigation (SESSION-10). */
async function whoAsks(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PersonRow | undefined> {
  if (!isNavigation(request)) return (await personOfRequest(context, request, reply))?.person;
  const personId = await personOfTicket(context, request);
  return personId === undefined ? undefined : findPerson(context.parts.store.read, personId);
}

/** A navigation carries a ticket and no header: what goes wrong is a page of the app (ROUTE-15). */
function isNavigation(request: FastifyRequest): boolean {
  return request.headers.authorization === undefined && request.url.includes('?');
}

function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store, no-transform')
    .header('content-security-policy', DATA_POLICY)
    .header('content-disposition', `attachment; filename="${name}"`);
}
