import { htmlText } from '#campus/text/html-text.ts';
import type { SearchDocument } from './search-index.ts';

/** Fields that people read, in the parts of a unit or lesson, whatever their kind. */
const READ = ['title', 'denomination', 'text', 'content', 'word', 'meaning', 'question', 'label'];

/** The words of HTML as they are looked for: without marks of direction, which nobody types. */
function searchedText(html: string): string {
  return htmlText(html).replace(/[\u200e\u200f]/g, '');
}

/** A unit by its own words. `text`: HTML or plain, in the language that it is shown in. */
export function unitDocument(
  kind: 'module' | 'course',
  unit: { id: string; denomination: string; more: readonly (string | null)[]; about: string | null },
): SearchDocument {
  return {
    id: `${kind} ${unit.id}`,
    title: unit.denomination,
    more: unit.more.filter((part) => part !== null).join(' · '),
    text: searchedText(unit.about ?? ''),
  };
}

/** A lesson with everything that can be read in it; the parts are the server's or a saved answer's. */
export function lessonDocument(lesson: {
  id: string;
  courseId: string;
  denomination: string;
  components: readonly unknown[];
}): SearchDocument {
  const text = lesson.components.flatMap(textsIn).map(searchedText).join(' ');
  return { id: `lesson ${lesson.courseId} ${lesson.id}`, title: lesson.denomination, more: '', text };
}

/** What a learner made in a project (UGC-14). `text`: Markdown. */
export function userContentDocument(made: {
  id: string;
  courseId: string;
  denomination: string;
  text: string;
}): SearchDocument {
  const text = searchedText(made.text);
  return { id: `userContent ${made.courseId} ${made.id}`, title: made.denomination, more: '', text };
}

type Subject = {
  kind: 'module' | 'course';
  /** The unit, or the one that it is of. */
  unitId: string;
  lessonId: string | null;
  userContentId: string | null;
};

/** What a document is of; undefined for the id of something else. */
export function subjectOf(id: string): Subject | undefined {
  const [kind, unitId, partId = null] = id.split(' ');
  if (unitId === undefined) return undefined;
  const unit = { unitId, lessonId: null, userContentId: null };
  switch (kind) {
    case 'lesson':
      return { ...unit, kind: 'course', lessonId: partId };
    case 'userContent':
      return { ...unit, kind: 'course', userContentId: partId };
    case 'module':
    case 'course':
      return { ...unit, kind };
    default:
      return undefined;
  }
}

function textsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'string') return READ.includes(field) ? [value] : [];
    return textsIn(value);
  });
}
