import type { LanguageSchoolCategoryFile } from '#server/content/files/language-school-file.ts';
import type { LanguageSchoolCategory } from '#server/model/language-school-shape.ts';
import { renderLocalized } from './render-localized.ts';

/** The language school as it is stored, in the order of its file. */
export function layOutLanguageSchool(
  categories: readonly LanguageSchoolCategoryFile[],
): readonly LanguageSchoolCategory[] {
  return categories.map(({ identifier, denomination, description, subcategories }) => ({
    identifier,
    denomination,
    description: description ?? null,
    subcategories: subcategories.map((subcategory) => ({
      identifier: subcategory.identifier,
      denomination: subcategory.denomination,
      resources: subcategory.resources.map(({ id, title, text, link }) => ({
        id,
        title,
        text: renderLocalized(text),
        link,
      })),
    })),
  }));
}
