import { LANGUAGE_SCHOOL_START } from '#campus/limits.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';

const FILE = 'language-school.yaml';

/** Addresses name a category and a subcategory, and the bare path leads to one of them (SERVICE-2). */
export function checkLanguageSchool({ languageSchool }: CampusFiles, mistakes: Mistake[]): void {
  const twice = (values: readonly string[], fieldOf: (n: number) => string): void => {
    for (const [n, value] of values.entries())
      if (values.indexOf(value) !== n)
        mistakes.push({ file: FILE, field: fieldOf(n), message: `"${value}" is there twice` });
  };
  const categories = languageSchool.map(({ identifier }) => identifier);
  twice(categories, (n) => `${n}.identifier`);
  for (const [c, { subcategories }] of languageSchool.entries()) {
    const identifiers = subcategories.map(({ identifier }) => identifier);
    twice(identifiers, (n) => `${c}.subcategories.${n}.identifier`);
  }
  const resources = languageSchool.flatMap(({ subcategories }) => subcategories.flatMap((each) => each.resources));
  const ids = resources.map(({ id }) => id);
  twice(ids, () => 'resources.id');
  const { category, subcategory } = LANGUAGE_SCHOOL_START;
  const start = languageSchool.find(({ identifier }) => identifier === category);
  if (languageSchool.length > 0 && !start?.subcategories.some(({ identifier }) => identifier === subcategory))
    mistakes.push({
      file: FILE,
      field: '',
      message: `needs ${category} with ${subcategory}: /language-school leads there`,
    });
}
