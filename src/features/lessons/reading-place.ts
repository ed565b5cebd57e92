import type { LessonPlace } from '#features/learning/lesson-place.ts';

/** Where the eye is: so far down the window. */
const EYE = 0.3;
/** A smaller step is not worth an entry. */
const STEP = 0.1;

/** The part under the eye, and how far it is read. Null at the very beginning. */
export function placeIn(article: HTMLElement, film: FilmPlace | undefined): LessonPlace {
  const line = innerHeight * EYE;
  const part = [...article.querySelectorAll<HTMLElement>('[data-part]')].findLast(
    (each) => each.getBoundingClientRect().top <= line,
  );
  if (part === undefined)
    return { componentId: film?.componentId ?? null, offset: null, seconds: film?.seconds ?? null };
  const { top, height } = part.getBoundingClientRect();
  const offset = Math.min(1, Math.max(0, (line - top) / Math.max(1, height)));
  const componentId = part.dataset.part ?? null;
  const seconds = film?.componentId === componentId ? (film?.seconds ?? null) : null;
  return { componentId, offset: Math.round(offset * 100) / 100, seconds };
}

export type FilmPlace = { componentId: string; seconds: number };

/** Scrolls to a place that `placeIn` told, on whatever screen it was. False where its part is not on the page. */
export function goToPlace(article: HTMLElement, { componentId, offset }: LessonPlace): boolean {
  const part = [...article.querySelectorAll<HTMLElement>('[data-part]')].find(
    (each) => each.dataset.part === componentId,
  );
  if (part === undefined) return false;
  const { top, height } = part.getBoundingClientRect();
  scrollTo({ top: scrollY + top + height * (offset ?? 0) - innerHeight * EYE, behavior: 'instant' });
  return true;
}

/** Whether somebody has got so far that it is worth keeping. */
export function isElsewhere(before: LessonPlace | undefined, now: LessonPlace): boolean {
  if (before === undefined || before.componentId !== now.componentId) return true;
  const moved = Math.abs((before.offset ?? 0) - (now.offset ?? 0));
  return moved >= STEP || Math.abs((before.seconds ?? 0) - (now.seconds ?? 0)) >= 1;
}
