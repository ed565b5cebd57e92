import { randomUUID } from 'node:crypto';
import { Metadata } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createScan } from '#server/attachments/scan.ts';
import { beginUpload } from '#server/commands/attachments/begin-upload.ts';
import { once } from '#server/commands/core/once.ts';
import { turnAway } from '#server/http/http-errors.ts';
import { fail, isTooMany, type RestContext } from '#server/rest/core/rest-context.ts';
import { isFinished } from '#server/store/attachments/attachment-reads.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';
import { discardUpload } from './discard-upload.ts';
import { ownUpload, uploaderOf } from './own-upload.ts';
import { createTakeUpload, type TakeUpload } from './take-upload.ts';
import { createTus, sendTus, TUS_VERSION, type Tus } from './tus.ts';

const PART = 'application/offset+octet-stream';
/** A scan that did not work is tried again after this, s. */
const SCAN_AGAIN_AFTER = 30;

const beginning = v.object({
  'upload-length': v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  'upload-metadata': v.pipe(v.string(), v.maxLength(4096)),
});

type Uploading = { context: RestContext; tus: Tus; take: TakeUpload };

/** Files of projects on their way up, by the tus protocol 1.0.0 (FILE-5). `scanCommand`: the operator's, if any (FILE-7). */
export function uploadRoutes(context: RestContext, scanCommand: string | undefined): void {
  const { parts } = context;
  const tus = createTus(parts.attachments.folder);
  const uploading: Uploading = { context, tus, take: createTakeUpload(parts, createScan(scanCommand)) };
  context.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    // Never held in memory: what has come is on the disk.
    app.addContentTypeParser(PART, (_request, payload, done) => done(null, payload));
    app.post('/api/course/:id/attachments', (request, reply) => begin(uploading, request, reply));
    app.head('/api/course/:id/attachments/:upload', (request, reply) => resume(uploading, request, reply));
    app.patch('/api/course/:id/attachments/:upload', (request, reply) => addPart(uploading, request, reply));
    app.delete('/api/course/:id/attachments/:upload', (request, reply) => cancel(uploading, request, reply));
  });
}

async function begin({ context, tus }: Uploading, request: FastifyRequest, reply: FastifyReply) {
  const { parts } = context;
  const uploader = await uploaderOf(context, request, reply);
  if ('status' in uploader) return fail(reply, uploader.status, uploader.code);
  const { organisationId, personId } = uploader;
  if (await isTooMany(context, request, reply, { attempt: 'attachment', account: personId }))
    return fail(reply, 429, 'RATE_LIMITED');
  const announced = v.safeParse(beginning, request.headers);
  const fileName = announced.success ? nameIn(announced.output['upload-metadata']) : undefined;
  if (!announced.success || fileName === undefined) return fail(reply, 400, 'INVALID_INPUT');
  const file = { id: randomUUID(), fileName, fileSize: announced.output['upload-length'] };
  const now = parts.clock();
  const { outcome } = await once(parts.store, { personId, key: undefined, request: null, now }, (trx) =>
    beginUpload(trx, { ...uploader, ...file, now }),
  );
  if (outcome.is === 'refused') return fail(reply, 422, outcome.code);
  const answer = await tus(request, file.id);
  if (!answer.ok) await discardUpload(parts, { organisation_id: organisationId, id: file.id });
  return sendTus(reply, answer);
}

/** Where to go on (FILE-5). What is whole and was not looked at, since the connection broke, is looked at now. */
async function resume({ context, tus, take }: Uploading, request: FastifyRequest, reply: FastifyReply) {
  const found = await ownUpload(context, request, reply);
  if ('status' in found) return fail(reply, found.status, found.code);
  const { attachment } = found;
  if (!isFinished(attachment)) return proceed({ tus, take }, { request, reply, ...found });
  const size = String(attachment.file_size);
  return reply
    .headers({ 'tus-resumable': TUS_VERSION, 'upload-offset': size, 'upload-length': size })
    .header('cache-control', 'no-store')
    .send();
}

async function addPart({ context, tus, take }: Uploading, request: FastifyRequest, reply: FastifyReply) {
  const found = await ownUpload(context, request, reply);
  if ('status' in found) return fail(reply, found.status, found.code);
  // Nothing is added to what is whole; the device asks where it is, and hears that.
  if (isFinished(found.attachment)) return fail(reply, 409, 'INVALID_INPUT');
  return proceed({ tus, take }, { request, reply, ...found });
}

type Part = { request: FastifyRequest; reply: FastifyReply; attachment: AttachmentRow; personId: string };

async function proceed({ tus, take }: Omit<Uploading, 'context'>, { request, reply, attachment, personId }: Part) {
  const answer = await tus(request, attachment.id);
  const isWhole = answer.ok && Number(answer.headers.get('upload-offset')) === attachment.file_size;
  if (!isWhole) return sendTus(reply, answer);
  const taken = await take(attachment, personId);
  if (taken.is === 'refused') return fail(reply, 422, taken.code);
  if (taken.is === 'later')
    return turnAway(reply, { status: 503, code: 'FILE_NOT_SCANNED', seconds: SCAN_AGAIN_AFTER });
  return sendTus(reply, answer);
}

/** Its room is free at once; one that is finished meanwhile stays a file of the project. */
async function cancel({ context, tus }: Uploading, request: FastifyRequest, reply: FastifyReply) {
  const found = await ownUpload(context, request, reply);
  if ('status' in found) return fail(reply, found.status, found.code);
  const { attachment } = found;
  if (isFinished(attachment)) return fail(reply, 404, 'NOT_FOUND');
  const answer = await tus(request, attachment.id);
  await discardUpload(context.parts, attachment);
  return sendTus(reply, answer);
}

/** What the device calls the file; undefined: it says nothing that could be read. */
function nameIn(metadata: string): string | undefined {
  try {
    return Metadata.parse(metadata).filename ?? undefined;
  } catch {
    return undefined;
  }
}
