import { pickOptional, pickText } from '#server/content/localized.ts';
import { escapeHtml } from '#server/content/render-markdown.ts';
import type { Component } from '#server/content/shapes.ts';
import type { CampusContext } from '#server/door/context.ts';
import { unauthenticated } from '#server/door/troubles.ts';
import type { LessonSource } from './sources.ts';

type Placed<K extends Component['kind']> = Extract<Component, { kind: K }> & { readonly id: string };

/** Lessons are read by people only (A2: a visitor is sent to the login). */
export const lessonResolvers = {
  Lesson: {
    denomination: (lesson: LessonSource, _: unknown, { languages }: CampusContext) =>
      pickText(lesson.denomination, languages).text,
    customLessonTypeName: () => null,
    components: componentsOf,
  },
  LessonComponent: { __resolveType: ({ kind }: Component) => kind },
  ModuleText: {
    text: ({ text }: Placed<'ModuleText'>, _: unknown, { languages }: CampusContext) => pickText(text, languages).text,
    isTranslated: ({ text }: Placed<'ModuleText'>, _: unknown, { languages }: CampusContext) =>
      pickText(text, languages).isTranslated,
    language: ({ text }: Placed<'ModuleText'>, _: unknown, { languages }: CampusContext) =>
      pickText(text, languages).language,
  },
  LearningOutcome: {
    text: ({ text }: Placed<'LearningOutcome'>, _: unknown, { languages }: CampusContext) =>
      pickText(text, languages).text,
  },
  UserQuote: {
    content: ({ content }: Placed<'UserQuote'>, _: unknown, { languages }: CampusContext) =>
      pickText(content, languages).text,
    avatar: () => null,
  },
  CollapsibleText: {
    title: ({ title }: Placed<'CollapsibleText'>, _: unknown, { languages }: CampusContext) =>
      pickText(title, languages).text,
    text: ({ text }: Placed<'CollapsibleText'>, _: unknown, { languages }: CampusContext) =>
      pickText(text, languages).text,
  },
  VideoFile: {
    denomination: ({ denomination }: Placed<'VideoFile'>, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    // A film that is not on the disk has no bytes: the player says that it cannot be played.
    size: async ({ url }: Placed<'VideoFile'>, _: unknown, { parts }: CampusContext) =>
      (await parts.media.factsOf(url))?.size ?? 0,
  },
  Glossary: {
    url: () => null,
    content: ({ entries }: Placed<'Glossary'>, _: unknown, { languages }: CampusContext) => {
      const words = entries.map(({ word, meaning }) => {
        const text = escapeHtml(pickText(meaning, languages).text);
        return `<dt>${escapeHtml(word)}</dt><dd>${text}</dd>`;
      });
      return `<dl>${words.join('')}</dl>`;
    },
    entries: ({ entries }: Placed<'Glossary'>, _: unknown, { languages }: CampusContext) =>
      entries.map(({ word, meaning, hint }) => ({
        word,
        meaning: pickText(meaning, languages).text,
        hint: pickOptional(hint, languages),
      })),
  },
};

async function componentsOf(
  { id, courseId }: LessonSource,
  _: unknown,
  { person, content }: CampusContext,
): Promise<(Component & { id: string })[]> {
  if (person === undefined) throw unauthenticated();
  const lesson = (await content.lessonsOf(courseId)).find((one) => one.id === id);
  return (lesson?.components ?? []).map((component, position) => ({ ...component, id: `${id}-c${position + 1}` }));
}
