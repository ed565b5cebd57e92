import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { documentKindOf } from '#campus/doc-check/document-kinds.ts';
import type { Scan } from '#server/attachments/scan.ts';
import { redeemTicket } from '#server/commands/account/ticket.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { PICTURE_POLICY } from '#server/http/security-headers.ts';
import { mayReviewDocuments } from '#server/policies/doc-check.ts';
import { fail, leadTo, personOfRequest, type RestContext } from '#server/rest/core/rest-context.ts';
import { EXPIRED_LINK } from '#server/rest/identity/tickets.ts';
import { uploadRoutes } from '#server/rest/uploads/upload-routes.ts';
import { waitingDocument } from '#server/store/doc-check/review-reads.ts';
import { findPerson } from '#server/store/people/people.ts';
import type { DocumentRow } from '#server/store/schema/document-tables.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import { documentUploads } from './document-uploads.ts';

const asked = v.object({ upload: v.pipe(v.string(), v.uuid()) });
const ticketed = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/** Documents on their way up (DOC-3), and to a reviewer. */
export function documentRoutes(context: RestContext, scan: Scan | undefined): void {
  uploadRoutes(context, documentUploads(context, scan));
  documentFileRoute(context);
}

/**
 * `GET /api/documents/{id}/file`: a document that waits, for a reviewer who did not send it (DOC-5). A fetch comes with the
 * bearer, a navigation with a ticket (SESSION-10). For everybody else there is no such address.
 */
function documentFileRoute(context: RestContext): void {
  context.app.get('/api/documents/:upload/file', async (request, reply) => {
    if (request.headers.authorization === undefined && request.url.includes('?')) {
      const person = await personOfTicket(context, request);
      const document = person && (await documentFor(context, person, request));
      return document === undefined ? leadTo(reply, EXPIRED_LINK) : send(context, document, reply);
    }
    const session = await personOfRequest(context, request, reply);
    if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
    const document = await documentFor(context, session.person, request);
    return document === undefined ? fail(reply, 404, 'NOT_FOUND') : send(context, document, reply);
  });
}

async function documentFor(
  { parts }: RestContext,
  person: PersonRow,
  request: FastifyRequest,
): Promise<DocumentRow | undefined> {
  const { organisation } = campusVisit(request).catalogue;
  const path = v.safeParse(asked, request.params);
  if (!path.success || !mayReviewDocuments(organisation, person)) return undefined;
  const of = { organisationId: organisation.id, reviewerId: person.id, id: path.output.upload };
  return waitingDocument(parts.store.read, of);
}

async function personOfTicket({ parts }: RestContext, request: FastifyRequest): Promise<PersonRow | undefined> {
  const query = v.safeParse(ticketed, request.query);
  const path = request.url.split('?')[0];
  if (!query.success || path === undefined) return undefined;
  const of = { organisationId: campusVisit(request).catalogue.organisation.id, path, method: 'GET' } as const;
  const personId = await parts.store.transaction((trx) =>
    redeemTicket(trx, { ...of, ticket: query.output.token, now: parts.clock() }),
  );
  return personId === undefined ? undefined : findPerson(parts.store.read, personId);
}

/** Always a file to keep, of the kind that it was found to be, and nothing that a browser would run or show by itself. */
async function send({ parts }: RestContext, document: DocumentRow, reply: FastifyReply): Promise<FastifyReply> {
  const { file_name: name, file_size: size } = document;
  return reply
    .header('cache-control', 'private, no-store, no-transform')
    .header('content-security-policy', PICTURE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', contentDisposition(name))
    .header('content-length', size)
    .type(documentKindOf(name)?.type ?? 'application/octet-stream')
    .send(Readable.from(parts.documents.read(document)));
}
