import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { lessonDocument, subjectOf, unitDocument, userContentDocument } from '#campus/search/documents.ts';
import { createSearchIndex, type SearchIndex } from '#campus/search/search-index.ts';
import { SEARCH_HITS_MAX, SEARCH_MADE_HITS, SEARCH_MADE_INDEXES, SEARCH_QUERY_MAX } from '#campus/search-limits.ts';
import type { QuerySearchArgs } from '#server/graphql/core/schema.gen.ts';
import {
  type CourseSource,
  type ItemSource,
  type ModuleSource,
  type UserContentSource,
  visibleCourses,
  visibleModules,
} from '#server/graphql/core/sources.ts';
import { visibleUserContents } from '#server/graphql/user-content/user-content-source.ts';
import type { CampusContext } from '#server/http/context.ts';
import { inLanguage } from '#server/model/in-language.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';

/** By catalogue, which an import replaces, and language: an index lives as long as what it was made of. */
const indexes = new WeakMap<Catalogue, Map<string, Promise<SearchIndex>>>();

/**
 * Looks through everything that the asker may see, in the language they read it in. What may not be seen is neither found
 * nor counted; lessons are for people (AUTH-3).
 */
export async function search({ query, limit }: QuerySearchArgs, context: CampusContext) {
  const [index, shown] = await Promise.all([indexFor(context), shownTo(context)]);
  const most = Math.min(Math.max(limit ?? 0, 0), SEARCH_HITS_MAX);
  const text = [...query].slice(0, SEARCH_QUERY_MAX).join('');
  const made = searchMade(shown.made, text).slice(0, Math.min(most, SEARCH_MADE_HITS));
  const found = index.search(text, most - made.length, (id) => shown.ids.has(id));
  const hits = found.flatMap(({ id, title, excerpt }) => {
    const subject = subjectOf(id);
    const item = subject && shown.items.get(`${subject.kind} ${subject.unitId}`);
    return item ? [{ item, lessonId: subject.lessonId, userContent: null, title, excerpt }] : [];
  });
  return { hits: [...hits, ...made], searched: shown.ids.size + shown.made.length };
}

/** By a digest of what is in them. */
const madeIndexes = new LRUCache<string, SearchIndex>({ max: SEARCH_MADE_INDEXES });

function madeIndexFor(made: readonly UserContentSource[]): SearchIndex {
  const documents = made.map(documentOf);
  const digest = createHash('sha256').update(JSON.stringify(documents)).digest('base64');
  const index = madeIndexes.get(digest) ?? createSearchIndex(documents);
  madeIndexes.set(digest, index);
  return index;
}

function documentOf({ row: { id, course_id: courseId, denomination, content } }: UserContentSource) {
  return userContentDocument({ id, courseId, denomination, text: content });
}

/** What learners made changes every day, and not everybody may read all of it: its index is apart from that of the content. */
function searchMade(made: readonly UserContentSource[], text: string) {
  const byId = new Map(made.map((one) => [one.row.id, one]));
  return madeIndexFor(made)
    .search(text, SEARCH_MADE_HITS)
    .flatMap(({ id, title, excerpt }) => {
      const userContent = byId.get(subjectOf(id)?.userContentId ?? '');
      return userContent ? [{ item: userContent.project, lessonId: null, userContent, title, excerpt }] : [];
    });
}

function indexFor(context: CampusContext): Promise<SearchIndex> {
  const { catalogue, languages } = context;
  const known = indexes.get(catalogue) ?? new Map<string, Promise<SearchIndex>>();
  indexes.set(catalogue, known);
  const index = known.get(languages.asked) ?? makeIndex(context);
  known.set(languages.asked, index);
  // A read that failed is not remembered: the next request tries again.
  index.catch(() => known.delete(languages.asked));
  return index;
}

async function makeIndex({ catalogue, languages, content }: CampusContext): Promise<SearchIndex> {
  const tagsOf = (ids: readonly string[]) =>
    catalogue.tags
      .filter(({ id }) => ids.includes(id))
      .map(({ denomination }) => pickText(denomination, languages).text);
  const modules = [...catalogue.modules.values()].map(({ id, denomination, about }) =>
    unitDocument('module', {
      id,
      denomination: pickText(denomination, languages).text,
      more: [],
      about: pickOptional(about, languages),
    }),
  );
  const courses = [...catalogue.courses.values()].map(({ id, denomination, subtitle, about, tags }) =>
    unitDocument('course', {
      id,
      denomination: pickText(denomination, languages).text,
      more: [pickOptional(subtitle, languages), ...tagsOf(tags)],
      about: pickOptional(about, languages),
    }),
  );
  const lessons = (await content.allLessons()).map(({ id, courseId, denomination, components }) =>
    lessonDocument({
      id,
      courseId,
      denomination: pickText(denomination, languages).text,
      components: components.map((component) => inLanguage(component, languages)),
    }),
  );
  return createSearchIndex([...modules, ...courses, ...lessons]);
}

async function shownTo(context: CampusContext) {
  const { catalogue, person } = context;
  const [courses, modules] = await Promise.all([
    visibleCourses(context, [...catalogue.courses.keys()]),
    visibleModules(context, [...catalogue.modules.keys()]),
  ]);
  const items = new Map<string, ItemSource>([...modules, ...courses].map((item) => [keyOf(item), item]));
  const lessons = person === undefined ? [] : courses.flatMap(lessonIdsOf);
  const made = await Promise.all(courses.map((course) => visibleUserContents(context, course)));
  return { items, ids: new Set([...items.keys(), ...lessons]), made: made.flat() };
}

function keyOf(item: CourseSource | ModuleSource): string {
  return item.is === 'module' ? `module ${item.module.id}` : `course ${item.course.id}`;
}

function lessonIdsOf({ course }: CourseSource): string[] {
  return course.lessons.map(({ id }) => `lesson ${course.id} ${id}`);
}
