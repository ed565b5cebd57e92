import * as v from 'valibot';
import { deviceId } from '#campus/network/device-id.ts';
import { H5P_STATE_MAX } from '#campus/player/player-limits.ts';

/** Points that can be: an exercise has some, and nobody has more. */
export function isScore({ raw, max }: { readonly raw: number; readonly max: number }): boolean {
  return max > 0 && raw <= max;
}

const points = v.pipe(v.number(), v.finite(), v.minValue(-1_000_000), v.maxValue(1_000_000));

const asText = v.pipe(
  v.string(),
  v.maxLength(H5P_STATE_MAX),
  v.parseJson(),
  // Written anew: NUL and halves of characters are escapes in it then, and no request may hold them otherwise.
  v.transform((state) => JSON.stringify(state)),
  v.maxLength(H5P_STATE_MAX),
);

/**
 * `result` of `recordH5pResult`: how an exercise of a lesson stood at one moment of one session. A session is one opening of
 * the exercise on one device.
 */
export const h5pResultSchema = v.object({
  session: deviceId,
  /** Counted up in a session, from 1. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** By the campus's clock. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** What the content wants to go on from: JSON as text. Null: it has not reported any. */
  state: v.nullable(asText),
  /** Its best. Null: it has no points, or was never done. */
  score: v.nullable(v.pipe(v.object({ raw: points, max: points }), v.check(isScore))),
  isCompleted: v.boolean(),
});
export type H5pResult = v.InferOutput<typeof h5pResultSchema>;
export type H5pScore = H5pResult['score'];

/**
 * What two words about one exercise come to, in whatever order they are heard, on the device and at the campus: the later
 * state wins, a better score stays, and what is completed stays so.
 */
export function mergeH5pResults(known: H5pResult | null, received: H5pResult): H5pResult {
  if (known === null) return received;
  const [earlier, later] = isLater(received, known) ? [known, received] : [received, known];
  return {
    ...later,
    // One that says nothing of its state has not gone back to the start.
    state: later.state ?? earlier.state,
    score: betterOf(known.score, received.score),
    isCompleted: known.isCompleted || received.isCompleted,
  };
}

/** In a session by its count, since clocks are set; else by time, and of two at once by name, so that all agree. */
function isLater(received: H5pResult, known: H5pResult): boolean {
  if (received.session === known.session) return received.sequence > known.sequence;
  const difference = Date.parse(received.at) - Date.parse(known.at);
  return difference === 0 ? received.session > known.session : difference > 0;
}

/** The better of two; of two that are as good, the first. */
export function betterOf(one: H5pScore, other: H5pScore): H5pScore {
  if (one === null || other === null) return one ?? other;
  return other.raw / other.max > one.raw / one.max ? other : one;
}
