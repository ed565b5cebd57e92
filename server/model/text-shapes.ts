import * as v from 'valibot';
import { localizedSchema } from './localized.ts';

/** Texts of the organisation as they are stored: HTML by language, rendered and sanitised. */

export const textSchema = v.object({ identifier: v.string(), content: localizedSchema });
export type Text = v.InferOutput<typeof textSchema>;

export const termsSchema = v.object({
  id: v.string(),
  validFrom: v.string(),
  denomination: localizedSchema,
  content: localizedSchema,
});
export type Terms = v.InferOutput<typeof termsSchema>;

export const consentShape = v.object({
  id: v.string(),
  identifier: v.string(),
  denomination: localizedSchema,
  description: localizedSchema,
});
export type Consent = v.InferOutput<typeof consentShape>;

export const slideSchema = v.object({
  title: localizedSchema,
  description: localizedSchema,
  rank: v.number(),
  media: v.nullable(v.string()),
});
export type Slide = v.InferOutput<typeof slideSchema>;
