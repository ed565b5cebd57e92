import * as v from 'valibot';
import { localizedSchema } from './localized.ts';

const resource = v.object({
  id: v.string(),
  title: localizedSchema,
  /** HTML, rendered and sanitised. */
  text: localizedSchema,
  link: v.string(),
});

const subcategory = v.object({
  identifier: v.string(),
  denomination: localizedSchema,
  resources: v.array(resource),
});

/** A category of the language school as it is stored, with all that stands below it (SERVICE-1). */
export const languageSchoolCategorySchema = v.object({
  identifier: v.string(),
  denomination: localizedSchema,
  description: v.nullable(localizedSchema),
  subcategories: v.array(subcategory),
});
export type LanguageSchoolCategory = v.InferOutput<typeof languageSchoolCategorySchema>;
