// Analytics events (PRIVACY-4). Its own numbers; those of the specification are in limits.ts.
/** Events in one request, at most; the device sends no more, the server takes no more. */
export const EVENTS_PER_REQUEST = 50;
/** Bytes of one request: also what a browser lets a page send that is being left (Fetch, keepalive). */
export const EVENTS_BYTES_MAX = 64 * 1024;
/** Events that wait on a device, at most; with one more the oldest is dropped (PRIVACY-5). */
export const EVENTS_QUEUED_MAX = 500;
/** An event that waited longer is dropped, in days (PRIVACY-5). */
export const EVENTS_QUEUED_DAYS = 7;
/** What happened within this goes in one request, ms. */
export const EVENTS_SENT_EVERY = 10_000;
/** What was counted is kept for this long at the campus, in days: two years of the same month side by side. */
export const EVENTS_KEPT_DAYS = 400;
/** Longest address of a page, in characters. */
export const COUNTED_ADDRESS_MAX = 500;
/** Longest name of a button, code of an error or id of a thing, in characters. */
export const COUNTED_NAME_MAX = 100;
