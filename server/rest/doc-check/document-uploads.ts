import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DOCUMENT_BYTES_MAX } from '#campus/doc-check/doc-check-limits.ts';
import { documentKindOf } from '#campus/doc-check/document-kinds.ts';
import { isKindOfHead } from '#server/attachments/is-of-its-kind.ts';
import type { Scan } from '#server/attachments/scan.ts';
import { sealedStore } from '#server/attachments/sealed-store.ts';
import { sweepReplaced } from '#server/attachments/sweep-documents.ts';
import { beginDocument } from '#server/commands/doc-check/begin-document.ts';
import { finishDocument, removeDocument } from '#server/commands/doc-check/finish-document.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import { hasDocCheck, isDocCheckOpen } from '#server/policies/doc-check.ts';
import { personOfRequest, type RestContext } from '#server/rest/core/rest-context.ts';
import { createTus } from '#server/rest/uploads/tus.ts';
import type { Refusal, Uploader, UploadTarget } from '#server/rest/uploads/upload-target.ts';
import { documentOfId, findDocument } from '#server/store/doc-check/document-reads.ts';
import type { DocumentRow } from '#server/store/schema/document-tables.ts';

const parameters = v.object({ upload: v.pipe(v.string(), v.uuid()) });

interface DocumentUploader extends Uploader {
  readonly isOpen: boolean;
  /** Of the campus as people use it. */
  readonly origin: string;
}

/** Documents on their way up (DOC-3): encrypted from their first byte on, and never sent to anybody from here. */
export function documentUploads(
  context: RestContext,
  scan: Scan | undefined,
): UploadTarget<DocumentUploader, DocumentRow> {
  const { store, documents } = context.parts;
  return {
    address: '/api/documents',
    attempt: 'document',
    kindRefusal: 'DOCUMENT_KIND_NOT_TAKEN',
    tus: createTus(
      () =>
        sealedStore(documents.files, async (id) => {
          const row = await documentOfId(store.read, id);
          const file = row && documents.sealedFileOf(row);
          return row && file && { key: file.key, size: row.file_size };
        }),
      DOCUMENT_BYTES_MAX,
    ),
    uploaderOf: (request, reply) => uploaderOf(context, request, reply),
    begin: (trx, { organisationId, personId, isOpen }, { id, fileName, fileSize, now }) =>
      beginDocument(trx, {
        organisationId,
        personId,
        isOpen,
        id,
        sealedKey: documents.makeKey(id),
        fileName,
        fileSize,
        now,
      }),
    ownUpload: (request, reply) => ownUpload(context, request, reply),
    isOfItsKind: async (upload) => isKindOfHead(await documents.headOf(upload), documentKindOf(upload.file_name)),
    scan: async (upload) => (scan === undefined ? 'clean' : documents.withPlain(upload, scan)),
    finish: (trx, { id }, by, now) => finishDocument(trx, { ...by, id, now }),
    async onFinished({ person_id: personId }) {
      context.parts.delivery.nudge();
      await sweepReplaced(store, documents.files, personId);
    },
    async discard({ id }) {
      await store.transaction((trx) => removeDocument(trx, id));
      await documents.files.remove(id);
    },
  };
}

async function uploaderOf(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DocumentUploader | Refusal> {
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return { status: 401, code: 'UNAUTHENTICATED' };
  const { catalogue, origin } = campusVisit(request);
  const { organisation } = catalogue;
  if (!hasDocCheck(organisation)) return { status: 404, code: 'NOT_FOUND' };
  return {
    organisationId: organisation.id,
    personId: session.person.id,
    isOpen: isDocCheckOpen(organisation),
    origin: context.originOf(organisation, origin),
  };
}

/** The upload that the address names; somebody else's does not exist. */
async function ownUpload(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ by: DocumentUploader; upload: DocumentRow } | Refusal> {
  const by = await uploaderOf(context, request, reply);
  if ('status' in by) return by;
  const path = v.safeParse(parameters, request.params);
  const upload = path.success
    ? await findDocument(context.parts.store.read, by.organisationId, path.output.upload)
    : undefined;
  return upload?.person_id === by.personId ? { by, upload } : { status: 404, code: 'NOT_FOUND' };
}
