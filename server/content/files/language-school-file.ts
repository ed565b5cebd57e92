import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { idSchema, localizedBy, secureLink, translationsSchema } from './file-values.ts';

/** `language-school.yaml`: categories and subcategories of resources with links (SERVICE-1). */
export function languageSchoolFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const resource = v.strictObject({
    id: idSchema,
    title: text,
    text,
    link: secureLink,
    translations: translationsSchema,
  });
  const subcategory = v.strictObject({
    identifier: idSchema,
    denomination: text,
    /** None is a subcategory that says so: authors may announce one. */
    resources: v.optional(v.array(resource), []),
  });
  return v.array(
    v.strictObject({
      identifier: idSchema,
      denomination: text,
      description: v.optional(text),
      subcategories: v.pipe(v.array(subcategory), v.minLength(1, 'needs a subcategory')),
    }),
  );
}
export type LanguageSchoolCategoryFile = v.InferOutput<ReturnType<typeof languageSchoolFile>>[number];
