import type { Selectable } from 'kysely';

/** What learners make in projects (docs/spec/user-content.md). It goes with its author's account (UGC-9). */
export interface UserContentTables {
  user_content: {
    organisation_id: string;
    /** Made on the device (UGC-6). */
    id: string;
    /** The project. */
    course_id: string;
    author_id: string;
    denomination: string;
    /** Markdown; empty once it is deleted. */
    content: string;
    /** Page of a film at its provider. */
    film_url: string | null;
    is_public: number;
    created_at: string;
    /** Of the last change, or of its creation. */
    updated_at: string;
    /** The id stays, so that what comes once more makes nothing anew. */
    deleted_at: string | null;
  };
  /** Pictures in these texts, by their names below `/media/` (UGC-8). */
  user_content_picture: {
    name: string;
    organisation_id: string;
    author_id: string;
    /** Null: of a draft that the campus has not heard of yet. */
    content_id: string | null;
    /** Media type. */
    type: string;
    /** Base64. */
    bytes: string;
    created_at: string;
  };
}

export type UserContentRow = Selectable<UserContentTables['user_content']>;
