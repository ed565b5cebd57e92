import * as v from 'valibot';
import { FILMS_REMEMBERED, OPEN_PARTS_MAX } from './lesson-limits.ts';

const partId = v.pipe(v.string(), v.maxLength(200));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/**
 * Where somebody is in a lesson, and how its components stand (LESSON-2): by its components, so that it is right at any
 * size of text and on any screen. What is left out is not known: an older release knew nothing of time, folds and films.
 */
export const lessonPlaceSchema = v.object({
  componentId: v.nullish(partId, null),
  /** How far the component is read, 0 to 1. */
  offset: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), null),
  /** Where a film of it stands. */
  seconds: v.nullish(seconds, null),
  /** When it was so, by the campus's clock; null: nobody said. */
  at: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null),
  /** What is unfolded, by the ids of the components. */
  openParts: v.nullish(v.pipe(v.array(partId), v.maxLength(OPEN_PARTS_MAX)), () => []),
  /** Where each film was left, also those that are not under the eye. */
  films: v.nullish(
    v.pipe(v.array(v.object({ componentId: partId, seconds })), v.maxLength(FILMS_REMEMBERED)),
    () => [],
  ),
});
export type LessonPlace = v.InferOutput<typeof lessonPlaceSchema>;

/**
 * Whether what is reported takes the place of what is known: the later act wins, not the later arrival, since a phone that had
 * no network comes with what was done before. Nobody's time is older than anybody's; of two at once, the one that comes last.
 */
export function isLaterPlace(received: Pick<LessonPlace, 'at'>, known: Pick<LessonPlace, 'at'> | null): boolean {
  if (known?.at == null || received.at === null) return received.at !== null || known?.at == null;
  return Date.parse(received.at) >= Date.parse(known.at);
}
