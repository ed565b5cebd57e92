import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { LessonSource } from '#server/graphql/core/sources.ts';
import { boardState } from '#server/graphql/learning/reflections.ts';
import type { CampusContext } from '#server/http/context.ts';
import { escapeHtml } from '#server/messages/render-markdown.ts';
import type { Component, Lesson } from '#server/model/lesson-shapes.ts';
import { type LanguageChain, pickOptional, pickText } from '#server/model/localized.ts';
import type { ReflectionBoard } from '#server/model/questionnaire-shapes.ts';
import { lessonState } from './course-state.ts';

export type Placed<K extends Component['kind']> = Extract<Component, { kind: K }> & {
  readonly id: string;
  readonly lessonId: string;
};

/** Lessons are read by people only (AUTH-3: a visitor is sent to the login). */
export const lessonResolvers = {
  Lesson: {
    ...lessonState,
    denomination: (lesson: LessonSource, _: unknown, { languages }: CampusContext) =>
      pickText(lesson.denomination, languages).text,
    customLessonTypeName: ({ customLessonTypeName }: LessonSource, _: unknown, { languages }: CampusContext) =>
      pickOptional(customLessonTypeName, languages),
    components: async (source: LessonSource, _: unknown, context: CampusContext) =>
      ((await wholeLesson(source, context))?.components ?? []).map((component, position) => ({
        ...component,
        id: `${source.id}-c${position + 1}`,
        lessonId: source.id,
      })),
    reflectionBoard: async (source: LessonSource, _: unknown, context: CampusContext) =>
      (await wholeLesson(source, context))?.reflectionBoard ?? null,
    questionnaire: async (source: LessonSource, _: unknown, context: CampusContext) =>
      (await wholeLesson(source, context))?.questionnaire ?? null,
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
  },
  CollapsibleText: {
    title: ({ title }: Placed<'CollapsibleText'>, _: unknown, { languages }: CampusContext) =>
      pickText(title, languages).text,
    text: ({ text }: Placed<'CollapsibleText'>, _: unknown, { languages }: CampusContext) =>
      pickText(text, languages).text,
  },
  YoutubeVideo: {
    denomination: ({ denomination }: Placed<'YoutubeVideo'>, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
  },
  H5p: {
    title: ({ title }: Placed<'H5p'>, _: unknown, { languages }: CampusContext) => pickText(title, languages).text,
  },
  CodeAnnotation: {
    content: (code: Placed<'CodeAnnotation'>, _: unknown, { languages }: CampusContext) => {
      const items = notesOf(code, languages).map(({ line, content }) => `<li value="${line}">${content}</li>`);
      return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
    },
    notes: (code: Placed<'CodeAnnotation'>, _: unknown, { languages }: CampusContext) => notesOf(code, languages),
  },
  ReflectionBoard: {
    ...boardState,
    question: ({ question }: ReflectionBoard, _: unknown, { languages }: CampusContext) =>
      pickOptional(question, languages),
  },
  VideoFile: {
    denomination: ({ denomination }: Placed<'VideoFile'>, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    // A film that is not on the disk has no bytes: the player says that it cannot be played.
    size: async ({ url }: Placed<'VideoFile'>, _: unknown, { parts }: CampusContext) =>
      (await parts.media.factsOf(url))?.size ?? 0,
  },
  Glossary: {
    content: ({ entries }: Placed<'Glossary'>, _: unknown, { languages }: CampusContext) => {
      const definitions = entries.map(({ word, meaning }) => {
        const text = escapeHtml(pickText(meaning, languages).text);
        return `<dt>${escapeHtml(word)}</dt><dd>${text}</dd>`;
      });
      return `<dl>${definitions.join('')}</dl>`;
    },
    entries: ({ entries }: Placed<'Glossary'>, _: unknown, { languages }: CampusContext) =>
      entries.map(({ word, meaning, hint }) => ({
        word,
        meaning: pickText(meaning, languages).text,
        hint: pickOptional(hint, languages),
      })),
  },
};

function notesOf({ notes }: Placed<'CodeAnnotation'>, languages: LanguageChain) {
  return notes.map(({ line, content }) => ({ line, content: pickText(content, languages).text }));
}

async function wholeLesson(
  { id, courseId }: LessonSource,
  { person, content }: CampusContext,
): Promise<Lesson | undefined> {
  if (person === undefined) throw unauthenticated();
  return (await content.lessonsOf(courseId)).find((one) => one.id === id);
}
