import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayDeleteAttachment } from '#server/policies/attachments.ts';
import type { ProjectStanding } from '#server/policies/project-standing.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';

export interface DeleteAttachment {
  readonly organisationId: string;
  readonly personId: string;
  /** To the file's project. */
  readonly standing: ProjectStanding;
  readonly attachment: AttachmentRow;
  readonly now: Date;
}

/** With its name go all ways to the file; the bytes go once that is committed (FILE-9). */
export async function deleteAttachment(trx: Trx, act: DeleteAttachment): Promise<CommandResult> {
  const { organisationId, personId, standing, attachment, now } = act;
  if (!mayDeleteAttachment(personId, standing, attachment)) return refused('NOT_ALLOWED');
  await trx
    .updateTable('attachment')
    .set({ file_name: '', file_size: 0, deleted_at: now.toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', attachment.id)
    .where('deleted_at', 'is', null)
    .execute();
  return done();
}
