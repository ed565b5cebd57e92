import { LANGUAGE_CODES } from '#campus/languages.ts';
import type { Films } from './films.ts';
import type { LessonFile } from './lesson-file.ts';
import type { Localized } from './localized.ts';
import type { Pictures } from './pictures.ts';
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

/** Where the lesson is, and what takes its files. */
type Place = { id: string; courseId: string; file: string; pictures: Pictures; films: Films };

/** A lesson's file as it is stored. */
export function layOutLesson(place: Place, file: LessonFile): Lesson {
  const { id, courseId } = place;
  return {
    id,
    courseId,
    denomination: file.denomination,
    length: file.length,
    components: file.components.map((component, n) => layOutComponent(component, place, n)),
  };
}

function layOutComponent(component: LessonFile['components'][number], place: Place, n: number): Component {
  if ('videoFile' in component) return layOutVideoFile(component.videoFile, place, n);
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

type VideoFileIn = Extract<LessonFile['components'][number], { videoFile: unknown }>['videoFile'];

/** All subtitles, in the order of the languages: who learns German in Arabic reads both. */
function layOutVideoFile(video: VideoFileIn, { file, pictures, films }: Place, n: number): Component {
  const field = `components.${n}.videoFile`;
  const subtitles = LANGUAGE_CODES.flatMap((language) => {
    const path = video.subtitles[language];
    return path === undefined
      ? []
      : [{ language, url: films.subtitlesAt(path, file, `${field}.subtitles.${language}`) }];
  });
  return {
    kind: 'VideoFile',
    denomination: video.denomination,
    url: films.filmAt(video.file, file, `${field}.file`),
    thumbnail: pictures.addressOf(video.thumbnail, file, `${field}.thumbnail`),
    duration: video.seconds,
    subtitles,
  };
}
