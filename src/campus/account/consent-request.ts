import * as v from 'valibot';

/**
 * A consent that somebody is asked for (GATE-3). `description`: HTML of the server; `language`: the code of the one it
 * is in.
 */
export const consentRequestSchema = v.object({
  id: v.string(),
  identifier: v.string(),
  denomination: v.string(),
  description: v.string(),
  consented: v.boolean(),
  language: v.string(),
});
export type ConsentRequest = v.InferOutput<typeof consentRequestSchema>;
