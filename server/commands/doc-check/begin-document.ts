import { attachmentNameOf } from '#campus/attachments/attachment-name.ts';
import { DOCUMENT_BYTES_MAX, DOCUMENTS_ON_THEIR_WAY_MAX } from '#campus/doc-check/doc-check-limits.ts';
import { documentKindOf } from '#campus/doc-check/document-kinds.ts';
import { takesDocument } from '#campus/doc-check/document-status.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { latestDocument } from '#server/store/doc-check/document-reads.ts';

export interface BeginDocument {
  readonly organisationId: string;
  readonly personId: string;
  /** Whether the organisation's check takes documents now. */
  readonly isOpen: boolean;
  /** Of the new file; made by the campus. */
  readonly id: string;
  readonly sealedKey: string;
  /** As the device says it. */
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly now: Date;
}

/** Takes a document's room before its first byte comes; what is not taken is refused before it costs anything (DOC-3). */
export async function beginDocument(trx: Trx, act: BeginDocument): Promise<CommandResult> {
  const { organisationId, personId, id, fileSize, now } = act;
  const status = (await latestDocument(trx, personId))?.status ?? 'NO_UPLOAD';
  if (!takesDocument(status, act.isOpen)) return refused('DOCUMENT_NOT_TAKEN');
  const fileName = attachmentNameOf(act.fileName);
  if (fileName === undefined) return refused('FILE_NAME_INVALID');
  if (documentKindOf(fileName) === undefined) return refused('DOCUMENT_KIND_NOT_TAKEN');
  if (!Number.isSafeInteger(fileSize) || fileSize < 0) return refused('INVALID_INPUT');
  if (fileSize === 0) return refused('FILE_EMPTY');
  if (fileSize > DOCUMENT_BYTES_MAX) return refused('DOCUMENT_TOO_LARGE');
  const { count } = await trx
    .selectFrom('document_upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= DOCUMENTS_ON_THEIR_WAY_MAX) return refused('QUOTA_REACHED');
  await trx
    .insertInto('document_upload')
    .values({
      organisation_id: organisationId,
      id,
      person_id: personId,
      file_name: fileName,
      file_size: fileSize,
      sealed_key: act.sealedKey,
      created_at: now.toISOString(),
      finished_at: null,
      status: 'IN_REVIEW',
      comment: null,
      decided_at: null,
      remove_at: null,
      is_replaced: 0,
    })
    .execute();
  return done();
}
