import { LANGUAGE_CODES } from '#campus/languages.ts';
import type { LessonFile } from './lesson-file.ts';
import type { Localized } from './localized.ts';
import { renderMarkdown } from './render-markdown.ts';
import type { Component, Lesson } from './shapes.ts';

/** Markdown in its languages as HTML in the same languages. */
export function renderLocalized(text: Localized): Localized {
  const rendered: Localized = {};
  for (const code of LANGUAGE_CODES) {
    const markdown = text[code];
    if (markdown !== undefined) rendered[code] = renderMarkdown(markdown);
  }
  return rendered;
}

/** A lesson's file as it is stored. */
export function layOutLesson(id: string, courseId: string, file: LessonFile): Lesson {
  return {
    id,
    courseId,
    denomination: file.denomination,
    length: file.length,
    components: file.components.map(layOutComponent),
  };
}

function layOutComponent(component: LessonFile['components'][number]): Component {
  if ('learningOutcome' in component) return { kind: 'LearningOutcome', ...component.learningOutcome };
  if ('userQuote' in component) return { kind: 'UserQuote', ...component.userQuote };
  if ('collapsible' in component) {
    const { title, text } = component.collapsible;
    return { kind: 'CollapsibleText', title, text: renderLocalized(text) };
  }
  if ('glossary' in component) {
    const entries = component.glossary.entries.map(({ word, meaning, hint }) => ({
      word,
      meaning,
      hint: hint ?? null,
    }));
    return { kind: 'Glossary', entries };
  }
  return { kind: 'ModuleText', text: renderLocalized(component.text) };
}
