import type { Selectable } from 'kysely';

/** Files of projects (docs/spec/attachments.md); the bytes lie in the data folder, each under its id. */
export interface AttachmentTables {
  attachment: {
    organisation_id: string;
    /** Made by the campus; of the file on the disk too. */
    id: string;
    course_id: string;
    /** Who brings or brought it; null: the account was deleted. */
    person_id: string | null;
    file_name: string;
    /** Bytes, as they were announced and, once it is finished, as they are. */
    file_size: number;
    created_at: string;
    /** Null: it is on its way up, and only its uploader knows of it (FILE-5). */
    finished_at: string | null;
    /** The row stays, so that what a campus's files bring is not brought again (FILE-9); name and size are gone. */
    deleted_at: string | null;
  };
}

export type AttachmentRow = Selectable<AttachmentTables['attachment']>;
