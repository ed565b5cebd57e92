import * as v from 'valibot';
import { documentDecision } from '#campus/doc-check/document-status.ts';
import { idSchema, momentSchema } from './file-values.ts';

/** What people of people.yaml have sent to the document check already: a demo begins with checks that stand differently. */
export const documentsFile = v.array(
  v.strictObject({
    /** One for each person. */
    by: idSchema,
    at: momentSchema,
    status: documentDecision,
    /** What the reviewer says to it, in the words that the person reads. */
    comment: v.optional(v.string()),
    /** As its person calls it. */
    name: v.pipe(v.string(), v.minLength(1)),
    /** Below the campus's folder; left out: it is deleted already. */
    file: v.optional(v.pipe(v.string(), v.regex(/^files\/[\w.-]+$/, 'must be a file of the folder files/'))),
  }),
);
export type DocumentFile = v.InferOutput<typeof documentsFile>[number];
