// Pushes and nudges (NOTIFY-9). Its own numbers; those of the specification are in limits.ts.
/** Longest address of a push service, in characters. */
export const PUSH_ENDPOINT_MAX = 2000;
/** Bytes of a device's public key: an uncompressed point of P-256 (RFC 8291, 3.1). */
export const PUSH_KEY_BYTES = 65;
/** Bytes of a device's secret (RFC 8291, 3.2). */
export const PUSH_SECRET_BYTES = 16;
/** Devices of one person; with one more the oldest is forgotten. */
export const PUSH_DEVICES_MAX = 20;
/** A push that could not be delivered for this long is worth nothing any more, ms; the push service forgets it then too. */
export const PUSH_KEPT = 24 * 3_600_000;
/** As long for what is about the next hour, ms. */
export const PUSH_KEPT_SOON = 3_600_000;
/** Pushes that are on their way at once. */
export const PUSHES_AT_ONCE = 10;
/** A push service that does not answer within this is tried again later, ms. */
export const PUSH_WAIT = 15_000;
/** For this long no other process takes a push that one is sending, ms. */
export const PUSH_LEASE = 120_000;
/** First wait after a push was not taken, ms; doubles each time. */
export const PUSH_RETRY = 30_000;
/** Longest wait, whatever the push service asks for, ms. */
export const PUSH_RETRY_MOST = 3_600_000;
/** How often it is looked whether something is due, ms: another process may have written it. */
export const PUSH_LOOK = 10_000;
/** A device whose push service took nothing for this long is forgotten, in days. */
export const PUSH_FAILING_DAYS = 14;
/** How often it is looked whether the campus has something to say by itself, ms. */
export const NUDGE_LOOK = 30_000;
/** How often it is looked what there will be to say, ms. */
export const NUDGE_PLAN = 300_000;
/** So far ahead it is planned, in hours; the rest is planned in time. */
export const NUDGE_AHEAD_HOURS = 24;
/** A nudge that was not sent in time, because no server ran, is still sent within this, where it is still true, in hours. */
export const NUDGE_LATE_HOURS = 72;
/** Time of day, by the person's clocks, of the reminder on the eve of a date (NOTIFY-10). */
export const EVE_HOUR = 18;
/** So long before a date the last reminder comes, ms. */
export const SOON_BEFORE = 3_600_000;
/** Days after the last lesson. */
export const UNFINISHED_AFTER_DAYS = 3;
/** Days between two reminders of unfinished lessons, whatever there is. */
export const UNFINISHED_REST_DAYS = 7;
/** Quiet hours by the person's clocks: from this hour on … */
export const QUIET_FROM_HOUR = 21;
/** … until this one nothing is sent (NOTIFY-9). */
export const QUIET_UNTIL_HOUR = 8;
/** Days between two mails of what is new on the campus, however often it is changed (NOTIFY-13; no number is given). */
export const NEWS_REST_DAYS = 7;
/** What was sent is known for this long, in days, so that it is not sent again. */
export const NUDGES_KEPT_DAYS = 90;
/** Rows that are written or read at once. */
export const NUDGES_AT_ONCE = 100;
// On the device.
/** A browser that does not get an endpoint from its push service within this has none to give, ms. */
export const PUSH_SUBSCRIBE_WAIT = 20_000;
/** A logout waits this long for the browser to let go of its endpoint, ms; it is nobody's by then all the same. */
export const PUSH_UNSUBSCRIBE_WAIT = 1_500;
/** A page that was asked to show something and does not say within this that it does is loaded anew, ms. */
export const OPEN_PAGE_WAIT = 1_000;
/** Finished lessons after which the campus asks whether it may remind (NOTIFY-8). */
export const SOFT_ASK_AFTER_LESSONS = 2;
