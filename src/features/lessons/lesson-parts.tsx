import { isClosed } from '#campus/learning/is-closed.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { readyPart, readyParts } from '#ui/layout/ready-part.tsx';
import type { LessonComponent, LessonPage } from './queries.ts';

/** What only some lessons have comes in two files: films and frames; code, what is written, and why a lesson is closed. */
export const VideoFile = readyPart(async () => (await import('./parts/video-file.tsx')).VideoFile);
export const YoutubeVideo = readyPart(async () => (await import('./parts/youtube-video.tsx')).YoutubeVideo);
export const ExerciseFrame = readyPart(async () => (await import('./parts/exercise-frame.tsx')).ExerciseFrame);

export const CodeAnnotation = readyPart(async () => (await import('./parts/code-annotation.tsx')).CodeAnnotation);
export const ReflectionBoard = readyPart(
  async () => (await import('#features/reflections/reflection-board.tsx')).ReflectionBoard,
);
export const ClosedLesson = readyPart(async () => (await import('./parts/closed-lesson.tsx')).ClosedLesson);

type Loaded = { load: () => Promise<void> };

const OF_COMPONENTS: Partial<Record<LessonComponent['__typename'], Loaded>> = {
  VideoFile,
  YoutubeVideo,
  H5p: ExerciseFrame,
  CodeAnnotation,
};

/** Brings what a lesson has of these before it is rendered. */
export async function readyLessonParts(course: CoursePage, lesson: LessonPage): Promise<void> {
  if (isClosed(course)) return readyParts([ClosedLesson]);
  await readyParts([
    ...lesson.components.flatMap(({ __typename }) => OF_COMPONENTS[__typename] ?? []),
    ...(lesson.reflectionBoard === null ? [] : [ReflectionBoard]),
  ]);
}
