import type { PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { Placed } from '#server/graphql/core/sdl-models.ts';
import type { LessonSource } from '#server/graphql/core/sources.ts';
import { boardState } from '#server/graphql/learning/reflections.ts';
import type { CampusContext } from '#server/http/context.ts';
import { escapeHtml } from '#server/messages/render-markdown.ts';
import type { Lesson } from '#server/model/lesson-shapes.ts';
import { type LanguageChain, pickOptional, pickText } from '#server/model/localized.ts';
import { lessonState } from './course-state.ts';

/** Lessons are read by people only (AUTH-3: a visitor is sent to the login). */
export const lessonResolvers = {
  Lesson: {
    ...lessonState,
    denomination: (lesson, _, { languages }) => pickText(lesson.denomination, languages).text,
    customLessonTypeName: ({ customLessonTypeName }, _, { languages }) => pickOptional(customLessonTypeName, languages),
    components: async (source, _, context) =>
      ((await wholeLesson(source, context))?.components ?? []).map((component, position) => ({
        ...component,
        id: `${source.id}-c${position + 1}`,
        lessonId: source.id,
      })),
    reflectionBoard: async (source, _, context) => (await wholeLesson(source, context))?.reflectionBoard ?? null,
    questionnaire: async (source, _, context) => (await wholeLesson(source, context))?.questionnaire ?? null,
  },
  LessonComponent: { __resolveType: ({ kind }) => kind },
  ModuleText: {
    text: ({ text }, _, { languages }) => pickText(text, languages).text,
    isTranslated: ({ text }, _, { languages }) => pickText(text, languages).isTranslated,
    language: ({ text }, _, { languages }) => pickText(text, languages).language,
  },
  LearningOutcome: {
    text: ({ text }, _, { languages }) => pickText(text, languages).text,
  },
  UserQuote: {
    content: ({ content }, _, { languages }) => pickText(content, languages).text,
  },
  CollapsibleText: {
    title: ({ title }, _, { languages }) => pickText(title, languages).text,
    text: ({ text }, _, { languages }) => pickText(text, languages).text,
  },
  YoutubeVideo: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
  },
  H5p: {
    title: ({ title }, _, { languages }) => pickText(title, languages).text,
  },
  CodeAnnotation: {
    content: (code, _, { languages }) => {
      const items = notesOf(code, languages).map(({ line, content }) => `<li value="${line}">${content}</li>`);
      return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
    },
    notes: (code, _, { languages }) => notesOf(code, languages),
  },
  ReflectionBoard: {
    ...boardState,
    question: ({ question }, _, { languages }) => pickOptional(question, languages),
  },
  VideoFile: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    // A film that is not on the disk has no bytes: the player says that it cannot be played.
    size: async ({ url }, _, { parts }) => (await parts.media.factsOf(url))?.size ?? 0,
  },
  Glossary: {
    content: ({ entries }, _, { languages }) => {
      const definitions = entries.map(({ word, meaning }) => {
        const text = escapeHtml(pickText(meaning, languages).text);
        return `<dt>${escapeHtml(word)}</dt><dd>${text}</dd>`;
      });
      return `<dl>${definitions.join('')}</dl>`;
    },
    entries: ({ entries }, _, { languages }) =>
      entries.map(({ word, meaning, hint }) => ({
        word,
        meaning: pickText(meaning, languages).text,
        hint: pickOptional(hint, languages),
      })),
  },
} satisfies PartialResolvers;

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
