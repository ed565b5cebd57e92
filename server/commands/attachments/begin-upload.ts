import { attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';
import {
  ATTACHMENT_BYTES_MAX,
  PERSON_ATTACHMENTS_MAX,
  PROJECT_ATTACHMENTS_MAX,
  PROJECT_BYTES_MAX,
} from '#campus/attachments/attachment-limits.ts';
import { attachmentNameOf } from '#campus/attachments/attachment-name.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface BeginUpload {
  readonly organisationId: string;
  /** Somebody who may bring files: whoever calls has asked that (FILE-2). */
  readonly personId: string;
  readonly courseId: string;
  /** Of the new file; made by the campus. */
  readonly id: string;
  /** As the device says it. */
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly now: Date;
}

/** Takes the room that a file needs, before its first byte comes: what has none is refused before it costs anything (FILE-4). */
export async function beginUpload(trx: Trx, act: BeginUpload): Promise<CommandResult> {
  const { organisationId, personId, courseId, id, fileSize, now } = act;
  const fileName = attachmentNameOf(act.fileName);
  if (fileName === undefined) return refused('FILE_NAME_INVALID');
  if (attachmentKindOf(fileName) === undefined) return refused('FILE_KIND_NOT_TAKEN');
  if (!Number.isSafeInteger(fileSize) || fileSize < 0) return refused('INVALID_INPUT');
  if (fileSize === 0) return refused('FILE_EMPTY');
  if (fileSize > ATTACHMENT_BYTES_MAX) return refused('FILE_TOO_LARGE');
  await trx
    .insertInto('attachment')
    .values({
      organisation_id: organisationId,
      id,
      course_id: courseId,
      person_id: personId,
      file_name: fileName,
      file_size: fileSize,
      created_at: now.toISOString(),
    })
    .execute();
  return (await overQuota(trx, act)) ?? done();
}

/** Asked after it was written: what is refused is taken back as a whole. */
async function overQuota(
  trx: Trx,
  { organisationId, personId, courseId }: BeginUpload,
): Promise<CommandResult | undefined> {
  const rows = await trx
    .selectFrom('attachment')
    .select(['person_id', 'file_size'])
    .where('organisation_id', '=', organisationId)
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .execute();
  if (rows.filter((row) => row.person_id === personId).length > PERSON_ATTACHMENTS_MAX) return refused('QUOTA_REACHED');
  const bytes = rows.reduce((sum, row) => sum + row.file_size, 0);
  const isFull = rows.length > PROJECT_ATTACHMENTS_MAX || bytes > PROJECT_BYTES_MAX;
  return isFull ? refused('PROJECT_FULL') : undefined;
}
