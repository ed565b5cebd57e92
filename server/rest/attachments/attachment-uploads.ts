import { FileStore } from '@tus/file-store';
import { ATTACHMENT_BYTES_MAX } from '#campus/attachments/attachment-limits.ts';
import { isOfItsKind } from '#server/attachments/is-of-its-kind.ts';
import type { Scan } from '#server/attachments/scan.ts';
import { beginUpload } from '#server/commands/attachments/begin-upload.ts';
import { finishUpload } from '#server/commands/attachments/finish-upload.ts';
import { removeUpload } from '#server/commands/attachments/remove-upload.ts';
import type { RestContext } from '#server/rest/core/rest-context.ts';
import { createTus } from '#server/rest/uploads/tus.ts';
import type { UploadTarget } from '#server/rest/uploads/upload-target.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';
import { ownUpload, type ProjectUploader, uploaderOf } from './own-upload.ts';

/** Files of projects on their way up. */
export function attachmentUploads(
  context: RestContext,
  scan: Scan | undefined,
): UploadTarget<ProjectUploader, AttachmentRow> {
  const { store, attachments } = context.parts;
  return {
    address: '/api/course/:id/attachments',
    attempt: 'attachment',
    kindRefusal: 'FILE_KIND_NOT_TAKEN',
    tus: createTus(() => new FileStore({ directory: attachments.folder }), ATTACHMENT_BYTES_MAX),
    uploaderOf: (request, reply) => uploaderOf(context, request, reply),
    begin: (trx, { organisationId, personId, courseId }, { id, fileName, fileSize, now }) =>
      beginUpload(trx, { organisationId, personId, courseId, id, fileName, fileSize, now }),
    ownUpload: (request, reply) => ownUpload(context, request, reply),
    isOfItsKind: ({ id, file_name: name }) => isOfItsKind(attachments.pathOf(id), name),
    scan: async ({ id }) => (scan === undefined ? 'clean' : scan(attachments.pathOf(id))),
    finish: (trx, { organisation_id: organisationId, id }, _, now) => finishUpload(trx, { organisationId, id, now }),
    async discard({ organisation_id: organisationId, id }) {
      await store.transaction((trx) => removeUpload(trx, organisationId, id));
      await attachments.remove(id);
    },
  };
}
