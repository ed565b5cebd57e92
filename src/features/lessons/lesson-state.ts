import { FILMS_REMEMBERED, OPEN_PARTS_MAX } from '#campus/learning/lesson-limits.ts';
import type { LessonPlace } from '#campus/learning/lesson-place.ts';

/** How the components of a lesson stand while it is read: what is unfolded, and where its films are. */
export type LessonState = {
  isOpen: (part: string) => boolean;
  fold: (part: string, isOpen: boolean) => void;
  /** Where a film was left, in seconds; null where it was never begun. */
  secondsOf: (componentId: string) => number | null;
  filmAt: (componentId: string, seconds: number) => void;
  read: () => Pick<LessonPlace, 'openParts' | 'films'>;
};

/** Begins with how the learner left it, on whichever device (LESSON-2: resumes exactly, component state too). */
export function createLessonState(from: LessonPlace | null): LessonState {
  const open = new Set(from?.openParts);
  const films = new Map(from?.films.map(({ componentId, seconds }) => [componentId, seconds]));
  // An older release knew the one film under the eye.
  if (from?.componentId != null && from.seconds !== null && films.size === 0) films.set(from.componentId, from.seconds);
  return {
    isOpen: (part) => open.has(part),
    fold: (part, isOpen) => {
      if (isOpen) open.add(part);
      else open.delete(part);
    },
    secondsOf: (componentId) => films.get(componentId) ?? null,
    filmAt: (componentId, seconds) => {
      // The last one that played is the last one of the list: that is never left out.
      films.delete(componentId);
      films.set(componentId, Math.round(seconds * 10) / 10);
    },
    read: () => ({
      openParts: [...open].sort().slice(0, OPEN_PARTS_MAX),
      films: [...films].map(([componentId, seconds]) => ({ componentId, seconds })).slice(-FILMS_REMEMBERED),
    }),
  };
}
