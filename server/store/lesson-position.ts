import * as v from 'valibot';

/** Where somebody stopped in a lesson. */
export const lessonPositionSchema = v.object({
  componentId: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** How far the component is read. */
  offset: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Where a film of it stands. */
  seconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
});
export type LessonPosition = v.InferOutput<typeof lessonPositionSchema>;
