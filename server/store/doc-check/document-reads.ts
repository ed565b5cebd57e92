import type { Reader } from '#server/store/database/open-store.ts';
import type { DocumentRow } from '#server/store/schema/document-tables.ts';

/** A document that is whole: nobody but its uploader knows of the others. */
export type FinishedDocument = DocumentRow & { readonly finished_at: string };

/** The one that a person's check stands on (DOC-2); undefined: there is none. */
export async function latestDocument(read: Reader, personId: string): Promise<FinishedDocument | undefined> {
  const row = await read
    .selectFrom('document_upload')
    .selectAll()
    .where('person_id', '=', personId)
    .where('finished_at', 'is not', null)
    .where('is_replaced', '=', 0)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && isFinishedDocument(row) ? row : undefined;
}

/** Also where it is on its way up. */
export function findDocument(read: Reader, organisationId: string, id: string): Promise<DocumentRow | undefined> {
  return read
    .selectFrom('document_upload')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('is_replaced', '=', 0)
    .executeTakeFirst();
}

export function isFinishedDocument(row: DocumentRow): row is FinishedDocument {
  return row.finished_at !== null;
}

/** By an id that a request was believed for already. */
export function documentOfId(read: Reader, id: string): Promise<DocumentRow | undefined> {
  return read.selectFrom('document_upload').selectAll().where('id', '=', id).executeTakeFirst();
}
