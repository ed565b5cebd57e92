/** Subject of the entry that brings the chosen language to the campus: where the choice stands, so does its mark. */
export const LANGUAGE_SUBJECT = 'language';
