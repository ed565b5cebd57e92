import type { Trx } from '#server/store/database/open-store.ts';

/** Of an upload that was cancelled or not accepted: nobody but its uploader ever knew of it. */
export async function removeUpload(trx: Trx, organisationId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('attachment')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}
