import type { Selectable } from 'kysely';
import type { DocumentStatus } from '#campus/doc-check/document-status.ts';

/** Documents of the document check (docs/spec/doc-check.md); the bytes lie encrypted in the data folder, each under its id. */
export interface DocumentTables {
  document_upload: {
    organisation_id: string;
    /** Made by the campus; of the file on the disk too. */
    id: string;
    person_id: string;
    /** Empty once the bytes are deleted. */
    file_name: string;
    /** Bytes, before they are encrypted. */
    file_size: number;
    /** The file's own key, sealed with the campus's; null: the bytes are deleted (DOC-9). */
    sealed_key: string | null;
    created_at: string;
    /** Null: it is on its way up, and only its uploader knows of it. */
    finished_at: string | null;
    status: Exclude<DocumentStatus, 'NO_UPLOAD'>;
    /** What the reviewer says to it; null: nothing. */
    comment: string | null;
    decided_at: string | null;
    /** Whoever said the last of it on the page; null: nobody, the operator, or somebody whose account is gone. */
    reviewed_by: string | null;
    /** When the bytes are deleted; null: not before it is decided. */
    remove_at: string | null;
    /** 0 or 1: a later one took its place, so bytes and row go. */
    is_replaced: number;
  };
}

export type DocumentRow = Selectable<DocumentTables['document_upload']>;
