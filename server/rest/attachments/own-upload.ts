import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { campusVisit } from '#server/http/request-visit.ts';
import { mayAddAttachments } from '#server/policies/attachments.ts';
import { personOfRequest, type RestContext } from '#server/rest/core/rest-context.ts';
import type { Refusal, Uploader } from '#server/rest/uploads/upload-target.ts';
import { findAttachment } from '#server/store/attachments/attachment-reads.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';
import { projectOfPerson } from './project-of-person.ts';

const parameters = v.object({ id: v.pipe(v.string(), v.maxLength(200)), upload: v.optional(v.string(), '') });
const UUID = v.pipe(v.string(), v.uuid());

export interface ProjectUploader extends Uploader {
  readonly courseId: string;
}

/** Who brings a file to the project that the address names, if they may (FILE-2). */
export async function uploaderOf(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ProjectUploader | Refusal> {
  const session = await personOfRequest(context, request, reply);
  if (session === undefined) return { status: 401, code: 'UNAUTHENTICATED' };
  const { person } = session;
  const { catalogue } = campusVisit(request);
  const path = v.safeParse(parameters, request.params);
  if (!path.success) return { status: 404, code: 'NOT_FOUND' };
  const { id: courseId } = path.output;
  const project = await projectOfPerson(context.parts, catalogue, { person, courseId });
  if (project === undefined) return { status: 404, code: 'NOT_FOUND' };
  if (!mayAddAttachments(project, project)) return { status: 403, code: 'NOT_ALLOWED' };
  return { organisationId: catalogue.organisation.id, personId: person.id, courseId };
}

/** The upload that the address names; somebody else's does not exist, like one of another project. */
export async function ownUpload(
  context: RestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ by: ProjectUploader; upload: AttachmentRow } | Refusal> {
  const by = await uploaderOf(context, request, reply);
  if ('status' in by) return by;
  const upload = v.safeParse(UUID, v.parse(parameters, request.params).upload);
  const { organisationId, personId, courseId } = by;
  const attachment = upload.success
    ? await findAttachment(context.parts.store.read, organisationId, upload.output)
    : undefined;
  const isOwn = attachment?.course_id === courseId && attachment.person_id === personId;
  return isOwn ? { by, upload: attachment } : { status: 404, code: 'NOT_FOUND' };
}
