import { type LessonFile, SUBTITLE_LANGUAGES } from '#server/content/files/lesson-file.ts';
import type { Component, Lesson } from '#server/model/lesson-shapes.ts';
import type { Questionnaire, ReflectionBoard } from '#server/model/questionnaire-shapes.ts';
import { sizeOf } from '#server/packages/import-package.ts';
import type { Films } from './films.ts';
import { layOutQuestionnaire } from './lay-out-questionnaire.ts';
import type { Pictures } from './pictures.ts';
import { renderLocalized } from './render-localized.ts';
import type { Packages } from './take-packages.ts';

/** Where the lesson is, and what takes its files. */
type Place = {
  id: string;
  courseId: string;
  file: string;
  pictures: Pictures;
  films: Films;
  packages: Packages;
  /** Those with a file of their own. */
  questionnaires: ReadonlyMap<string, Questionnaire>;
};

/** A lesson's file as it is stored. */
export function layOutLesson(place: Place, file: LessonFile): Lesson {
  const { id, courseId } = place;
  return {
    id,
    courseId,
    denomination: file.denomination,
    customLessonTypeName: file.customLessonTypeName ?? null,
    length: file.length,
    components: file.components.map((component, n) => layOutComponent(component, place, n)),
    reflectionBoard: boardOf(id, file),
    questionnaire: questionnaireOf(place, file),
  };
}

export function boardOf(lessonId: string, { reflectionBoard: board }: LessonFile): ReflectionBoard | null {
  if (board === undefined) return null;
  return { id: `${lessonId}-r`, question: board.question ?? null, isReflectionRequired: board.isReflectionRequired };
}

function questionnaireOf({ id, courseId, questionnaires }: Place, { questionnaire }: LessonFile): Questionnaire | null {
  if (questionnaire === undefined) return null;
  // One that is missing was reported as a mistake already.
  if (typeof questionnaire === 'string') return questionnaires.get(questionnaire) ?? null;
  return layOutQuestionnaire({ id: `${id}-q`, identifier: `${id}-q`, courseId }, questionnaire);
}

/** Its own is named by the lesson; one with a file of its own keeps its name. */
export function questionnaireIdOf(lessonId: string, { questionnaire }: LessonFile): string | null {
  if (questionnaire === undefined) return null;
  return typeof questionnaire === 'string' ? questionnaire : `${lessonId}-q`;
}

function layOutComponent(component: LessonFile['components'][number], place: Place, n: number): Component {
  if ('videoFile' in component) return layOutVideoFile(component.videoFile, place, n);
  if ('youtubeVideo' in component) return layOutYoutubeVideo(component.youtubeVideo, place, n);
  if ('h5p' in component) return { kind: 'H5p', ...component.h5p };
  if ('newH5p' in component) return layOutExercise(component.newH5p, place);
  if ('learningOutcome' in component) return { kind: 'LearningOutcome', ...component.learningOutcome };
  if ('userQuote' in component) {
    const { avatar, ...quote } = component.userQuote;
    const url = place.pictures.addressOf(avatar, place.file, `components.${n}.userQuote.avatar`);
    return { kind: 'UserQuote', ...quote, avatar: url };
  }
  if ('collapsible' in component) {
    const { title, text } = component.collapsible;
    return { kind: 'CollapsibleText', title, text: renderLocalized(text) };
  }
  if ('glossary' in component) return layOutGlossary(component.glossary);
  if ('codeAnnotation' in component) return layOutCode(component.codeAnnotation);
  return { kind: 'ModuleText', text: renderLocalized(component.text) };
}

type InFile = LessonFile['components'][number];
/** What stands under the key of a component. */
type In<K extends string, C = InFile> = C extends Record<K, infer T> ? T : never;

function layOutExercise({ title, width, package: path }: In<'newH5p'>, { packages }: Place): Component {
  const taken = packages.get(path);
  // One that could not be taken was reported as a mistake already.
  return { kind: 'NewH5p', title, packageId: taken?.id ?? '', width: width ?? null, size: taken ? sizeOf(taken) : 0 };
}

function layOutGlossary({ url, entries }: In<'glossary'>): Component {
  return {
    kind: 'Glossary',
    url: url ?? null,
    entries: entries.map(({ word, meaning, hint }) => ({ word, meaning, hint: hint ?? null })),
  };
}

function layOutCode({ lang, code, glossaryUrl, notes }: In<'codeAnnotation'>): Component {
  const rendered = notes.map(({ line, content }) => ({ line, content: renderLocalized(content) }));
  return {
    kind: 'CodeAnnotation',
    lang,
    code,
    glossaryUrl: glossaryUrl ?? null,
    notes: rendered.sort((a, b) => a.line - b.line),
  };
}

function layOutVideoFile(video: In<'videoFile'>, place: Place, n: number): Component {
  const field = `components.${n}.videoFile`;
  return {
    kind: 'VideoFile',
    denomination: video.denomination,
    url: place.films.filmAt(video.file, place.file, `${field}.file`),
    thumbnail: place.pictures.addressOf(video.thumbnail, place.file, `${field}.thumbnail`),
    duration: video.seconds,
    subtitles: subtitlesOf(video, place, field),
  };
}

function layOutYoutubeVideo(video: In<'youtubeVideo'>, place: Place, n: number): Component {
  const field = `components.${n}.youtubeVideo`;
  return {
    kind: 'YoutubeVideo',
    youtubeId: video.youtubeId,
    denomination: video.denomination,
    thumbnail: place.pictures.addressOf(video.thumbnail, place.file, `${field}.thumbnail`),
    duration: video.seconds,
    subtitles: subtitlesOf(video, place, field),
  };
}

/** All subtitles, in the order of the languages: who learns German in Arabic reads both. */
function subtitlesOf({ subtitles }: Pick<In<'videoFile'>, 'subtitles'>, { films, file }: Place, field: string) {
  return SUBTITLE_LANGUAGES.flatMap((language) => {
    const path = subtitles[language];
    return path === undefined
      ? []
      : [{ language, url: films.subtitlesAt(path, file, `${field}.subtitles.${language}`) }];
  });
}
