import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { SendOptions } from '#cache/send.ts';
import { LESSON_POSITION_EVERY } from '#campus/learning/lesson-limits.ts';
import type { LessonPlace } from '#campus/learning/lesson-place.ts';
import { painted } from '#ui/layout/painted.ts';
import type { LessonState } from './lesson-state.ts';
import { goToPlace, isElsewhere, placeIn } from './reading-place.ts';

/** For so long what comes late (letters, pictures, texts) may push the place away, and it is found again, ms. */
const SETTLING = 2500;
/** The router goes to the top of a new screen once it is rendered: after that the place is looked for again, ms. */
const AFTER_RENDER = [50, 300, 900];

type Parts = {
  article: RefObject<HTMLElement | null>;
  /** Where the learner was; null where they were never. */
  from: LessonPlace | null;
  /** How its components stand. */
  state: LessonState;
  serverNow: () => number;
  save: (place: LessonPlace, options: SendOptions) => void;
};

/**
 * Goes to where the learner was and keeps where they are (LESSON-2): on the device every two seconds while something moves,
 * at the campus when they leave the lesson or the page.
 */
export function useReadingPlace({ article, from, state, serverNow, save }: Parts): void {
  const kept = useRef<LessonPlace | undefined>(undefined);
  const keep = useEffectEvent(() => {
    const now = article.current && placeIn(article.current, state);
    if (now === null || !isElsewhere(kept.current, now)) return;
    // The time of the act: who comes away from a page that lay open since yesterday was nowhere else since.
    kept.current = { ...now, at: new Date(serverNow()).toISOString() };
    save(kept.current, { isUnhurried: true });
  });
  // Nobody was here for two seconds: a lesson that was only passed over is not begun.
  const leave = useEffectEvent(({ isLast }: { isLast: boolean }) => {
    if (kept.current !== undefined) save(kept.current, { isLast });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    // Nobody is in a lesson before it is seen; and a page that nobody touches has come to rest by then.
    void painted().then(() => {
      if (gone) return;
      timer = setInterval(() => {
        if (document.visibilityState === 'visible') keep();
      }, LESSON_POSITION_EVERY);
    });
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') leave({ isLast: false });
    };
    const onPageHide = (): void => leave({ isLast: true });
    addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      gone = true;
      clearInterval(timer);
      removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onHidden);
      leave({ isLast: false });
    };
  }, []);
  useReturn(article, from);
}

/** Finds the place again until the page has settled, or the learner goes somewhere themselves. */
function useReturn(article: RefObject<HTMLElement | null>, from: LessonPlace | null): void {
  const first = useRef(from);
  useEffect(() => {
    const place = first.current;
    const element = article.current;
    if (place?.componentId == null || element === null) return undefined;
    const go = (): void => void goToPlace(element, place);
    const observer = new ResizeObserver(go);
    const stop = (): void => {
      observer.disconnect();
      for (const each of timers) clearTimeout(each);
      for (const name of GOING) removeEventListener(name, stop);
    };
    const timers = [...AFTER_RENDER.map((wait) => setTimeout(go, wait)), setTimeout(stop, SETTLING)];
    for (const name of GOING) addEventListener(name, stop, { passive: true });
    observer.observe(element);
    return stop;
  }, [article]);
}

const GOING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
