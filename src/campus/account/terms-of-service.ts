import * as v from 'valibot';

/** A version of the terms. `content`: HTML of the server; `language`: the code of the one it is in. */
export const termsSchema = v.object({
  id: v.string(),
  denomination: v.string(),
  content: v.string(),
  language: v.string(),
});
export type Terms = v.InferOutput<typeof termsSchema>;
