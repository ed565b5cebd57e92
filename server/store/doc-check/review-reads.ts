import { DOCUMENTS_LISTED } from '#campus/doc-check/doc-check-limits.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { DocumentRow } from '#server/store/schema/document-tables.ts';
import { type FinishedDocument, isFinishedDocument } from './document-reads.ts';

/** A document that waits for a decision, and whose it is by name. */
export type WaitingDocument = FinishedDocument & {
  readonly first_name: string | null;
  readonly last_name: string | null;
};

interface Reviewing {
  readonly organisationId: string;
  readonly reviewerId: string;
}

/** What waits in an organisation, the oldest first; never what the reviewer sent (DOC-11). */
export async function waitingDocuments(
  read: Reader,
  { organisationId, reviewerId }: Reviewing,
): Promise<readonly WaitingDocument[]> {
  const rows = await read
    .selectFrom('document_upload')
    .innerJoin('person', 'person.id', 'document_upload.person_id')
    .selectAll('document_upload')
    .select(['person.first_name', 'person.last_name'])
    .where('document_upload.organisation_id', '=', organisationId)
    .where('document_upload.status', '=', 'IN_REVIEW')
    .where('finished_at', 'is not', null)
    .where('is_replaced', '=', 0)
    .where('sealed_key', 'is not', null)
    .where('person_id', '!=', reviewerId)
    .orderBy('finished_at')
    .orderBy('document_upload.id')
    .limit(DOCUMENTS_LISTED)
    .execute();
  return rows.filter((row) => isFinishedDocument(row));
}

/** One that a reviewer may look at: it waits, and somebody else sent it. */
export function waitingDocument(
  read: Reader,
  { organisationId, reviewerId, id }: Reviewing & { id: string },
): Promise<DocumentRow | undefined> {
  return read
    .selectFrom('document_upload')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('status', '=', 'IN_REVIEW')
    .where('finished_at', 'is not', null)
    .where('is_replaced', '=', 0)
    .where('sealed_key', 'is not', null)
    .where('person_id', '!=', reviewerId)
    .executeTakeFirst();
}
