import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';
import type { CampusParts } from '#server/http/context.ts';
import { PICTURE_POLICY } from '#server/http/security-headers.ts';
import { findAttachment, isFinished } from '#server/store/attachments/attachment-reads.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';
import { projectOfPerson } from './project-of-person.ts';

const UNKNOWN_TYPE = 'application/octet-stream';

/** The finished file with this id, if it is of a project that the person belongs to (FILE-2). */
export async function readableAttachment(
  parts: Pick<CampusParts, 'store'>,
  catalogue: Catalogue,
  { person, id }: { person: PersonRow; id: string },
): Promise<AttachmentRow | undefined> {
  const attachment = await findAttachment(parts.store.read, catalogue.organisation.id, id);
  if (attachment === undefined || !isFinished(attachment)) return undefined;
  const project = await projectOfPerson(parts, catalogue, { person, courseId: attachment.course_id });
  return project && attachment;
}

/** Always a file to keep, under its own name and of its kind, and nothing that a browser would run or show (FILE-8). */
export function sendAttachment(
  reply: FastifyReply,
  { attachments }: Pick<CampusParts, 'attachments'>,
  { id, file_name: name }: AttachmentRow,
): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store, no-transform')
    .header('content-security-policy', PICTURE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', contentDisposition(name))
    .type(attachmentKindOf(name)?.type ?? UNKNOWN_TYPE)
    .sendFile(id, attachments.folder, { contentType: false });
}
