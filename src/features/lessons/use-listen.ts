import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { followVoices, hasVoice, speak } from '#device/media/speech.ts';
import { spokenTexts } from './spoken-texts.ts';

export type Listen = { isPlaying: boolean; toggle: () => void };

/** By this name the style knows what is being said (lesson-screen.css.ts). */
const HIGHLIGHT = 'lesson-said';

/** Reads the lesson aloud, sentence by sentence; undefined where the device has no voice for the language (LESSON-8). */
export function useListen(article: RefObject<HTMLElement | null>, language: string): Listen | undefined {
  const isAble = useSyncExternalStore(followVoices, () => hasVoice(language));
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  if (!isAble) return undefined;
  const end = (): void => {
    show(undefined);
    setPlaying(false);
  };
  const start = (): (() => void) => {
    const texts = article.current === null ? [] : spokenTexts(article.current, language);
    const silence = speak(texts, end, ({ at, from, to }) => show(texts[at]?.rangeOf(from, to)));
    return () => {
      silence();
      show(undefined);
    };
  };
  const toggle = (): void => {
    if (isPlaying) stop.current();
    else stop.current = start();
    setPlaying(!isPlaying);
  };
  return { isPlaying, toggle };
}

/** Marks what is being said, without touching the text; a browser that cannot mark so only speaks. */
function show(range: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  if (range === undefined) CSS.highlights.delete(HIGHLIGHT);
  else CSS.highlights.set(HIGHLIGHT, new Highlight(range));
}
