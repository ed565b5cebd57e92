// Files of projects (docs/spec/attachments.md). The specification gives no number but the 15 characters of a name (limits.ts).
const MEGABYTE = 1024 * 1024;
/** Largest file of a project, in bytes (FILE-3). */
export const ATTACHMENT_BYTES_MAX = 100 * MEGABYTE;
/** What all files of one project may take, in bytes, those on their way up counted (FILE-4). */
export const PROJECT_BYTES_MAX = 1024 * MEGABYTE;
/** Files of one project, those on their way up counted: a page stays a page (FILE-4). */
export const PROJECT_ATTACHMENTS_MAX = 200;
/** Files of one person in one project (FILE-4, LIMIT-2). */
export const PERSON_ATTACHMENTS_MAX = 50;
/** A file goes up in parts of this many bytes: one arrives within a request's time on a line of 60 kB/s, and what did is kept (FILE-5). */
export const ATTACHMENT_PART_BYTES = MEGABYTE / 2;
/** One part is given up after this, ms, and what came of it is kept; the server gives a request the same time (FILE-5). */
export const PART_TIMEOUT = 60_000;
/** An upload that is not whole after so many hours is given up (FILE-5). */
export const UPLOAD_KEPT_HOURS = 72;
/** A file without a row is removed when it is older, in hours: whatever has just begun to write it has long ended (FILE-9). */
export const STRAY_FILE_KEPT_HOURS = 1;
/** Longest name of a file, in bytes of UTF-8: what file systems take (FILE-6). */
export const FILE_NAME_BYTES_MAX = 255;
/** Longest that the operator's scan of one file may take, ms (FILE-7). */
export const SCAN_MAX = 120_000;
/** People of a project that its list shows at a time (FILE-11). */
export const PARTICIPANTS_PAGE = 20;
