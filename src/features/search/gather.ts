import * as v from 'valibot';
import { isNode } from '#cache/map-nodes.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { type LearningItem, learningItemSchema } from '#campus/learning/learning-item.ts';
import { lessonDocument, unitDocument, userContentDocument } from '#campus/search/documents.ts';
import { atOnce, type Steps } from '#campus/search/in-slices.ts';
import type { SearchDocument } from '#campus/search/search-index.ts';

/** An answer that is on the device: its key ends with the language that it is in. */
export type SearchedRow = { key: readonly unknown[]; data: unknown };

/** What is on the device to look through: its words, and the unit of each. */
export type Gathered = { documents: SearchDocument[]; items: ReadonlyMap<string, LearningItem> };

const pageSchema = v.object({
  about: v.optional(v.nullable(v.string()), null),
  subtitle: v.optional(v.nullable(v.string()), null),
  tags: v.optional(v.array(v.object({ denomination: v.string() }))),
});
const lessonSchema = v.object({
  lesson: v.object({ id: v.string(), denomination: v.string(), components: v.array(v.unknown()) }),
});

const userContentSchema = v.object({
  userContent: v.object({
    id: v.string(),
    denomination: v.string(),
    text: v.string(),
    project: v.object({ id: v.string() }),
  }),
});

/**
 * The units, lessons and user content in the answers of one language, each once: a unit's own page knows more of it than a
 * card does. A part whose unit was never seen has nothing to be shown with, so it is left out.
 */
export function gather(rows: readonly SearchedRow[], language: LanguageCode): Gathered {
  return atOnce(gathering(rows, language));
}

/** The same, a node of an answer at a step. Rows are taken as they are needed. */
export function* gathering(rows: Iterable<SearchedRow>, language: LanguageCode): Steps<Gathered> {
  const items = new Map<string, LearningItem>();
  const units = new Map<string, { document: SearchDocument; isPage: boolean }>();
  /** Lessons, and what learners made. */
  const parts = new Map<string, Part>();
  for (const { key, data } of rows) {
    if (key.at(-1) !== language) continue;
    const part = lessonIn(key, data) ?? userContentIn(key, data);
    if (part) parts.set(part.document.id, part);
    for (const node of nodesIn(data)) {
      yield;
      const item = v.safeParse(learningItemSchema, node);
      const page = v.safeParse(pageSchema, node);
      if (!item.success || !page.success) continue;
      const document = documentOf(item.output, page.output);
      const isPage = page.output.tags !== undefined;
      items.set(document.id, item.output);
      if (isPage || units.get(document.id)?.isPage !== true) units.set(document.id, { document, isPage });
    }
  }
  const reachable = [...parts.values()].filter(({ courseId }) => items.has(`course ${courseId}`));
  return { items, documents: [...units.values(), ...reachable].map(({ document }) => document) };
}

type Part = { courseId: string; document: SearchDocument };

function lessonIn(key: readonly unknown[], data: unknown): Part | undefined {
  const [kind, courseId] = key;
  const parsed = v.safeParse(lessonSchema, data);
  if (kind !== 'lessons' || typeof courseId !== 'string' || !parsed.success) return undefined;
  return { courseId, document: lessonDocument({ ...parsed.output.lesson, courseId }) };
}

function userContentIn([kind]: readonly unknown[], data: unknown): Part | undefined {
  const parsed = v.safeParse(userContentSchema, data);
  if (kind !== 'user-content' || !parsed.success) return undefined;
  const { project, ...made } = parsed.output.userContent;
  return { courseId: project.id, document: userContentDocument({ ...made, courseId: project.id }) };
}

function documentOf(item: LearningItem, page: v.InferOutput<typeof pageSchema>): SearchDocument {
  const { id, denomination } = item;
  if (item.__typename === 'Module') return unitDocument('module', { id, denomination, more: [], about: item.about });
  const tags = page.tags?.map((tag) => tag.denomination) ?? [];
  return unitDocument('course', { id, denomination, more: [page.subtitle, ...tags], about: page.about });
}

function* nodesIn(data: unknown): Generator<unknown> {
  if (Array.isArray(data)) for (const part of data) yield* nodesIn(part);
  if (!isNode(data)) return;
  if (typeof data.__typename === 'string') yield data;
  for (const part of Object.values(data)) yield* nodesIn(part);
}
