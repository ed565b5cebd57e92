import { SEARCH_EXCERPT } from '#campus/search-limits.ts';
import { wordsOf } from './words.ts';

/** A piece of a text; the pieces in order are the excerpt. */
export interface SearchMark {
  readonly text: string;
  readonly isHit: boolean;
}

/** About as many characters around the first word that was found, each found word marked. */
export function excerptOf(text: string, found: ReadonlySet<string>): SearchMark[] {
  const words = wordsOf(text);
  const hits = words.filter(({ forms }) => forms.some((form) => found.has(form)));
  const middle = hits[0]?.start ?? 0;
  const before = Math.max(0, middle - SEARCH_EXCERPT / 3);
  // Whole words only: a cut word is another one in some languages.
  const start = before === 0 ? 0 : (words.find((word) => word.start >= before)?.start ?? 0);
  const end = words.findLast((word) => word.end <= start + SEARCH_EXCERPT)?.end ?? text.length;
  const last = end >= (words.at(-1)?.end ?? 0) ? text.length : end;
  const marks: SearchMark[] = [];
  const add = (part: string, isHit: boolean) => {
    if (part !== '') marks.push({ text: part, isHit });
  };
  let at = start;
  if (start > 0) add('… ', false);
  for (const hit of hits.filter((one) => one.start >= start && one.end <= last)) {
    add(text.slice(at, hit.start), false);
    add(text.slice(hit.start, hit.end), true);
    at = hit.end;
  }
  add(text.slice(at, last), false);
  if (last < text.length) add(' …', false);
  return marks;
}
