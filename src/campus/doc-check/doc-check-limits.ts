// The document check (docs/spec/doc-check.md). The specification gives no numbers for it: all are our own choice.
const MEGABYTE = 1024 * 1024;
/** Largest document, in bytes (DOC-3). */
export const DOCUMENT_BYTES_MAX = 20 * MEGABYTE;
/** Documents of one person that may be on their way up at a time (DOC-3, LIMIT-2). */
export const DOCUMENTS_ON_THEIR_WAY_MAX = 3;
/** A picture above this many bytes may be made smaller before it is sent, where its person agrees (DOC-6). */
export const DOCUMENT_PICTURE_BYTES = MEGABYTE;
/** Longer side of a picture that was made smaller, px: print on a document stays readable (DOC-6). */
export const DOCUMENT_PICTURE_PX = 2400;
/** A decided document is deleted after so many days, where the organisation names no other number (DOC-9). */
export const DOCUMENT_KEPT_DAYS = 30;
/** A document that nobody decided on is deleted after so many days, where the organisation names no other number (DOC-12). */
export const DOCUMENT_UNDECIDED_DAYS = 90;
/** Documents that wait, as many as a reviewer is shown at once (DOC-11, LIMIT-2). */
export const DOCUMENTS_LISTED = 50;
