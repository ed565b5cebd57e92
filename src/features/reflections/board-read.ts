import * as v from 'valibot';

/** The board of a lesson: others' reflections only once one has written one's own (LESSON-15). */
export const REFLECTION_BOARD = `fragment reflectionBoard on ReflectionBoard {
  __typename
  id
  question
  isReflectionRequired
  myReflection { id content createdAt isEditable }
  reflections { id content createdAt author { id publicName } }
}`;

const reflection = v.object({
  id: v.string(),
  content: v.string(),
  createdAt: v.string(),
});

export const reflectionBoardSchema = v.object({
  __typename: v.literal('ReflectionBoard'),
  id: v.string(),
  question: v.nullable(v.string()),
  isReflectionRequired: v.boolean(),
  myReflection: v.nullable(v.object({ ...reflection.entries, isEditable: v.boolean() })),
  reflections: v.array(
    v.object({ ...reflection.entries, author: v.object({ id: v.string(), publicName: v.string() }) }),
  ),
});

export type ReflectionBoard = v.InferOutput<typeof reflectionBoardSchema>;
