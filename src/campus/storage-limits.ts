import { LOCK_WAIT } from './limits.ts';

// How long a page waits for the databases of its device
/** A database that another tab holds on to is waited for this long (STORAGE-2). */
export const DELETE_WAIT = 10_000;
/** A login waits so long for what is being taken away of whoever was here before. */
export const LEAVING_WAIT = DELETE_WAIT + LOCK_WAIT;
/** A database that does not open within this is given up, or reported as held by another tab (STORAGE-2). */
export const STORAGE_WAIT = 10_000;
/** A browser that does not even say which databases there are within this has none to give (STORAGE-6); a slow phone takes seconds. */
export const STORAGE_ASK_WAIT = 6000;

/** Rows that are read of the device together: more of them, parsed in one go, would hold up a slow phone for longer than a frame or two. */
export const ROWS_AT_ONCE = 12;
