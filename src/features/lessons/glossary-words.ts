import type { LessonPage } from './queries.ts';

/** An entry of a glossary. */
export type Word = { word: string; meaning: string; hint: string | null };

/** All glossaries of a lesson. */
export function wordsOf({ components }: Pick<LessonPage, 'components'>): Word[] {
  return components.flatMap((component) => (component.__typename === 'Glossary' ? component.entries : []));
}
