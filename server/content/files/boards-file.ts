import * as v from 'valibot';
import { boardText } from '#campus/text/written-text.ts';
import { idSchema, momentSchema } from './file-values.ts';

/** What people of people.yaml have written on boards already: a demo begins with a conversation. */

const post = {
  /** Of the message or comment, for ever: an import writes it once. */
  id: v.pipe(idSchema, v.minLength(8)),
  by: idSchema,
  at: momentSchema,
  /** As its author wrote it, in one language. */
  text: boardText,
};

const messages = v.array(v.strictObject({ ...post, comments: v.optional(v.array(v.strictObject(post)), []) }));

export const boardsFile = v.array(
  v.union(
    [v.strictObject({ course: idSchema, messages }), v.strictObject({ run: idSchema, messages })],
    'needs either a course or a run, and its messages',
  ),
);
export type BoardFile = v.InferOutput<typeof boardsFile>[number];
