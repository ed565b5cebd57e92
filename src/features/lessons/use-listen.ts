import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { followVoices, hasVoice, speak, type Utterance } from '#device/speech.ts';

export type Listen = { isPlaying: boolean; toggle: () => void };

/** Reads the lesson aloud; undefined where the device has no voice for the language (UX S8, Listen). */
export function useListen(article: RefObject<HTMLElement | null>, language: string): Listen | undefined {
  const isAble = useSyncExternalStore(followVoices, () => hasVoice(language));
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  if (!isAble) return undefined;
  const toggle = (): void => {
    if (isPlaying) stop.current();
    else stop.current = speak(textsOf(article.current, language), () => setPlaying(false));
    setPlaying(!isPlaying);
  };
  return { isPlaying, toggle };
}

/** What a reader reads, part by part; what is to be done with the hands is left out. */
function textsOf(article: HTMLElement | null, language: string): Utterance[] {
  const parts = article?.querySelectorAll<HTMLElement>('[data-spoken]') ?? [];
  return [...parts].map((part) => ({
    text: part.innerText,
    lang: part.querySelector('[lang]')?.getAttribute('lang') ?? language,
  }));
}
