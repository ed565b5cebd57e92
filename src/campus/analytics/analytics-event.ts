import * as v from 'valibot';
import { COUNTED_ADDRESS_MAX, COUNTED_NAME_MAX, EVENTS_BYTES_MAX, EVENTS_PER_REQUEST } from './analytics-limits.ts';

const HOST_MAX = 253;

/** An address without what it was asked with: no query, no place in the page, nobody's name (src/campus/analytics/counted-path.ts). */
const address = v.pipe(v.string(), v.maxLength(COUNTED_ADDRESS_MAX), v.regex(/^https?:\/\/[^\s?#@]+$/));
/** Ids, codes and names of buttons: a word that a program made, nothing that somebody typed. */
const word = v.pipe(v.string(), v.maxLength(COUNTED_NAME_MAX), v.regex(/^[\w.:-]+$/));

/** Whether something is such a word. */
export function isCountedName(value: string): boolean {
  return v.is(word, value);
}

const moment = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(30));

const event = <const T extends string, const P extends v.ObjectEntries>(type: T, payload: P) =>
  v.strictObject({ type: v.literal(type), payload: v.strictObject(payload), recordedAt: moment });

/**
 * Analytics event (PRIVACY-4): type, payload, recordedAt. There are ten types; where the specification names what one
 * carries, by those names. The rest say what was used, and no more.
 */
export const analyticsEventSchema = v.variant('type', [
  event('PAGE_VIEW', {
    domain: v.pipe(v.string(), v.maxLength(HOST_MAX), v.regex(/^[\w.:[\]-]+$/)),
    /** Empty: typed, or not sent. */
    referrer: v.union([v.literal(''), address]),
    url: address,
  }),
  event('CERTIFICATE_DOWNLOAD', { moduleId: word }),
  event('COURSE_CERTIFICATE_DOWNLOAD', { courseId: word }),
  event('H5P_INTERACTION', { contentId: word, verb: word }),
  event('NATIVE_NOTIFICATION_INTERACTION', { action: word }),
  event('YOUTUBE_VIDEO', { videoId: word, action: word }),
  event('SCROLL_PAGE', {
    url: address,
    percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  }),
  event('BUTTON_INTERACTION', { name: word }),
  event('BROWSER_LANGUAGE', { language: v.pipe(v.string(), v.maxLength(35), v.regex(/^[A-Za-z\d-]+$/)) }),
  event('REGISTRATION_ERROR', { message: word }),
]);
export type AnalyticsEvent = v.InferOutput<typeof analyticsEventSchema>;

type WithoutMoment<E> = E extends unknown ? Omit<E, 'recordedAt'> : never;
/** What happened; when is added where it is kept. */
export type Counted = WithoutMoment<AnalyticsEvent>;

/** The body of POST /event (PRIVACY-4). */
export const eventsBodySchema = v.strictObject({
  events: v.pipe(v.array(analyticsEventSchema), v.minLength(1), v.maxLength(EVENTS_PER_REQUEST)),
});

/** How many of these fit into one request, from the first on. */
export function fitsIn(events: readonly AnalyticsEvent[]): number {
  const encoder = new TextEncoder();
  let bytes = encoder.encode('{"events":[]}').length;
  const tooMany = events.slice(0, EVENTS_PER_REQUEST).findIndex((event) => {
    bytes += encoder.encode(JSON.stringify(event)).length + 1;
    return bytes > EVENTS_BYTES_MAX;
  });
  return tooMany === -1 ? Math.min(events.length, EVENTS_PER_REQUEST) : tooMany;
}

const FINGERPRINT = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/));

/** The id of a visitor's device, as `X-Fingerprint` carries it: a random word (PRIVACY-7). */
export function readFingerprint(value: unknown): string | undefined {
  return v.is(FINGERPRINT, value) ? value : undefined;
}
