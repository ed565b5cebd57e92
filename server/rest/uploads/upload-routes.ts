import { randomUUID } from 'node:crypto';
import { Metadata } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { once } from '#server/commands/core/once.ts';
import { turnAway } from '#server/http/http-errors.ts';
import { fail, isTooMany, type RestContext } from '#server/rest/core/rest-context.ts';
import { createTakeUpload, type Taken } from './take-upload.ts';
import { sendTus, TUS_VERSION } from './tus.ts';
import type { Uploader, UploadRow, UploadTarget } from './upload-target.ts';

const PART = 'application/offset+octet-stream';
/** A scan that did not work is tried again after this, s. */
const SCAN_AGAIN_AFTER = 30;

const beginning = v.object({
  'upload-length': v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  'upload-metadata': v.pipe(v.string(), v.maxLength(4096)),
});

type Uploading<By extends Uploader, Row extends UploadRow> = {
  context: RestContext;
  target: UploadTarget<By, Row>;
  take: (upload: Row, by: By) => Promise<Taken>;
};

/** Files on their way up, by the tus protocol 1.0.0 (FILE-5). */
export function uploadRoutes<By extends Uploader, Row extends UploadRow>(
  context: RestContext,
  target: UploadTarget<By, Row>,
): void {
  const uploading = { context, target, take: createTakeUpload(context.parts, target) };
  const { address } = target;
  context.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    // Never held in memory: what has come is on the disk.
    app.addContentTypeParser(PART, (_request, payload, done) => done(null, payload));
    app.post(address, (request, reply) => begin(uploading, request, reply));
    app.head(`${address}/:upload`, (request, reply) => resume(uploading, request, reply));
    app.patch(`${address}/:upload`, (request, reply) => addPart(uploading, request, reply));
    app.delete(`${address}/:upload`, (request, reply) => cancel(uploading, request, reply));
  });
}

async function begin<By extends Uploader, Row extends UploadRow>(
  { context, target }: Uploading<By, Row>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { parts } = context;
  const by = await target.uploaderOf(request, reply);
  if ('status' in by) return fail(reply, by.status, by.code);
  const { organisationId, personId } = by;
  if (await isTooMany(context, request, reply, { attempt: target.attempt, account: personId }))
    return fail(reply, 429, 'RATE_LIMITED');
  const announced = v.safeParse(beginning, request.headers);
  const fileName = announced.success ? nameIn(announced.output['upload-metadata']) : undefined;
  if (!announced.success || fileName === undefined) return fail(reply, 400, 'INVALID_INPUT');
  const now = parts.clock();
  const file = { id: randomUUID(), fileName, fileSize: announced.output['upload-length'], now };
  const { outcome } = await once(parts.store, { personId, key: undefined, request: null, now }, (trx) =>
    target.begin(trx, by, file),
  );
  if (outcome.is === 'refused') return fail(reply, 422, outcome.code);
  const answer = await target.tus(request, file.id);
  if (!answer.ok) await target.discard({ organisation_id: organisationId, id: file.id });
  return sendTus(reply, answer);
}

/** Where to go on (FILE-5). What is whole and was not looked at, since the connection broke, is looked at now. */
async function resume<By extends Uploader, Row extends UploadRow>(
  uploading: Uploading<By, Row>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = await uploading.target.ownUpload(request, reply);
  if ('status' in found) return fail(reply, found.status, found.code);
  const { upload } = found;
  if (upload.finished_at === null) return proceed(uploading, found, request, reply);
  const size = String(upload.file_size);
  return reply
    .headers({ 'tus-resumable': TUS_VERSION, 'upload-offset': size, 'upload-length': size })
    .header('cache-control', 'no-store')
    .send();
}

async function addPart<By extends Uploader, Row extends UploadRow>(
  uploading: Uploading<By, Row>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = await uploading.target.ownUpload(request, reply);
  if ('status' in found) return fail(reply, found.status, found.code);
  // Nothing is added to what is whole; the device asks where it is, and hears that.
  if (found.upload.finished_at !== null) return fail(reply, 409, 'INVALID_INPUT');
  return proceed(uploading, found, request, reply);
}

async function proceed<By extends Uploader, Row extends UploadRow>(
  { target, take }: Uploading<By, Row>,
  { by, upload }: { by: By; upload: Row },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const answer = await target.tus(request, upload.id);
  const isWhole = answer.ok && Number(answer.headers.get('upload-offset')) === upload.file_size;
  if (!isWhole) return sendTus(reply, answer);
  const taken = await take(upload, by);
  if (taken.is === 'refused') return fail(reply, 422, taken.code);
  if (taken.is === 'later')
    return turnAway(reply, { status: 503, code: 'FILE_NOT_SCANNED', seconds: SCAN_AGAIN_AFTER });
  return sendTus(reply, answer);
}

/** Its room is free at once; one that is finished meanwhile stays. */
async function cancel<By extends Uploader, Row extends UploadRow>(
  { target }: Uploading<By, Row>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = await target.ownUpload(request, reply);
  if ('status' in found) return fail(reply, found.status, found.code);
  const { upload } = found;
  if (upload.finished_at !== null) return fail(reply, 404, 'NOT_FOUND');
  const answer = await target.tus(request, upload.id);
  await target.discard(upload);
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
