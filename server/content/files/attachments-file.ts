import * as v from 'valibot';
import { idSchema, momentSchema } from './file-values.ts';

/** What people of people.yaml have brought to projects already: a demo begins with something to look at. */
export const attachmentsFile = v.array(
  v.strictObject({
    /** For ever: an import brings it once. */
    id: idSchema,
    course: idSchema,
    by: idSchema,
    at: momentSchema,
    /** As its uploader calls it. */
    name: v.pipe(v.string(), v.minLength(1)),
    /** Below the campus's folder. */
    file: v.pipe(v.string(), v.regex(/^files\/[\w.-]+$/, 'must be a file of the folder files/')),
  }),
);
export type AttachmentFile = v.InferOutput<typeof attachmentsFile>[number];
