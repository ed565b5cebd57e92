import type { LessonPlace } from '#campus/learning/lesson-place.ts';
import type { LessonState } from './lesson-state.ts';

/** Where the eye is: so far down the window. */
const EYE = 0.3;
/** A smaller step is not worth an entry. */
const STEP = 0.1;

/** A place without its time: who keeps it says when it was. */
export type PlaceNow = Omit<LessonPlace, 'at'>;

/** The part under the eye, how far it is read, and how all of them stand. No part at the very beginning. */
export function placeIn(article: HTMLElement, state: LessonState): PlaceNow {
  const standing = state.read();
  const line = innerHeight * EYE;
  const part = [...article.querySelectorAll<HTMLElement>('[data-part]')].findLast(
    (each) => each.getBoundingClientRect().top <= line,
  );
  if (part === undefined) return { componentId: null, offset: null, seconds: null, ...standing };
  const { top, height } = part.getBoundingClientRect();
  const offset = Math.min(1, Math.max(0, (line - top) / Math.max(1, height)));
  const componentId = part.dataset.part ?? null;
  const seconds = componentId === null ? null : state.secondsOf(componentId);
  return { componentId, offset: Math.round(offset * 100) / 100, seconds, ...standing };
}

/** Scrolls to a place that `placeIn` found, on whatever screen it was. False where its part is not on the page. */
export function goToPlace(article: HTMLElement, { componentId, offset }: PlaceNow): boolean {
  const part = [...article.querySelectorAll<HTMLElement>('[data-part]')].find(
    (each) => each.dataset.part === componentId,
  );
  if (part === undefined) return false;
  const { top, height } = part.getBoundingClientRect();
  scrollTo({ top: scrollY + top + height * (offset ?? 0) - innerHeight * EYE, behavior: 'instant' });
  return true;
}

/** Whether somebody has got so far, or has changed so much, that it is worth keeping. */
export function isElsewhere(before: PlaceNow | undefined, now: PlaceNow): boolean {
  if (before === undefined || before.componentId !== now.componentId) return true;
  if (before.openParts.join() !== now.openParts.join()) return true;
  const moved = Math.abs((before.offset ?? 0) - (now.offset ?? 0));
  return moved >= STEP || now.films.some((film) => hasGoneOn(film, before.films));
}

function hasGoneOn({ componentId, seconds }: PlaceNow['films'][number], before: PlaceNow['films']): boolean {
  const known = before.find((film) => film.componentId === componentId);
  return known === undefined || Math.abs(known.seconds - seconds) >= 1;
}
