import * as v from 'valibot';
import { userContentFields } from '#campus/learning/user-content.ts';
import { idSchema, momentSchema } from './file-values.ts';

/** What people of people.yaml made in projects already: a demo begins with something to look at. */
export const userContentFile = v.array(
  v.strictObject({
    /** For ever: an import writes it once. */
    id: v.pipe(idSchema, v.minLength(8)),
    course: idSchema,
    by: idSchema,
    at: momentSchema,
    ...userContentFields,
    filmUrl: v.optional(userContentFields.filmUrl, null),
    isPublic: v.optional(v.boolean(), false),
  }),
);
export type UserContentFile = v.InferOutput<typeof userContentFile>[number];
