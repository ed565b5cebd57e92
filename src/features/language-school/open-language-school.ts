import { notFound, redirect } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { LANGUAGE_SCHOOL_START } from '#campus/limits.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import { languageSchoolQueries } from './queries.ts';

type Context = { queryClient: Parameters<typeof readCampus>[0]; language: LanguageCode };
type Place = { category?: string | undefined; subcategory?: string | undefined };

/** What the address names: the bare path leads to languageResources/en, a category to its first subcategory (SERVICE-2). */
export async function openLanguageSchool(
  { queryClient, language }: Context,
  { category, subcategory }: Place,
): Promise<void> {
  const to = '/language-school/{-$category}/{-$subcategory}';
  if (category === undefined) throw redirect({ to, params: { ...LANGUAGE_SCHOOL_START }, replace: true });
  const [{ languageSchool }] = await Promise.all([
    readCampus(queryClient, languageSchoolQueries.tree(language)),
    readyForTexts(),
  ]);
  // Where there is nothing at all, the page says so at every address.
  if (languageSchool.length === 0) return;
  const found = languageSchool.find(({ identifier }) => identifier === category);
  const first = found?.subcategories[0];
  if (found === undefined || first === undefined) throw notFound();
  if (subcategory === undefined)
    throw redirect({ to, params: { category, subcategory: first.identifier }, replace: true });
  if (!found.subcategories.some(({ identifier }) => identifier === subcategory)) throw notFound();
}
