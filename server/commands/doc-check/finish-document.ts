import { takesDocument } from '#campus/doc-check/document-status.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { latestDocument } from '#server/store/doc-check/document-reads.ts';
import { notifyReviewers } from './notify-reviewers.ts';

interface Finished {
  readonly organisationId: string;
  readonly personId: string;
  readonly id: string;
  /** Whether the organisation's check takes documents now. */
  readonly isOpen: boolean;
  /** Of the campus as people use it, for a mail. */
  readonly origin: string;
  readonly now: Date;
}

/** From now on a document is in review, in the place of an earlier one (DOC-2). What was decided while it came up stands. */
export async function finishDocument(trx: Trx, finished: Finished): Promise<CommandResult> {
  const { personId, id, isOpen, now } = finished;
  const before = await latestDocument(trx, personId);
  if (before?.id === id) return done();
  if (!takesDocument(before?.status ?? 'NO_UPLOAD', isOpen)) return refused('DOCUMENT_NOT_TAKEN');
  const row = await trx
    .updateTable('document_upload')
    .set({ finished_at: now.toISOString() })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return refused('NOT_FOUND');
  await notifyReviewers(trx, finished);
  await trx
    .updateTable('document_upload')
    .set({ is_replaced: 1 })
    .where('person_id', '=', personId)
    .where('finished_at', 'is not', null)
    .where('id', '!=', id)
    .execute();
  return done();
}

/** Of an upload that was cancelled or not accepted: nobody but its person ever knew of it. */
export async function removeDocument(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('document_upload').where('id', '=', id).where('finished_at', 'is', null).execute();
}
