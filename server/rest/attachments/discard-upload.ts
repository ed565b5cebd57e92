import { removeUpload } from '#server/commands/attachments/remove-upload.ts';
import type { CampusParts } from '#server/http/context.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';

/** An upload that was cancelled or not accepted goes with its bytes; one that is finished meanwhile keeps its row. */
export async function discardUpload(
  { store, attachments }: Pick<CampusParts, 'store' | 'attachments'>,
  { organisation_id, id }: Pick<AttachmentRow, 'organisation_id' | 'id'>,
): Promise<void> {
  await store.transaction((trx) => removeUpload(trx, organisation_id, id));
  await attachments.remove(id);
}
