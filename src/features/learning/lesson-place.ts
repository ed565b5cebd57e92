import * as v from 'valibot';

/** Where one is in a lesson: by its components, so that it is right at any size of text and on any screen. */
export const lessonPlaceSchema = v.object({
  componentId: v.nullable(v.string()),
  /** How far the component is read, 0 to 1. */
  offset: v.nullable(v.number()),
  /** Where a film of it stands. */
  seconds: v.nullable(v.number()),
});
export type LessonPlace = v.InferOutput<typeof lessonPlaceSchema>;
