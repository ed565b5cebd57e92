import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { redeemTicket } from '#server/commands/account/ticket.ts';
import type { CampusParts } from '#server/http/context.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { fail, leadAway, leadTo, personOfRequest, type RestContext } from '#server/rest/core/rest-context.ts';
import { EXPIRED_LINK } from '#server/rest/identity/tickets.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import { findPerson } from '#server/store/people/people.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';
import { readableAttachment, sendAttachment } from './send-attachment.ts';

/** Whoever follows an old link learns that it is over (ROUTE-15). */
const STUDENT_DOCS = /^\/student-docs\/([0-9a-f-]{36})$/;

const asked = v.object({ id: v.pipe(v.string(), v.uuid()) });
const ticketed = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/**
 * `GET /api/download/{path}`: files of projects and nothing else (FILE-8). A fetch comes with the bearer and gets the file;
 * a navigation comes with a ticket and is led to the content host, where `hasContentHost` says that there is one.
 */
export function downloadRoutes(context: RestContext, hasContentHost: (host: string) => boolean): void {
  const { app, parts } = context;
  app.get('/api/download/:id', async (request, reply) => {
    const { catalogue, contentOrigin, origin } = campusVisit(request);
    const path = v.safeParse(asked, request.params);
    if (request.headers.authorization === undefined && request.url.includes('?')) {
      const attachment = path.success ? await ofTicket(parts, catalogue, path.output.id, request) : undefined;
      if (attachment === undefined) return leadTo(reply, EXPIRED_LINK);
      if (!hasContentHost(new URL(origin).hostname)) return sendAttachment(reply, parts, attachment);
      const ticket = new URLSearchParams(v.parse(ticketed, request.query));
      return leadAway(reply, `${contentOrigin}/student-docs/${attachment.id}?${ticket}`);
    }
    const session = await personOfRequest(context, request, reply);
    if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
    const { person } = session;
    const attachment = path.success
      ? await readableAttachment(parts, catalogue, { person, id: path.output.id })
      : undefined;
    return attachment === undefined ? fail(reply, 404, 'NOT_FOUND') : sendAttachment(reply, parts, attachment);
  });
}

/** On the content host: the file, by the ticket that led there; undefined: the address is another one. */
export function createAttachmentSender(parts: Pick<CampusParts, 'store' | 'clock' | 'attachments'>) {
  return (catalogue: Catalogue, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const id = STUDENT_DOCS.exec(request.url.split('?')[0] ?? '')?.[1];
    return id === undefined ? Promise.resolve(undefined) : send(parts, catalogue, { id, request, reply });
  };
}
export type AttachmentSender = ReturnType<typeof createAttachmentSender>;

async function send(
  parts: Pick<CampusParts, 'store' | 'clock' | 'attachments'>,
  catalogue: Catalogue,
  { id, request, reply }: { id: string; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const attachment = await ofTicket(parts, catalogue, id, request);
  if (attachment !== undefined) return sendAttachment(reply, parts, attachment);
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Nothing is here.\n');
}

/** A ticket is for the address on the app's host, and good for the one behind it. */
async function ofTicket(
  parts: Pick<CampusParts, 'store' | 'clock'>,
  catalogue: Catalogue,
  id: string,
  request: FastifyRequest,
): Promise<AttachmentRow | undefined> {
  const query = v.safeParse(ticketed, request.query);
  if (!query.success || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const address = { organisationId: catalogue.organisation.id, path: `/api/download/${id}`, method: 'GET' } as const;
  const personId = await parts.store.transaction((trx) =>
    redeemTicket(trx, { ...address, ticket: query.output.token, now: parts.clock() }),
  );
  const person = personId === undefined ? undefined : await findPerson(parts.store.read, personId);
  return person && readableAttachment(parts, catalogue, { person, id });
}
