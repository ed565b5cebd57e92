import { UPLOAD_KEPT_HOURS } from '#campus/attachments/attachment-limits.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { UploadFiles } from './upload-files.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Deletes documents by rule (DOC-9): those whose days are over, such as a later one replaced, uploads that were not finished
 * in time, and files that no row is about any more. First the keys go, then the bytes.
 */
export async function sweepDocuments(store: Store, files: UploadFiles, now: Date): Promise<void> {
  const at = now.toISOString();
  const before = new Date(now.getTime() - UPLOAD_KEPT_HOURS * HOUR).toISOString();
  const gone = await store.transaction(async (trx) => {
    const over = await trx
      .updateTable('document_upload')
      .set({ sealed_key: null, file_name: '' })
      .where('remove_at', '<=', at)
      .where('sealed_key', 'is not', null)
      .returning('id')
      .execute();
    const dropped = await trx
      .deleteFrom('document_upload')
      .where(({ or, and, eb }) =>
        or([eb('is_replaced', '=', 1), and([eb('finished_at', 'is', null), eb('created_at', '<', before)])]),
      )
      .returning('id')
      .execute();
    return [...over, ...dropped];
  });
  for (const { id } of gone) await files.remove(id);
  const rows = await store.read
    .selectFrom('document_upload')
    .select('id')
    .where('sealed_key', 'is not', null)
    .execute();
  await files.removeStrays(new Set(rows.map(({ id }) => id)), now);
}

/** The same at once for what somebody has just sent another document for. */
export async function sweepReplaced(store: Store, files: UploadFiles, personId: string): Promise<void> {
  const replaced = await store.transaction((trx) =>
    trx
      .deleteFrom('document_upload')
      .where('person_id', '=', personId)
      .where('is_replaced', '=', 1)
      .returning('id')
      .execute(),
  );
  for (const { id } of replaced) await files.remove(id);
}
