import { UPLOAD_KEPT_HOURS } from '#campus/attachments/attachment-limits.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { UploadFiles } from './upload-files.ts';

const HOUR = 60 * 60 * 1000;

/** Gives up uploads that were not finished in time (FILE-5), and removes files that no row is about any more (FILE-9). */
export async function sweepAttachments(store: Store, files: UploadFiles, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_HOURS * HOUR).toISOString();
  await store.transaction((trx) =>
    trx.deleteFrom('attachment').where('finished_at', 'is', null).where('created_at', '<', before).execute(),
  );
  // Listed after that: a file of an upload that begins now is too young to be removed.
  const rows = await store.read.selectFrom('attachment').select('id').where('deleted_at', 'is', null).execute();
  await files.removeStrays(new Set(rows.map(({ id }) => id)), now);
}
