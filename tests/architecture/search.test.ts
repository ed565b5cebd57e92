import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Read } from '#cache/campus-query.ts';
import { parseAnswer } from '#cache/fetch-row.ts';
import { LANGUAGE_IDS, type LanguageCode } from '#campus/languages.ts';
import { createSearchIndex, type SearchIndex } from '#campus/search/search-index.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { gather } from '#features/search/gather.ts';
import { unitQueries } from '#features/units/queries.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { SIXTY } from '#tests/support/sources/sixty-queries.ts';

const DEMO = fileURLToPath(new URL('../../server/content/demo/lantern', import.meta.url));
const CATALOGUE = '{ viewer { moduleCategories { sections { modules { id courses { id } } courses { id } } } } }';
const LESSONS = 'query ($id: ID!) { course(id: $id) { ... on MixedCourse { lessons { id } } } }';
const SEARCH =
  'query ($query: String!) { search(query: $query, limit: 50) { searched hits { item { ... on Course { id } ... on Module { id } } lessonId } } }';

const idsOf = v.object({
  viewer: v.object({
    moduleCategories: v.array(
      v.object({
        sections: v.array(
          v.object({
            modules: v.array(v.object({ id: v.string(), courses: v.array(v.object({ id: v.string() })) })),
            courses: v.array(v.object({ id: v.string() })),
          }),
        ),
      }),
    ),
  }),
});
const LANGUAGES: readonly LanguageCode[] = ['en', 'de', 'ar', 'fa', 'ps', 'uk', 'ru', 'tr', 'es'];

describe('search in the demo campus', () => {
  let campus: TestCampus;
  let token: string;
  const devices = new Map<LanguageCode, SearchIndex>();
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
    token = (await campus.login('amal')).token;
    for (const language of LANGUAGES) devices.set(language, await deviceOf(language));
  }, 240_000);
  afterAll(() => campus.close());

  const ask = async (query: string, variables: Record<string, unknown>, language: LanguageCode) =>
    (await campus.ask({ query, variables, token, languageId: LANGUAGE_IDS[language] })).body.data;

  /** A device that has seen every unit and lesson of the campus in the language. */
  async function deviceOf(language: LanguageCode): Promise<SearchIndex> {
    const sections = v
      .parse(idsOf, await ask(CATALOGUE, {}, language))
      .viewer.moduleCategories.flatMap((category) => category.sections);
    const modules = [...new Set(sections.flatMap((section) => section.modules.map(({ id }) => id)))];
    const inModules = sections.flatMap((section) => section.modules.flatMap((module) => module.courses));
    const courses = [...new Set([...sections.flatMap((section) => section.courses), ...inModules].map(({ id }) => id))];
    const reads: Read<unknown>[] = [
      ...modules.map((id) => unitQueries.module(id, language)),
      ...courses.map((id) => unitQueries.course(id, language)),
    ];
    for (const courseId of courses)
      for (const { id } of (await ask(LESSONS, { id: courseId }, language)).course.lessons ?? [])
        reads.push(lessonQueries.one(id, courseId, language));
    const rows = await Promise.all(
      reads.map(async (read) => ({
        key: read.key,
        data: parseAnswer(read, await ask(read.document, { ...read.variables }, language)),
      })),
    );
    return createSearchIndex(gather(rows, language).documents);
  }

  const onCampus = async (query: string, language: LanguageCode): Promise<string[]> => {
    const { hits } = (await ask(SEARCH, { query }, language)).search;
    return hits.map(({ item, lessonId }: { item: { id: string }; lessonId: string | null }) => lessonId ?? item.id);
  };
  const onDevice = (query: string, language: LanguageCode): string[] =>
    (devices.get(language)?.search(query, 50) ?? []).map(({ id }) => id.split(' ').at(-1) ?? '');

  it('has sixty queries in nine languages', () => {
    expect(SIXTY).toHaveLength(60);
    expect(new Set(SIXTY.map(([language]) => language))).toEqual(new Set(LANGUAGES));
  });

  it.each(SIXTY)('%s: “%s” finds %s', async (language, query, expected) => {
    const found = await onCampus(query, language);
    const wanted = expected === '' ? [] : expected.split(' ');
    if (wanted.length === 0) expect(found).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(wanted));
    expect(onDevice(query, language).sort(), 'The device finds the same.').toEqual(found.sort());
  });
});
