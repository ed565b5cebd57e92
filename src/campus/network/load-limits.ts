/** What a busy campus lets wait, and for how long: whoever would wait longer is given a time to come again. */

/** Queued changes that the campus does at once: the database writes one after the other anyway (LIMIT-3). */
export const CHANGES_AT_ONCE = 8;
/** A queued change waits so long for its turn at most, ms, then it is turned away; with WRITE_WAIT_MOST less than two seconds (LIMIT-4). */
export const CHANGE_WAIT_MOST = 1000;
/** Ms of one turn of the server's event loop in which answers are begun; then it accepts, reads and turns away (LIMIT-4). */
export const LOOP_SHARE = 10;
/** A write of any request waits so long for the database at most, ms. */
export const WRITE_WAIT_MOST = 800;
/** A password is looked at within this, ms, or its login is turned away: each costs the processor what ten answers do. */
export const PASSWORD_WAIT_MOST = 1500;
/** Whoever is turned away comes again within so many seconds: two thousand devices are served one after the other (LIMIT-3). */
export const SHED_RETRY_MOST = 60;
/** Whoever calls while an operator works on the campus comes again after so many seconds (APP-11). */
export const MAINTENANCE_RETRY_SECONDS = 30;
/** Questions of one request at most; a page asks two or three at once (API-6). */
export const BATCH_MAX = 10;
/** What is asked in advance waits so long for others, ms: each was looked for on the disk before. */
export const IN_ADVANCE_WAIT = 50;
